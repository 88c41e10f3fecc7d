import { eventQueries } from '@campus-bell/api/queries/events';
import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { useQuery } from '@tanstack/react-query';
import Newspaper from 'lucide-react/icons/newspaper';
import { useDeferredValue } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';

/** This week's popular events in order of their rank (HO-5, HO-9). */
export function PopularEvents() {
  const { api } = useEnvironment();
  const popular = useQuery(eventQueries.popular(api));
  // Drawn in small steps: taps are not kept waiting.
  const data = useDeferredValue(popular.data);
  return (
    <PagedList
      label="이번 주 인기글"
      query={{ ...popular, data }}
      rowKey={(event) => event.eventId}
      renderRow={(event, index) => <LikeableEventCard event={event} rank={index + 1} />}
      skeleton={<EventCardSkeleton ranked />}
      endText={null}
      empty={
        <EmptyState
          icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
          title={messages.popular.empty}
          text="글이 올라오면 많이 본 순서로 보여 드려요."
          action={
            <LinkButton href={routes.events} tone="soft" extent="medium">
              게시판 둘러보기
            </LinkButton>
          }
        />
      }
    />
  );
}
