/** The question before a member logs out. */
export const logOut = {
  confirm: {
    title: '로그아웃할까요?',
    text: '구독과 키워드, 찜한 글은 그대로 남고 알림도 계속 올 수 있어요. 다시 로그인하면 이어서 볼 수 있어요.',
  },
} as const;
