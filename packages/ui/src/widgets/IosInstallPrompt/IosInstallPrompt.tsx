import { install } from '@campus-bell/domain/words/install';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { sign, step, steps } from './IosInstallPrompt.css.ts';

/** Props of {@link IosInstallPrompt}. */
export interface IosInstallPromptProps {
  open: boolean;
  /** Address of the drawn install steps. */
  guideHref: string;
  onClose(): void;
}

/** How to install on an iPhone or iPad, where no browser offers it (HO-8). */
export function IosInstallPrompt({ open, guideHref, onClose }: IosInstallPromptProps) {
  return (
    <Dialog open={open} shape="sheet" title={install.iosAsk} description={install.iosWhy} onClose={onClose}>
      <ol className={steps}>
        <li className={step}>
          <span className={sign} aria-hidden="true">
            <Share size="1.25rem" />
          </span>
          {install.tapShare}
        </li>
        <li className={step}>
          <span className={sign} aria-hidden="true">
            <SquarePlus size="1.25rem" />
          </span>
          {install.tapAdd}
        </li>
      </ol>
      <LinkButton href={guideHref} tone="soft" wide onClick={onClose}>
        {install.inPictures}
      </LinkButton>
    </Dialog>
  );
}
