import { notificationQueries } from '@campus-bell/api/queries/notifications';
import type { Notification } from '@campus-bell/api/wire/notification';
import { dayLabel } from '@campus-bell/domain/dayLabel';
import { parseServerTime } from '@campus-bell/domain/koreaTime';
import type { NotificationsQuery } from '@campus-bell/domain/routes';
import { inbox as inboxWords } from '@campus-bell/domain/words/inbox';
import { notification } from '@campus-bell/domain/words/notification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useMinute } from '../../hooks/useMinute.tsx';
import { FilterChip } from '../../widgets/Chip/FilterChip.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { SegmentedTabs } from '../../widgets/SegmentedTabs/SegmentedTabs.tsx';
import { TabPanel } from '../../widgets/SegmentedTabs/TabPanel.tsx';
import { KeywordSummary } from './KeywordSummary.tsx';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationRowSkeleton } from './NotificationRowSkeleton.tsx';
import { tools } from './NotificationsScreen.css.ts';

/** Props of {@link Inbox}. */
export interface InboxProps {
  /** Tab and filter. */
  view: NotificationsQuery;
  onChangeView(view: NotificationsQuery): void;
}

const name = 'notifications';
const renderRow = (row: Notification) => <NotificationRow notification={row} />;

/** Both inboxes of a member, one at a time, by day, all or only what was unread (NO-2, NO-3, NO-7). */
export function Inbox({ view, onChangeView }: InboxProps) {
  const { api, visit } = useEnvironment();
  const now = useMinute();
  const { tab, unreadOnly } = view;
  const inbox = tab === 'topic' ? notificationQueries.topicInbox : notificationQueries.keywordInbox;
  const notifications = useInfiniteQuery(inbox(api, { visit, unreadOnly }));
  const hasUnread = {
    topic: useHasUnread(notificationQueries.topicInbox(api, { visit })),
    keyword: useHasUnread(notificationQueries.keywordInbox(api, { visit })),
  };
  const dayOf = ({ notifiedAt }: Notification) => {
    const date = parseServerTime(notifiedAt);
    return date === null ? inboxWords.undated : dayLabel(date, now);
  };
  return (
    <>
      <SegmentedTabs
        label={inboxWords.kinds}
        name={name}
        tabs={[
          { id: 'topic', label: inboxWords.subscriptions, unread: hasUnread.topic },
          { id: 'keyword', label: inboxWords.keywords, unread: hasUnread.keyword },
        ]}
        unreadLabel={inboxWords.hasUnread}
        activeId={tab}
        onSelectTab={(next) => onChangeView({ ...view, tab: next })}
      />
      <TabPanel name={name} activeId={tab}>
        <div className={tools}>
          <FilterChip
            pressed={unreadOnly}
            onToggle={() => onChangeView({ ...view, unreadOnly: !unreadOnly })}
          >
            {inboxWords.unreadOnly}
          </FilterChip>
          {tab === 'keyword' ? <KeywordSummary /> : null}
        </div>
        <PagedList
          key={`${tab} ${unreadOnly}`}
          label={tab === 'topic' ? inboxWords.ofSubscriptions : inboxWords.ofKeywords}
          look="rows"
          query={notifications}
          rowKey={(row) => row.notificationId}
          groupOf={dayOf}
          renderRow={renderRow}
          skeleton={<NotificationRowSkeleton />}
          empty={<NoNotifications tab={tab} unreadOnly={unreadOnly} />}
          endText={notification.noMore}
          errorText={notification.loadFailed}
        />
      </TabPanel>
    </>
  );
}

/** Whether a row that was listed is unread. The list is not asked for: that would mark it read. */
function useHasUnread(inbox: ReturnType<typeof notificationQueries.topicInbox>): boolean {
  const { data } = useInfiniteQuery({ ...inbox, enabled: false });
  return data?.rows.some(({ read }) => !read) === true;
}
