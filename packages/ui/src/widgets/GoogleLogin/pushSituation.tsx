import { unblockSteps } from '@campus-bell/domain/unblockSteps';

/**
 * Why this device has no push token yet. `unsupported`: the browser knows no notifications. `notInstalled`: only
 * the installed app knows them (iPhone, iPad). Otherwise the permission: not asked yet, refused, or given.
 */
export type PushState = 'unsupported' | 'notInstalled' | 'default' | 'denied' | 'granted';

/** What a student in that situation reads, and what the button does that leads out of it. */
export interface PushSituation {
  readonly text: string;
  readonly steps: readonly string[];
  /** Null where the way out lies outside the app. */
  readonly actionLabel: string | null;
  /** Which guide helps first. */
  readonly help: 'install' | 'pushCheck';
}

/** What the way out depends on. */
export interface PushDevice {
  readonly kind: 'android' | 'ios' | 'desktop';
  /** The page runs as the installed app, without an address bar. */
  readonly standalone: boolean;
}

/** The situations of AC-3's error, each with its own way out on this device and in this window. */
export function pushSituation(state: PushState, { kind, standalone }: PushDevice): PushSituation {
  if (state !== 'denied') return situations[state];
  return {
    text: standalone
      ? '이 앱의 알림이 차단돼 있어요. 설정에서 켜면 이 화면에서 이어서 로그인할 수 있어요.'
      : '이 사이트의 알림이 차단돼 있어요. 브라우저 설정에서 허용으로 바꾸면 이 화면에서 이어서 로그인할 수 있어요.',
    steps: unblockSteps[kind][standalone ? 'app' : 'tab'],
    actionLabel: null,
    help: 'pushCheck',
  };
}

const situations: Readonly<Record<Exclude<PushState, 'denied'>, PushSituation>> = {
  unsupported: {
    text: '지금 쓰는 브라우저는 알림을 지원하지 않아요. 알림을 지원하는 브라우저에서 열고 홈 화면에 추가해 주세요.',
    steps: [
      '크롬이나 삼성 인터넷, 사파리로 이 주소를 열어요',
      '홈 화면에 추가해 앱을 설치해요',
      '설치한 앱에서 알림을 허용해요',
    ],
    actionLabel: null,
    help: 'install',
  },
  notInstalled: {
    text: '아이폰과 아이패드에서는 홈 화면에 추가한 앱에서만 알림을 받을 수 있어요.',
    steps: [
      '사파리에서 공유 버튼을 눌러요',
      '‘홈 화면에 추가’를 골라요',
      '홈 화면의 캠퍼스벨을 열고 알림을 허용해요',
    ],
    actionLabel: null,
    help: 'install',
  },
  default: {
    text: '아직 알림을 허용하지 않았어요. 허용하면 바로 이어서 로그인해요.',
    steps: [],
    actionLabel: '알림 허용하고 로그인',
    help: 'pushCheck',
  },
  granted: {
    text: '알림은 허용했지만 이 기기의 알림 등록이 아직 끝나지 않았어요. 등록하면 이어서 로그인해요.',
    steps: [],
    actionLabel: '등록하고 로그인',
    help: 'pushCheck',
  },
};
