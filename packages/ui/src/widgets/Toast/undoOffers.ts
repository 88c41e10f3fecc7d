import { frame } from '@campus-bell/domain/words/frame';
/** What there is to do about what a toast says. */
export interface ToastAction {
  label: string;
  onPress(): void;
}

/** Something that was done and can be undone. */
export interface UndoOffer {
  /** Offers of one kind are one toast. */
  kind: string;
  /** It makes the earlier ones of its kind moot: they go. */
  replaces?: boolean;
  /** What was done; `count` is 1 for this one alone. */
  words(count: number): string;
  /** Whether it worked; after a failure the earlier ones are left as they are. */
  onUndo(): Promise<boolean>;
}

/** The words and the one button of offers of the same kind, the oldest first. */
export function mergedOffer(offers: readonly UndoOffer[]): { text: string; action: ToastAction } {
  const undoAll = async () => {
    for (const { onUndo } of [...offers].reverse()) {
      if (!(await onUndo())) return;
    }
  };
  return {
    text: offers.at(-1)?.words(offers.length) ?? '',
    action: { label: frame.undo, onPress: () => void undoAll() },
  };
}
