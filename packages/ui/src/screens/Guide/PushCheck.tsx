import { routes } from '@campus-bell/domain/routes';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { advice, finding, findings, name, sign, test, testText, text, words } from './PushCheck.css.ts';
import { type Finding, type PushHealth, pushFindings } from './pushFindings.ts';

/** Props of {@link PushCheck}. */
export interface PushCheckProps {
  health: PushHealth;
  /** The permission or the token is being asked for. */
  busy: boolean;
  /** The browser can ask to install the app. */
  onInstall: (() => void) | null;
  onAllow(): void;
  onFetchToken(): void;
  /** Leads through the login, which gives the server this device's connection. */
  onReconnect(): void;
  onReload(): void;
  testState: 'idle' | 'sent' | 'failed';
  onSendTest(): void;
}

const signs = {
  good: <CircleCheck size="1.25rem" />,
  attention: <CircleAlert size="1.25rem" />,
  neutral: <CircleDashed size="1.25rem" />,
} as const;

const spoken = { good: '좋아요', attention: '확인이 필요해요', neutral: '참고하세요' } as const;

/** '알림 점검': what stands between this device and a notification, each with its remedy (PW-9). */
export function PushCheck(props: PushCheckProps) {
  const { health, testState, onSendTest } = props;
  return (
    <>
      <ul className={findings}>
        {pushFindings(health).map((row) => (
          <li key={row.name} className={finding({ grade: row.grade })}>
            <span className={sign({ grade: row.grade })} aria-hidden="true">
              {signs[row.grade]}
            </span>
            <div className={words}>
              <p className={name}>
                {row.name}
                <span className={visuallyHidden}>: {spoken[row.grade]}</span>
              </p>
              <p className={text}>{row.text}</p>
              {row.advice === null ? null : <p className={advice}>{row.advice}</p>}
              <RemedyButton row={row} {...props} />
            </div>
          </li>
        ))}
      </ul>
      {health.permission === 'granted' && health.worker === 'active' ? (
        <div className={test}>
          <Button tone="soft" wide onClick={onSendTest}>
            시험 알림 보내기
          </Button>
          <p className={testText} role="status">
            {testState === 'sent'
              ? '보냈어요. 알림이 보이지 않으면 기기의 알림 설정과 방해 금지 모드를 확인해 주세요.'
              : ''}
            {testState === 'failed' ? '시험 알림을 보내지 못했어요. 알림 권한을 확인해 주세요.' : ''}
          </p>
        </div>
      ) : null}
    </>
  );
}

function RemedyButton({
  row,
  busy,
  onInstall,
  onAllow,
  onFetchToken,
  onReconnect,
  onReload,
}: PushCheckProps & { row: Finding }) {
  const look = { tone: 'soft', extent: 'medium' } as const;
  switch (row.remedy) {
    case 'allow':
      return (
        <Button {...look} busy={busy} onClick={onAllow}>
          알림 허용하기
        </Button>
      );
    case 'fetchToken':
      return (
        <Button {...look} busy={busy} onClick={onFetchToken}>
          다시 등록하기
        </Button>
      );
    case 'reload':
      return (
        <Button {...look} onClick={onReload}>
          새로고침
        </Button>
      );
    case 'reconnect':
      return (
        <Button {...look} busy={busy} onClick={onReconnect}>
          다시 로그인하고 연결하기
        </Button>
      );
    case 'install':
      return onInstall === null ? (
        <LinkButton {...look} href={`${routes.guide}#install`}>
          설치 방법 보기
        </LinkButton>
      ) : (
        <Button {...look} onClick={onInstall}>
          앱 설치하기
        </Button>
      );
    default:
      return null;
  }
}
