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
    <Dialog
      open={open}
      shape="sheet"
      title="홈 화면에 추가해 보세요"
      description="아이폰과 아이패드에서는 홈 화면에 추가해야 알림을 받을 수 있어요."
      onClose={onClose}
    >
      <ol className={steps}>
        <li className={step}>
          <span className={sign} aria-hidden="true">
            <Share size="1.25rem" />
          </span>
          공유 버튼을 눌러요
        </li>
        <li className={step}>
          <span className={sign} aria-hidden="true">
            <SquarePlus size="1.25rem" />
          </span>
          ‘홈 화면에 추가’를 눌러요
        </li>
      </ol>
      <LinkButton href={guideHref} tone="soft" wide onClick={onClose}>
        그림으로 보기
      </LinkButton>
    </Dialog>
  );
}
