import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { chevron, chosen, name, nothing, opener, words } from './SelectSheet.css.ts';

const OptionList = lazy(async () => ({ default: (await import('./OptionList.tsx')).OptionList }));

/** One thing to choose. */
export interface SelectOption {
  value: string;
  label: string;
  /** Options of one group stand under its name. */
  group?: string;
}

/** Props of {@link SelectSheet}. */
export interface SelectSheetProps {
  /** The Korean name of the choice. */
  label: string;
  options: readonly SelectOption[];
  /** Value of the chosen option, null for none. */
  value: string | null;
  onSelectOption(value: string): void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Offers a field that narrows the list, Hangul initials included. */
  filterable?: boolean;
}

/** A choice of one: a button that opens the options as a sheet on phones and a dialog on wide screens. */
export function SelectSheet({
  label,
  options,
  value,
  onSelectOption,
  placeholder = '선택해 주세요',
  filterable = false,
}: SelectSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const option = options.find((one) => one.value === value);
  const choose = (chosenValue: string) => {
    setIsOpen(false);
    onSelectOption(chosenValue);
  };
  return (
    <>
      <button
        type="button"
        className={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span className={words}>
          <span className={name}>{label}</span>
          <span className={option === undefined ? `${chosen} ${nothing}` : chosen}>
            {option?.label ?? placeholder}
          </span>
        </span>
        <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
      </button>
      <Dialog open={isOpen} shape="sheet" title={label} onClose={() => setIsOpen(false)}>
        <OptionList
          label={label}
          options={options}
          value={value}
          filterable={filterable}
          onSelectOption={choose}
        />
      </Dialog>
    </>
  );
}
