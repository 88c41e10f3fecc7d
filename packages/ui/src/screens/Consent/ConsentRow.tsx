import { terms } from '@campus-bell/domain/words/terms';
import type { ReactNode } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Checkbox } from '../../widgets/Checkbox/Checkbox.tsx';
import { required, row, view } from './ConsentScreen.css.ts';

/** Props of {@link ConsentRow}. */
export interface ConsentRowProps {
  checked: boolean;
  onChangeChecked(isChecked: boolean): void;
  /** The Korean name of the button that shows the document; without it there is none. */
  viewLabel?: string;
  viewBusy?: boolean;
  onViewDocument?: () => void;
  children: ReactNode;
}

/** One required consent, with the document it is about. */
export function ConsentRow({
  checked,
  onChangeChecked,
  viewLabel,
  viewBusy = false,
  onViewDocument,
  children,
}: ConsentRowProps) {
  return (
    <div className={row}>
      <Checkbox checked={checked} onChangeChecked={onChangeChecked}>
        <span className={required}>{terms.required}</span> {children}
      </Checkbox>
      {onViewDocument === undefined ? null : (
        <Button
          className={view}
          tone="quiet"
          extent="medium"
          busy={viewBusy}
          aria-label={viewLabel}
          onClick={onViewDocument}
        >
          {terms.view}
        </Button>
      )}
    </div>
  );
}
