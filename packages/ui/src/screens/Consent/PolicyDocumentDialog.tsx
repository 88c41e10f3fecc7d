import type { FoundDocument } from '@campus-bell/api/fetchPolicyDocument';
import { terms } from '@campus-bell/domain/words/terms';
import { useCallback } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { frame } from './PolicyDocumentDialog.css.ts';
import { sandboxedHtml } from './sandboxedHtml.ts';

/** Props of {@link PolicyDocumentDialog}. */
export interface PolicyDocumentDialogProps {
  title: string;
  /** Foreign; null while nothing is shown. */
  found: FoundDocument | null;
  /** Read and agreed. */
  onConfirm(): void;
  onClose(): void;
}

/** A policy document in a frame without scripts, forms or an origin; confirming it agrees (AC-7). */
export function PolicyDocumentDialog({ title, found, onConfirm, onClose }: PolicyDocumentDialogProps) {
  const fill = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element !== null && found !== null) element.srcdoc = sandboxedHtml(inItsLanguage(found));
    },
    [found],
  );
  return (
    <Dialog
      open={found !== null}
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

/** Says the language of a document that does not say it itself: what a later `<html>` has, it adds to the first. */
const inItsLanguage = ({ html, language }: FoundDocument) => `${html}<html lang="${language}">`;
