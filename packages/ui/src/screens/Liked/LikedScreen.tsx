import type { LikedQuery } from '@campus-bell/domain/likedAddress';
import { likes } from '@campus-bell/domain/words/likes';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LoginRequired } from '../../widgets/LoginRequired/LoginRequired.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { SegmentedTabs } from '../../widgets/SegmentedTabs/SegmentedTabs.tsx';
import { TabPanel } from '../../widgets/SegmentedTabs/TabPanel.tsx';
import { DueEvents } from './DueEvents.tsx';
import { LikedEvents } from './LikedEvents.tsx';
import { headerPlace, page, sorts } from './LikedScreen.css.ts';

/** Props of {@link LikedScreen}. */
export interface LikedScreenProps {
  view: LikedQuery;
  onChangeView(view: LikedQuery): void;
}

const name = 'liked';
const tabs = () =>
  [
    { id: 'newest', label: likes.newest },
    { id: 'deadline', label: likes.byDeadline },
  ] as const;

/**
 * The events that the member likes (spec §2, LI-1, LI-2), the newest first or by deadline; a visitor is led to the login
 * and nothing is asked for.
 */
export function LikedScreen(props: LikedScreenProps) {
  const { signedIn } = useEnvironment();
  return (
    <main className={page}>
      <div className={headerPlace}>
        <PageHeader title={likes.title} />
      </div>
      {signedIn ? <Sorted {...props} /> : <LoginRequired text={likes.loginRequired} />}
    </main>
  );
}

function Sorted({ view: { sort, searchText }, onChangeView }: LikedScreenProps) {
  return (
    <>
      <div className={sorts}>
        <SegmentedTabs
          label={likes.order}
          name={name}
          tabs={tabs()}
          activeId={sort}
          onSelectTab={(id) => {
            if (id !== sort) onChangeView({ sort: id, searchText });
          }}
        />
      </div>
      <TabPanel name={name} activeId={sort}>
        {sort === 'deadline' ? (
          <DueEvents />
        ) : (
          <LikedEvents
            searchText={searchText}
            onSubmitSearch={(text) => onChangeView({ sort, searchText: text })}
          />
        )}
      </TabPanel>
    </>
  );
}
