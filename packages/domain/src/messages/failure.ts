/** In place of a screen that failed (FR-8). */
export const failure = {
  broken: {
    title: '화면을 보여 드리지 못했어요',
    text: '화면을 그리는 중에 문제가 생겼어요. 다시 불러오거나 홈에서 새로 시작해 주세요.',
  },
  notLoaded: {
    title: '화면을 불러오지 못했어요',
    text: '인터넷 연결을 확인하고 다시 불러와 주세요.',
  },
} as const;

/** In place of everything, where the frame itself failed (FR-8). */
export const rootFailure = {
  title: '문제가 생겼어요',
  text: '앱을 다시 열어 주세요. 계속되면 잠시 후 다시 시도해 주세요.',
} as const;
