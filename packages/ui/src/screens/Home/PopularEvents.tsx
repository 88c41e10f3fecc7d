import { homeQueries } from '@campus-bell/api/queries/home';
import type { EventCard } from '@campus-bell/api/wire/event';
import { home } from '@campus-bell/domain/words/home';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useSameAs } from '../../hooks/useSameAs.ts';
import { useVisitMemory } from '../../hooks/useVisitMemory.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { FewRows } from '../../widgets/PagedList/FewRows.tsx';
import { ListFrame } from '../../widgets/PagedList/ListFrame.tsx';
import { NoPopularEvents } from './NoPopularEvents.tsx';

/** So many rows answer a tap; those below follow once they are painted. */
const rowsAtOnce = 5;

/** This week's popular events in order of their rank (HO-5, HO-9). */
export function PopularEvents() {
  const { api, signedIn, firstContent } = useEnvironment();
  const first = firstContent?.();
  const popular = useQuery({
    ...homeQueries.popular(api),
    ...(first?.popular && { placeholderData: first.popular }),
  });
  // What the device keeps of the last visit takes the place of nothing that came after it.
  const isOlder = first?.popular !== undefined && popular.dataUpdatedAt < first.at;
  const isFirst = popular.isPlaceholderData || (isOlder && popular.data !== undefined);
  const data = useSameAs(first?.popular, isFirst ? first?.popular : popular.data);
  // What everybody may see says nothing of a member's stars.
  const starsWait = isFirst && signedIn;
  const opening = useVisitMemory('popular', () => ({ isDrawn: false }));
  // Drawn in small steps, the rows with their stars: taps are not kept waiting. Who comes back finds them all.
  const whole = useMemo(() => ({ data, starsWait }), [data, starsWait]);
  const shown = useDeferredValue(
    whole,
    isFirst || opening.isDrawn ? whole : { ...whole, data: data?.slice(0, rowsAtOnce) },
  );
  useEffect(() => {
    opening.isDrawn = true;
  }, [opening]);
  return (
    <ListFrame
      Rows={FewRows<EventCard>}
      label={home.popular}
      query={{
        ...popular,
        data: shown.data,
        dataUpdatedAt: isFirst ? (first?.at ?? 0) : popular.dataUpdatedAt,
      }}
      rowKey={eventKey}
      renderRow={(event, index) => (
        <LikeableEventCard event={event} rank={index + 1} starWaits={shown.starsWait} />
      )}
      skeleton={<EventCardSkeleton ranked />}
      endText={null}
      empty={<NoPopularEvents />}
    />
  );
}
