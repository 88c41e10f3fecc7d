import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { buttons, prompt, sign, text } from './FirstLaunchPrompt.css.ts';

/** Props of {@link FirstLaunchPrompt}. */
export interface FirstLaunchPromptProps {
  open: boolean;
  permission: 'unsupported' | 'default' | 'granted' | 'denied';
  /** The permission or the token is being asked for. */
  busy: boolean;
  onAccept(): void;
  onClose(): void;
  /** Address of the push health check. */
  healthHref: string;
}

const words = {
  default: '구독한 게시판과 키워드에 새 글이 올라오면 바로 알려 드려요.',
  granted: '알림을 허용했어요. 이 기기를 등록하면 새 글을 바로 알려 드려요.',
  denied: '알림이 차단돼 있어요. 기기 설정에서 알림을 허용하면 받을 수 있어요.',
  unsupported: '이 브라우저에서는 알림을 받을 수 없어요. 공지는 그대로 볼 수 있어요.',
} as const;

/** The first launch of the installed app: asks for notifications, on a tap (HO-7). */
export function FirstLaunchPrompt({
  open,
  permission,
  busy,
  onAccept,
  onClose,
  healthHref,
}: FirstLaunchPromptProps) {
  const canAsk = permission === 'default' || permission === 'granted';
  return (
    <Dialog open={open} shape="screen" title="알림 받기" onClose={onClose}>
      <div className={prompt}>
        <span className={sign} aria-hidden="true">
          <BellRing size="3rem" strokeWidth={1.5} />
        </span>
        <p className={text}>{words[permission]}</p>
        <div className={buttons}>
          <Button wide busy={busy} onClick={onAccept}>
            {canAsk ? '알림 받고 시작하기' : '시작하기'}
          </Button>
          {canAsk ? null : (
            <LinkButton wide tone="soft" href={healthHref} onClick={onClose}>
              알림 점검 열기
            </LinkButton>
          )}
          <Button wide tone="quiet" onClick={onClose}>
            나중에
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
