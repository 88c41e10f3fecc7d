import { room } from './room.ts';

/** The inbox: what stands in its place, and marking all read with its question (spec §5, §8, NO-1, NO-5). */
export const notification = room({
  loadFailed: [
    '알림을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    'Your notifications couldn’t be loaded. Please try again in a moment.',
  ],
  empty: ['아직 받은 알림이 없어요.', 'No notifications yet.'],
  emptyHint: [
    '게시판이나 키워드를 구독하면 새 글이 올라올 때 여기로 와요.',
    'Subscribe to a board or a keyword, and you’ll hear about new posts here.',
  ],
  emptyUnread: ['읽지 않은 알림이 없어요.', 'No unread notifications.'],
  untitled: ['제목 없는 알림', 'Untitled notification'],
  noMore: ['더 이상 알림이 없어요.', 'No more notifications.'],
  markAllConfirm: {
    title: ['모두 읽음으로 표시할까요?', 'Mark all as read?'],
    text: [
      '구독과 키워드 알림이 모두 읽음으로 바뀌어요.',
      'All board and keyword notifications will be marked as read.',
    ],
  },
  markedAll: {
    title: ['모두 읽음으로 표시했어요', 'All marked as read'],
    text: ['읽지 않은 알림이 없어요.', 'No unread notifications.'],
  },
  markAllFailed: {
    title: ['읽음 표시를 하지 못했어요', 'Not marked as read'],
    text: [
      '알림을 읽음으로 바꾸는 중에 오류가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'Something went wrong while marking them. Please try again in a moment.',
    ],
  },
});
