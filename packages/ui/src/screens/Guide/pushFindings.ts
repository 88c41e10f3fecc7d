import { messages } from '@campus-bell/domain/messages';
import { unblockSteps } from '@campus-bell/domain/unblockSteps';

/** What the health check knows of this device (PW-9). */
export interface PushHealth {
  device: 'android' | 'ios' | 'desktop';
  isInstalled: boolean;
  /** The page runs as the installed app, without an address bar. */
  standalone: boolean;
  permission: 'unsupported' | 'default' | 'granted' | 'denied';
  /** The service worker, which shows the notifications. */
  worker: 'missing' | 'starting' | 'active';
  /** `lost`: this device's token is not the one that the server was given, so nothing comes any more. */
  token: 'none' | 'fetching' | 'failed' | 'stored' | 'lost';
  /** When a push last arrived on this device, in words; null when none did. */
  lastPush: string | null;
}

/** What the student can do about a finding, within the app. */
export type Remedy = 'allow' | 'fetchToken' | 'reload' | 'install' | 'reconnect';

/** One line of the health check. */
export interface Finding {
  name: string;
  grade: 'good' | 'attention' | 'neutral';
  text: string;
  /** What to do on this device, when there is something to do. */
  advice: string | null;
  remedy: Remedy | null;
}

const good = (name: string, text: string): Finding => ({
  name,
  grade: 'good',
  text,
  advice: null,
  remedy: null,
});

/** Reads the health of this device as findings, each with its remedy on this very device. */
export function pushFindings(health: PushHealth): Finding[] {
  const isSupported = health.permission !== 'unsupported';
  const rows = [support(health), installation(health)];
  if (isSupported) rows.push(permission(health), worker(health), token(health), lastPush(health));
  return rows;
}

function support({ permission: state, device, isInstalled }: PushHealth): Finding {
  if (state !== 'unsupported') return good('브라우저', '알림을 받을 수 있는 브라우저예요.');
  const needsInstall = device === 'ios' && !isInstalled;
  return {
    name: '브라우저',
    grade: 'attention',
    text: '지금 이 화면에서는 알림을 받을 수 없어요.',
    advice: needsInstall
      ? '아이폰과 아이패드는 홈 화면에 추가한 앱에서만 알림을 받아요.'
      : '크롬, 삼성 인터넷, 엣지 같은 최신 브라우저에서 열어 주세요.',
    remedy: needsInstall ? 'install' : null,
  };
}

function installation({ isInstalled, device }: PushHealth): Finding {
  if (isInstalled) return good('설치', '설치한 앱으로 열었어요.');
  return {
    name: '설치',
    grade: device === 'ios' ? 'attention' : 'neutral',
    text: '브라우저에서 열었어요.',
    advice: '홈 화면에 추가하면 알림을 더 확실하게 받고, 아이콘에 읽지 않은 수가 보여요.',
    remedy: 'install',
  };
}

function permission({ permission: state, device, standalone }: PushHealth): Finding {
  if (state === 'granted') return good('알림 허용', '알림을 허용했어요.');
  if (state === 'denied') {
    return {
      name: '알림 허용',
      grade: 'attention',
      text: '알림이 차단돼 있어요.',
      advice: `${unblockSteps[device][standalone ? 'app' : 'tab'].join('. ')}.`,
      remedy: null,
    };
  }
  return {
    name: '알림 허용',
    grade: 'attention',
    text: '아직 알림을 허용하지 않았어요.',
    advice: null,
    remedy: 'allow',
  };
}

function worker({ worker: state }: PushHealth): Finding {
  if (state === 'active') return good('백그라운드 작동', '앱을 닫아도 알림을 받을 준비가 됐어요.');
  return {
    name: '백그라운드 작동',
    grade: state === 'starting' ? 'neutral' : 'attention',
    text: state === 'starting' ? '준비하는 중이에요.' : '알림을 받을 준비가 되지 않았어요.',
    advice: state === 'starting' ? '잠시 뒤 다시 확인해 주세요.' : '새로고침하면 다시 준비해요.',
    remedy: state === 'starting' ? null : 'reload',
  };
}

function token({ token: state, permission: allowed }: PushHealth): Finding {
  const name = '기기 등록';
  if (state === 'stored' && allowed === 'granted') return good(name, '이 기기를 등록했어요.');
  if (state === 'stored') {
    return {
      name,
      grade: 'attention',
      text: '등록한 기기지만 알림을 허용하지 않아 알림이 오지 않아요.',
      advice: '알림을 허용하면 다시 받아요.',
      remedy: null,
    };
  }
  if (state === 'fetching') {
    return { name, grade: 'neutral', text: '등록하는 중이에요.', advice: null, remedy: null };
  }
  if (state === 'lost') {
    return {
      name,
      grade: 'attention',
      text: messages.push.lost,
      advice: '다시 로그인하면 이 기기를 새로 등록해요.',
      remedy: 'reconnect',
    };
  }
  return {
    name,
    grade: 'attention',
    text: state === 'failed' ? '이 기기를 등록하지 못했어요.' : '아직 이 기기를 등록하지 않았어요.',
    advice:
      allowed === 'granted'
        ? '인터넷 연결을 확인하고 다시 등록해 주세요.'
        : '알림을 허용하면 이어서 등록해요.',
    remedy: allowed === 'granted' ? 'fetchToken' : null,
  };
}

function lastPush({ lastPush: at }: PushHealth): Finding {
  if (at !== null) return good('마지막 알림', `${at}에 받았어요.`);
  return {
    name: '마지막 알림',
    grade: 'neutral',
    text: '이 기기에서 받은 알림이 아직 없어요.',
    advice: '게시판이나 키워드를 구독하면 새 글이 올라올 때 받아요.',
    remedy: null,
  };
}
