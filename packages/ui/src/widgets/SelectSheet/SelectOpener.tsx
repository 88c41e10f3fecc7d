import ChevronDown from 'lucide-react/icons/chevron-down';
import { startTransition } from 'react';
import { shieldWindow } from '../../touch/shield.ts';
import { chevron, chosen, name, nothing, opener, words } from './SelectSheet.css.ts';

/** Props of {@link SelectOpener}. */
export interface SelectOpenerProps {
  /** The Korean name of the choice. */
  label: string;
  /** What is chosen, or what to do while nothing is. */
  text: string;
  hasChoice?: boolean;
  isOpen: boolean;
  onOpen(): void;
}

/**
 * The button of a choice that opens over the page: its name, and what is chosen. Many options are drawn in small steps,
 * the finger is answered first; until they stand, no tap opens anything else.
 */
export function SelectOpener({ label, text, hasChoice = true, isOpen, onOpen }: SelectOpenerProps) {
  const open = () => {
    shieldWindow();
    startTransition(onOpen);
  };
  return (
    <button type="button" className={opener} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
      <span className={words}>
        <span className={name}>{label}</span>
        <span className={hasChoice ? chosen : `${chosen} ${nothing}`}>{text}</span>
      </span>
      <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
    </button>
  );
}
