/** Names of buttons that stand in more than one place. */
export const action = {
  confirm: '확인',
  cancel: '취소',
  close: '닫기',
  reconnectPush: '알림을 새로 연결하고 다시 로그인',
  retry: '다시 불러오기',
  tryAgain: '다시 시도',
  login: '로그인하기',
  logOut: '로그아웃',
  reload: '새로고침',
} as const;
