import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
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
        ? { text: otherBrowser.copied, tone: 'success' }
        : { text: otherBrowser.notCopied, tone: 'danger' },
    );
  };
  return (
    <Dialog
      open={open}
      shape="sheet"
      title={otherBrowser.title}
      description={otherBrowser.where({ app: appName ?? otherBrowser.otherApp })}
      onClose={onStay}
    >
      <div className={sheet}>
        <ul>
          <li className={row}>
            <Check className={yes} aria-hidden="true" size="1.25rem" />
            {otherBrowser.works}
          </li>
          <li className={row}>
            <X className={no} aria-hidden="true" size="1.25rem" />
            {otherBrowser.worksNot}
          </li>
        </ul>
        <div className={buttons}>
          {outsideHref === null ? null : (
            <a className={button({ wide: true })} href={outsideHref}>
              {otherBrowser.open}
            </a>
          )}
          <Button wide tone={outsideHref === null ? 'primary' : 'neutral'} onClick={() => void copyAddress()}>
            {otherBrowser.copy}
          </Button>
          <Button wide tone="quiet" onClick={onStay}>
            {otherBrowser.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
