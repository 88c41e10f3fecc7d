import { install } from '@campus-bell/domain/words/install';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { buttons, list, prompt } from './InstallPrompt.css.ts';

/** Props of {@link InstallPrompt}. */
export interface InstallPromptProps {
  open: boolean;
  /** Opens the browser's own install dialog. */
  onInstall(): void;
  /** `isForToday`: 'don't show today' was ticked. */
  onDismiss(isForToday: boolean): void;
}

/** Offers to install the app where the browser can (HO-6). */
export function InstallPrompt({ open, onInstall, onDismiss }: InstallPromptProps) {
  const [isForToday, setIsForToday] = useState(false);
  return (
    <Dialog
      open={open}
      shape="sheet"
      title={install.ask}
      description={install.why}
      onClose={() => onDismiss(isForToday)}
    >
      <div className={prompt}>
        <ul className={list}>
          <li>{install.notices}</li>
          <li>{install.badge}</li>
          <li>{install.offline}</li>
        </ul>
        <Checkbox checked={isForToday} onChangeChecked={setIsForToday}>
          {install.notToday}
        </Checkbox>
        <div className={buttons}>
          <Button wide onClick={onInstall}>
            {install.install}
          </Button>
          <Button wide tone="neutral" onClick={() => onDismiss(isForToday)}>
            {install.later}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
