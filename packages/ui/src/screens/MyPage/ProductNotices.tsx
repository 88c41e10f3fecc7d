import { compactDay } from '@campus-bell/domain/words/compact';
import { faq } from '@campus-bell/domain/words/faq';
import { list, notice, noticeDate, noticeText, noticeTitle } from './MyPageSheetDialog.css.ts';

const notices = () => [
  { date: '2026-11-21', words: faq.postsTold },
  { date: '2026-11-21', words: faq.darkTheme },
];

/** What the makers of the product have to tell, newest first. */
export function ProductNotices() {
  return (
    <ul className={list}>
      {notices().map(({ date, words: { title, text } }) => (
        <li key={title} className={notice}>
          <p className={noticeTitle}>{title}</p>
          <time className={noticeDate} dateTime={date}>
            {compactDay(date, true)}
          </time>
          <p className={noticeText}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
