import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { pushCheck } from '@campus-bell/domain/words/pushCheck';
import { way } from '@campus-bell/domain/words/way';
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

const spoken = () => ({
  good: pushCheck.good,
  attention: pushCheck.attention,
  neutral: pushCheck.neutral,
});

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
                <span className={visuallyHidden}>: {spoken()[row.grade]}</span>
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
            {pushCheck.sendTest}
          </Button>
          <p className={testText} role="status">
            {testState === 'sent' ? pushCheck.testSent : ''}
            {testState === 'failed' ? pushCheck.testFailed : ''}
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
          {pushCheck.allow}
        </Button>
      );
    case 'fetchToken':
      return (
        <Button {...look} busy={busy} onClick={onFetchToken}>
          {pushCheck.registerAgain}
        </Button>
      );
    case 'reload':
      return (
        <Button {...look} onClick={onReload}>
          {action.reload}
        </Button>
      );
    case 'reconnect':
      return (
        <Button {...look} busy={busy} onClick={onReconnect}>
          {pushCheck.logInAgain}
        </Button>
      );
    case 'install':
      return onInstall === null ? (
        <LinkButton {...look} href={`${routes.guide}#install`}>
          {way.howToInstall}
        </LinkButton>
      ) : (
        <Button {...look} onClick={onInstall}>
          {pushCheck.installApp}
        </Button>
      );
    default:
      return null;
  }
}
