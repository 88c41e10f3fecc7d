import { keywordQueries } from '@campus-bell/api/queries/keywords';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { rehearsalDelayMs } from '@campus-bell/domain/limits';
import { suggestedWords } from '@campus-bell/domain/suggestedWords';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { keywords } from '@campus-bell/domain/words/keywords';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useDebounced } from '../../hooks/useDebounced.tsx';
import { FilterChip } from '../../widgets/Chip/FilterChip.tsx';
import {
  rehearsal,
  rehearsalNote,
  rehearsalTitle,
  suggestions,
  titles,
} from './KeywordSubscriptionScreen.css.ts';

/** Props of {@link Rehearsal}. */
export interface RehearsalProps {
  board: TopicStatus;
  /** The word as it would be sent, null while it cannot be. */
  keyword: string | null;
  onUseSuggestion(word: string): void;
}

const shownTitles = 3;

/**
 * What the keyword would have found on the board, and words of its newest titles (KW-7). Asked as a visitor, a
 * little after the last letter; another letter leaves the call behind. Without an answer there is just nothing.
 */
export function Rehearsal({ board, keyword, onUseSuggestion }: RehearsalProps) {
  const { api } = useEnvironment();
  const searchText = useDebounced(keyword, rehearsalDelayMs);
  const newest = useQuery(keywordQueries.rehearsal(api, { slug: board.slug, searchText: '' }));
  const matching = keywordQueries.rehearsal(api, { slug: board.slug, searchText: searchText ?? '' });
  const isCurrent = searchText !== null && searchText === keyword;
  const found = useQuery({ ...matching, enabled: isCurrent });
  const words = suggestedWords(newest.data?.rows.map(({ title }) => title) ?? []);

  if (keyword === null) {
    if (words.length === 0) return null;
    return (
      <section className={rehearsal} aria-label={keywords.suggested}>
        <h2 className={rehearsalTitle}>{keywords.oftenIn({ board: campusName(board.koreanTopic) })}</h2>
        <div className={suggestions}>
          {words.map((word) => (
            <FilterChip key={word} pressed={false} onToggle={() => onUseSuggestion(word)}>
              <span lang={writtenIn(word)}>{word}</span>
            </FilterChip>
          ))}
        </div>
      </section>
    );
  }
  const matches = isCurrent ? found.data : undefined;
  return (
    <section className={rehearsal} aria-label={keywords.preview}>
      <div role="status">
        <h2 className={rehearsalTitle}>{headline(keyword)}</h2>
      </div>
      {matches === undefined || matches.rows.length === 0 ? null : (
        <ul className={titles}>
          {matches.rows.slice(0, shownTitles).map(({ eventId, title }) => (
            <li key={eventId} lang={writtenIn(title)}>
              {title}
            </li>
          ))}
        </ul>
      )}
      <p className={rehearsalNote}>{keywords.previewNote}</p>
    </section>
  );

  function headline(word: string): string {
    if (matches === undefined) return found.isError ? keywords.previewFailed : keywords.previewLoading;
    if (matches.rows.length === 0) return keywords.foundNone({ keyword: word });
    const said = { keyword: word, count: matches.rows.length };
    return matches.hasNext ? keywords.foundMore(said) : keywords.found(said);
  }
}
