import { recentTextsFor, withoutRecentText } from '@campus-bell/domain/recentTexts';
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
    <section aria-label="최근 검색어">
      {shown.length === 0 ? null : (
        <>
          <div className={head}>
            <h2 className={title}>최근 검색어</h2>
            <Button tone="quiet" extent="medium" onClick={() => forget(() => [])}>
              모두 지우기
            </Button>
          </div>
          <ul>
            {shown.map((text) => (
              <li key={text} className={row}>
                <button type="button" className={textLook} onClick={() => choose(text)}>
                  <History className={icon} aria-hidden="true" size="1.25rem" />
                  {text}
                </button>
                <IconButton
                  label={`‘${text}’ 지우기`}
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
            여럿이 쓰는 기기예요
          </Checkbox>
          <p className={hint}>로그인하지 않은 동안 검색어와 본 게시판을 남기지 않아요.</p>
        </div>
      )}
    </section>
  );
}
