import { terms } from '@campus-bell/domain/words/terms';
import { useCallback } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { frame } from './PolicyDocumentDialog.css.ts';
import { sandboxedHtml } from './sandboxedHtml.ts';

/** Props of {@link PolicyDocumentDialog}. */
export interface PolicyDocumentDialogProps {
  title: string;
  /** Foreign HTML; null while nothing is shown. */
  html: string | null;
  /** Read and agreed. */
  onConfirm(): void;
  onClose(): void;
}

/** A policy document in a frame without scripts, forms or an origin; confirming it agrees (AC-7). */
export function PolicyDocumentDialog({ title, html, onConfirm, onClose }: PolicyDocumentDialogProps) {
  const fill = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element !== null && html !== null) element.srcdoc = sandboxedHtml(html);
    },
    [html],
  );
  return (
    <Dialog
      open={html !== null}
      shape="sheet"
      title={title}
      onClose={onClose}
      footer={
        <Button wide onClick={onConfirm}>
          {terms.confirm}
        </Button>
      }
    >
      <iframe ref={fill} className={frame} sandbox="" title={terms.whole({ document: title })} />
    </Dialog>
  );
}
