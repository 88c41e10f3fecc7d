import { button } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { buttons, content } from './PushTokenDialog.css.ts';

/** Props of {@link InAppBrowserDialog}. */
export interface InAppBrowserDialogProps {
  open: boolean;
  /** Address that opens this page in an ordinary browser; null where there is no way. */
  outsideHref: string | null;
  onCopyAddress(): void;
  onClose(): void;
}

/** Google refuses to sign in inside other apps: leads out instead of into Google's error page. */
export function InAppBrowserDialog({ open, outsideHref, onCopyAddress, onClose }: InAppBrowserDialogProps) {
  return (
    <Dialog
      open={open}
      shape="sheet"
      title="다른 브라우저에서 열어 주세요"
      description="이 앱 안의 브라우저에서는 구글 로그인과 알림을 쓸 수 없어요. 크롬이나 사파리에서 열면 로그인할 수 있어요."
      onClose={onClose}
    >
      <div className={content}>
        <div className={buttons}>
          {outsideHref === null ? null : (
            <a className={button({ wide: true })} href={outsideHref}>
              브라우저로 열기
            </a>
          )}
          <Button wide tone={outsideHref === null ? 'primary' : 'neutral'} onClick={onCopyAddress}>
            주소 복사하기
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
