import { notificationQueries } from '@campus-bell/api/queries/notifications';
import type { Notification } from '@campus-bell/api/wire/notification';
import { dayLabel } from '@campus-bell/domain/dayLabel';
import { parseServerTime } from '@campus-bell/domain/koreaTime';
import { messages } from '@campus-bell/domain/messages';
import type { NotificationsQuery } from '@campus-bell/domain/routes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
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
const undated = '날짜를 알 수 없어요';

/** Both inboxes of a member, one at a time, by day, all or only what was unread (NO-2, NO-3, NO-7). */
export function Inbox({ view, onChangeView }: InboxProps) {
  const { api, visit, now } = useEnvironment();
  const { tab, unreadOnly } = view;
  const inbox = tab === 'topic' ? notificationQueries.topicInbox : notificationQueries.keywordInbox;
  const notifications = useInfiniteQuery(inbox(api, { visit, unreadOnly }));
  const hasUnread = {
    topic: useHasUnread(notificationQueries.topicInbox(api, { visit })),
    keyword: useHasUnread(notificationQueries.keywordInbox(api, { visit })),
  };
  const dayOf = ({ notifiedAt }: Notification) => {
    const date = parseServerTime(notifiedAt);
    return date === null ? undated : dayLabel(date, now());
  };
  return (
    <>
      <SegmentedTabs
        label="알림 종류"
        name={name}
        tabs={[
          { id: 'topic', label: '구독', unread: hasUnread.topic },
          { id: 'keyword', label: '키워드', unread: hasUnread.keyword },
        ]}
        unreadLabel="읽지 않은 알림 있음"
        activeId={tab}
        onSelectTab={(next) => onChangeView({ ...view, tab: next })}
      />
      <TabPanel name={name} activeId={tab}>
        <div className={tools}>
          <FilterChip
            pressed={unreadOnly}
            onToggle={() => onChangeView({ ...view, unreadOnly: !unreadOnly })}
          >
            읽지 않은 알림만
          </FilterChip>
          {tab === 'keyword' ? <KeywordSummary /> : null}
        </div>
        <PagedList
          key={`${tab} ${unreadOnly}`}
          label={tab === 'topic' ? '구독 알림함' : '키워드 알림함'}
          look="rows"
          query={notifications}
          rowKey={(row) => row.notificationId}
          groupOf={dayOf}
          renderRow={(row) => <NotificationRow notification={row} />}
          skeleton={<NotificationRowSkeleton />}
          empty={<NoNotifications tab={tab} unreadOnly={unreadOnly} />}
          endText={messages.notification.noMore}
          errorText={messages.notification.loadFailed}
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
