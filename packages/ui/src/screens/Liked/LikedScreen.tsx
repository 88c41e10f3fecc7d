import type { LikedQuery } from '@campus-bell/domain/likedAddress';
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
const tabs = [
  { id: 'newest', label: '최신순' },
  { id: 'deadline', label: '마감순' },
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
        <PageHeader title="내가 찜한 글" />
      </div>
      {signedIn ? <Sorted {...props} /> : <LoginRequired text="로그인하면 찜한 글을 모아 볼 수 있어요." />}
    </main>
  );
}

function Sorted({ view: { sort, searchText }, onChangeView }: LikedScreenProps) {
  return (
    <>
      <div className={sorts}>
        <SegmentedTabs
          label="찜한 글의 순서"
          name={name}
          tabs={tabs}
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
