import { recentTextsFor, withoutRecentText } from '@campus-bell/domain/recentTexts';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { Button } from '../../widgets/Button/Button.tsx';
import { Checkbox } from '../../widgets/Checkbox/Checkbox.tsx';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import type { SuggestionTools } from '../../widgets/SearchBox/SearchBox.tsx';
import { head, hint, icon, option, row, text as textLook, title } from './RecentTexts.css.ts';

/** What is kept of texts that were searched for. */
export interface KeptTexts {
  /** The latest first. */
  recentTexts: readonly string[];
  /** Whether the browser belongs to several people, where a visitor leaves nothing; null for a member, who is asked no such thing. */
  isSharedDevice: boolean | null;
  onChangeRecentTexts(change: (texts: readonly string[]) => readonly string[]): void;
  onChangeSharedDevice(isShared: boolean): void;
}

/** Props of {@link RecentTexts}. */
export interface RecentTextsProps extends KeptTexts, SuggestionTools {}

/** Whether there is anything to show below the search field. */
export function hasRecentTexts({ recentTexts, isSharedDevice }: KeptTexts, typed: string): boolean {
  return recentTextsFor(recentTexts, typed).length > 0 || (isSharedDevice === true && typed === '');
}

/** What was searched for lately, to search for it again or to forget it. */
export function RecentTexts(props: RecentTextsProps) {
  const { recentTexts, isSharedDevice, onChangeRecentTexts, onChangeSharedDevice } = props;
  const { typed, choose, keepFocus } = props;
  const shown = recentTextsFor(recentTexts, typed);
  const forget = (change: (texts: readonly string[]) => readonly string[]) => {
    keepFocus();
    onChangeRecentTexts(change);
  };
  return (
    <section aria-label={eventSearch.recent}>
      {shown.length === 0 ? null : (
        <>
          <div className={head}>
            <h2 className={title}>{eventSearch.recent}</h2>
            <Button tone="quiet" extent="medium" onClick={() => forget(() => [])}>
              {eventSearch.clearRecent}
            </Button>
          </div>
          <ul>
            {shown.map((text) => (
              <li key={text} className={row}>
                <button
                  type="button"
                  className={textLook}
                  lang={writtenIn(text)}
                  onClick={() => choose(text)}
                >
                  <History className={icon} aria-hidden="true" size="1.25rem" />
                  {text}
                </button>
                <IconButton
                  label={eventSearch.clearOne({ searchText: text })}
                  icon={<X aria-hidden="true" size="1.25rem" />}
                  onClick={() => forget((texts) => withoutRecentText(texts, text))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {isSharedDevice === null || typed !== '' ? null : (
        <div className={option}>
          <Checkbox checked={isSharedDevice} onChangeChecked={onChangeSharedDevice}>
            {eventSearch.sharedDevice}
          </Checkbox>
          <p className={hint}>{eventSearch.sharedDeviceHint}</p>
        </div>
      )}
    </section>
  );
}
