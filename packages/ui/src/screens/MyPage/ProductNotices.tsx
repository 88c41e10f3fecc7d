import { list, notice, noticeDate, noticeText, noticeTitle } from './MyPageSheetDialog.css.ts';

const notices = [
  {
    title: '글이 올라오면 바로 알 수 있어요',
    date: '2026-11-21',
    text: '게시판을 구독하거나 키워드를 정해 두면 새 글이 올라올 때 알림을 보내 드려요.',
  },
  {
    title: '어두운 화면을 쓸 수 있어요',
    date: '2026-11-21',
    text: '프로필의 화면 테마에서 밝게, 어둡게, 기기 설정 따르기를 고를 수 있어요.',
  },
];

/** What the makers of the product have to tell, newest first. */
export function ProductNotices() {
  return (
    <ul className={list}>
      {notices.map(({ title, date, text }) => (
        <li key={title} className={notice}>
          <p className={noticeTitle}>{title}</p>
          <time className={noticeDate} dateTime={date}>
            {date.replaceAll('-', '. ')}.
          </time>
          <p className={noticeText}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
