import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { button } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { buttons, no, row, sheet, yes } from './InAppBrowserSheet.css.ts';

/** Props of {@link InAppBrowserSheet}. */
export interface InAppBrowserSheetProps {
  open: boolean;
  /** The app whose browser this is, in Korean; null when it is not known. */
  appName: string | null;
  /** Address that opens this very page in an ordinary browser; null where there is no way. */
  outsideHref: string | null;
  /** Puts the page's address on the clipboard; false when that is refused. */
  onCopyAddress(): Promise<boolean>;
  onStay(): void;
}

/** Says what works inside another app's browser and what does not, and leads out of it (HO-1). */
export function InAppBrowserSheet({
  open,
  appName,
  outsideHref,
  onCopyAddress,
  onStay,
}: InAppBrowserSheetProps) {
  const toast = useToast();
  const copyAddress = async () => {
    toast.show(
      (await onCopyAddress())
        ? { text: '주소를 복사했어요. 브라우저에 붙여 넣어 주세요.', tone: 'success' }
        : { text: '주소를 복사하지 못했어요. 주소창에서 직접 복사해 주세요.', tone: 'danger' },
    );
  };
  return (
    <Dialog
      open={open}
      shape="sheet"
      title="다른 브라우저에서 열어 보세요"
      description={`지금은 ${appName ?? '다른 앱'} 안의 브라우저예요.`}
      onClose={onStay}
    >
      <div className={sheet}>
        <ul>
          <li className={row}>
            <Check className={yes} aria-hidden="true" size="1.25rem" />
            공지 보기, 검색, 공유는 여기서도 돼요
          </li>
          <li className={row}>
            <X className={no} aria-hidden="true" size="1.25rem" />
            구글 로그인, 알림, 앱 설치는 여기서 안 돼요
          </li>
        </ul>
        <div className={buttons}>
          {outsideHref === null ? null : (
            <a className={button({ wide: true })} href={outsideHref}>
              브라우저로 열기
            </a>
          )}
          <Button wide tone={outsideHref === null ? 'primary' : 'neutral'} onClick={() => void copyAddress()}>
            주소 복사하기
          </Button>
          <Button wide tone="quiet" onClick={onStay}>
            여기서 계속 보기
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
