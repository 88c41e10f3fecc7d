import { routes, searchPath, subscriptionsPath } from '@campus-bell/domain/routes';
import { shortcutCategories } from '@campus-bell/domain/shortcutCategories';
import { home } from '@campus-bell/domain/words/home';
import { shortcut as shortcutWords } from '@campus-bell/domain/words/shortcut';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../tokens/media.ts';
import { AppLink } from '../../widgets/AppLink/AppLink.tsx';
import { shortcut, shortcutList, shortcutsTitle } from './HomeScreen.css.ts';

const boardPath = (name: keyof typeof shortcutCategories) =>
  searchPath({ ...shortcutCategories[name], searchText: '' });

const ways = () => [
  { label: shortcutWords.university, href: boardPath('university') },
  { label: shortcutWords.scholarships, href: boardPath('scholarships') },
  { label: shortcutWords.dormitory, href: boardPath('dormitory') },
  { label: shortcutWords.graduate, href: boardPath('graduate') },
  { label: shortcutWords.keywords, href: subscriptionsPath({ tab: 'keyword' }) },
  { label: shortcutWords.guide, href: routes.guide },
];

/** What stands below the banners where there is room for a second column; elsewhere nothing. */
export function Shortcuts() {
  if (!useMedia(media.wide)) return null;
  return (
    <nav aria-label={home.shortcuts}>
      <h2 className={shortcutsTitle}>{home.shortcuts}</h2>
      <ul className={shortcutList}>
        {ways().map(({ label, href }) => (
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
