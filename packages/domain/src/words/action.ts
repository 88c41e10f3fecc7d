import { room } from './room.ts';

/** Names of buttons that stand in more than one place. */
export const action = room({
  confirm: ['확인', 'OK'],
  cancel: ['취소', 'Cancel'],
  close: ['닫기', 'Close'],
  reconnectPush: ['알림을 새로 연결하고 다시 로그인', 'Reconnect and log in again'],
  retry: ['다시 불러오기', 'Load again'],
  tryAgain: ['다시 시도', 'Try again'],
  login: ['로그인하기', 'Log in'],
  logOut: ['로그아웃', 'Log out'],
  reload: ['새로고침', 'Reload'],
});
