import { routes, searchPath, subscriptionsPath } from '@campus-bell/domain/routes';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../tokens/media.ts';
import { AppLink } from '../../widgets/AppLink/AppLink.tsx';
import { shortcut, shortcutList, shortcutsTitle } from './HomeScreen.css.ts';

const boardPath = (group: string, detail = group) => searchPath({ group, detail, searchText: '' });

const ways = [
  { label: '학교 공지', href: boardPath('아주대 공지사항', '아주대학교-일반') },
  { label: '장학 공지', href: boardPath('아주대 공지사항', '아주대학교-장학') },
  { label: '기숙사 공지', href: boardPath('기숙사') },
  { label: '대학원 공지', href: boardPath('대학원') },
  { label: '키워드 소식', href: subscriptionsPath({ tab: 'keyword' }) },
  { label: '이용 안내', href: routes.guide },
];

/** What stands below the banners where there is room for a second column; elsewhere nothing. */
export function Shortcuts() {
  if (!useMedia(media.wide)) return null;
  return (
    <nav aria-label="바로가기">
      <h2 className={shortcutsTitle}>바로가기</h2>
      <ul className={shortcutList}>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <AppLink className={shortcut} href={href}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
