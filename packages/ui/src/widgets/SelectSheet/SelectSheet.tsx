import { choice } from '@campus-bell/domain/words/choice';
import { lazy, type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { SelectOption } from './OptionList.tsx';
import { SelectOpener } from './SelectOpener.tsx';

const OptionList = lazy(() => import('./OptionList.tsx').then((part) => ({ default: part.OptionList })));

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
  /** Stands beside an option: another thing to do with it. */
  renderBeside?: (option: SelectOption) => ReactNode;
}

/** A choice of one: a button that opens the options as a sheet on phones and a dialog on wide screens. */
export function SelectSheet({
  label,
  options,
  value,
  onSelectOption,
  placeholder = choice.choose,
  filterable = false,
  renderBeside,
}: SelectSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const option = options.find((one) => one.value === value);
  const choose = (chosenValue: string) => {
    setIsOpen(false);
    onSelectOption(chosenValue);
  };
  return (
    <>
      <SelectOpener
        label={label}
        text={option?.label ?? placeholder}
        hasChoice={option !== undefined}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} shape="sheet" title={label} onClose={() => setIsOpen(false)}>
        <OptionList
          label={label}
          options={options}
          value={value}
          filterable={filterable}
          onSelectOption={choose}
          {...(renderBeside === undefined ? {} : { renderBeside })}
        />
      </Dialog>
    </>
  );
}
