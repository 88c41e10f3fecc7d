import { eventQueries } from '@campus-bell/api/queries/events';
import { type Category, categorySlug } from '@campus-bell/domain/categories';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { SearchBox } from '../../widgets/SearchBox/SearchBox.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { headerPlace, page, tools } from './EventSearchScreen.css.ts';
import { NoEvents } from './NoEvents.tsx';

/** Props of {@link EventSearchScreen}. */
export interface EventSearchScreenProps {
  /** The board shown; wire of the spec: savedOption1, savedOption2. */
  category: Category;
  /** The text searched for, empty for all; wire of the spec: savedKeyword. */
  searchText: string;
  /** Gets the text as it is sent: NFC, trimmed, empty when cleared. A new board takes along what is typed. */
  onSearch(search: { category: Category; searchText: string }): void;
}

/** The search (spec §2): a board, a text, and the events found as an endless list (SE-1 to SE-5). */
export function EventSearchScreen(props: EventSearchScreenProps) {
  const { category, searchText, onSearch } = props;
  const { api, visit } = useEnvironment();
  const typed = useRef(searchText);
  const submit = (text: string) => onSearch({ category, searchText: text });
  const slug = categorySlug(category);
  const events = useInfiniteQuery(eventQueries.board(api, { slug, searchText }, visit));
  return (
    <main className={page}>
      <div className={headerPlace}>
        <PageHeader title="검색" />
      </div>
      <div className={tools}>
        <SearchBox
          label="글 제목 검색"
          placeholder="제목으로 찾아보세요"
          searchText={searchText}
          onTypeText={(text) => {
            typed.current = text;
          }}
          onSubmitSearch={submit}
        />
        <CategoryChoice
          category={category}
          onChangeCategory={(next) => onSearch({ category: next, searchText: typed.current })}
        />
      </div>
      <PagedList
        key={`${slug} ${searchText}`}
        label={searchText === '' ? `${category.detail} 글` : `${category.detail}, ‘${searchText}’ 검색 결과`}
        query={events}
        rowKey={(event) => event.eventId}
        renderRow={(event) => (
          <LikeableEventCard event={event} headingLevel={2} ofOneBoard searchText={searchText} />
        )}
        skeleton={<EventCardSkeleton />}
        empty={<NoEvents searchText={searchText} onClearSearch={() => submit('')} />}
      />
    </main>
  );
}
