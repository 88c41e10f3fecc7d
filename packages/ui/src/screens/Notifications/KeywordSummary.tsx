import { keywordQueries } from '@campus-bell/api/queries/keywords';
import { routes } from '@campus-bell/domain/routes';
import { inbox } from '@campus-bell/domain/words/inbox';
import { way } from '@campus-bell/domain/words/way';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { summary, summaryCount } from './NotificationsScreen.css.ts';

/** How many keywords there are, and the way to them (NO-2). */
export function KeywordSummary() {
  const { api } = useEnvironment();
  const { data } = useQuery(keywordQueries.own(api));
  return (
    <div className={summary}>
      {data === undefined ? null : (
        <p className={summaryCount}>{inbox.keywordCount({ count: data.length })}</p>
      )}
      <LinkButton href={routes.keywordSubscription} tone="quiet" extent="medium">
        {way.keywordSettings}
      </LinkButton>
    </div>
  );
}
