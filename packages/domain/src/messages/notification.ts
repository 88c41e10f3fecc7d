import { tryLater } from './dialogText.ts';

/** The inbox: what stands in its place, and marking all read with its question (spec §5, §8, NO-1, NO-5). */
export const notification = {
  loadFailed: '알림을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  empty: '아직 받은 알림이 없어요.',
  emptyHint: '게시판이나 키워드를 구독하면 새 글이 올라올 때 여기로 와요.',
  emptyUnread: '읽지 않은 알림이 없어요.',
  untitled: '제목 없는 알림',
  noMore: '더 이상 알림이 없어요.',
  markAllConfirm: {
    title: '모두 읽음으로 표시할까요?',
    text: '구독과 키워드 알림이 모두 읽음으로 바뀌어요.',
  },
  markedAll: { title: '모두 읽음으로 표시했어요', text: '읽지 않은 알림이 없어요.' },
  markAllFailed: {
    title: '읽음 표시를 하지 못했어요',
    text: `알림을 읽음으로 바꾸는 중에 오류가 생겼어요. ${tryLater}`,
  },
} as const;
