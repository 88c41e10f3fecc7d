import { departments } from '@campus-bell/domain/departments';
import { useState } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { ReadOnlyField } from '../../widgets/ReadOnlyField/ReadOnlyField.tsx';
import { OptionList } from '../../widgets/SelectSheet/OptionList.tsx';

/** Props of {@link DepartmentField}. */
export interface DepartmentFieldProps {
  /** Null until one is chosen. */
  value: string | null;
  error: string | null;
  onSelectDepartment(department: string): void;
}

const options = departments.map((name) => ({ value: name, label: name }));

/** The department, filled only through its button, which opens the list of all departments (spec §2). */
export function DepartmentField({ value, error, onSelectDepartment }: DepartmentFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <ReadOnlyField
        label="학과"
        value={value ?? ''}
        placeholder="학과를 선택해 주세요"
        error={error}
        onPressField={open}
        button={
          <Button
            tone={value === null ? 'soft' : 'neutral'}
            aria-haspopup="dialog"
            aria-label="학과 선택"
            onClick={open}
          >
            선택
          </Button>
        }
      />
      <Dialog open={isOpen} shape="sheet" title="학과 선택" onClose={() => setIsOpen(false)}>
        <OptionList
          label="학과"
          options={options}
          value={value}
          filterable
          onSelectOption={(department) => {
            setIsOpen(false);
            onSelectDepartment(department);
          }}
        />
      </Dialog>
    </>
  );
}
