import { room } from './room.ts';

/** What stands around every screen: bars, dialogs, toasts, links out. */
export const frame = room({
  back: ['뒤로 가기', 'Back'],
  skip: ['본문으로 건너뛰기', 'Skip to content'],
  newWindow: ['(새 창에서 열려요)', '(opens in a new window)'],
  toast: ['알림', 'Message'],
  /** The hotkey is named by who shows the toasts. */
  toasts: ['알림 모음 ({hotkey})', 'Messages ({hotkey})'],
  undo: ['되돌리기', 'Undo'],
  refreshing: ['새로 불러오는 중이에요…', 'Refreshing…'],
});
