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
      title="캠퍼스벨을 앱으로 설치할까요?"
      description="홈 화면에서 바로 열 수 있어요."
      onClose={() => onDismiss(isForToday)}
    >
      <div className={prompt}>
        <ul className={list}>
          <li>새 공지를 알림으로 받아요</li>
          <li>읽지 않은 알림 수가 아이콘에 보여요</li>
          <li>인터넷이 끊겨도 본 글을 다시 읽어요</li>
        </ul>
        <Checkbox checked={isForToday} onChangeChecked={setIsForToday}>
          오늘 하루 보지 않기
        </Checkbox>
        <div className={buttons}>
          <Button wide onClick={onInstall}>
            설치
          </Button>
          <Button wide tone="neutral" onClick={() => onDismiss(isForToday)}>
            나중에
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
