import { departments } from '@campus-bell/domain/departments';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { department as departmentWords } from '@campus-bell/domain/words/department';
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

const options = () => departments.map((name) => ({ value: name, label: campusName(name) }));

/** The department, filled only through its button, which opens the list of all departments (spec §2). */
export function DepartmentField({ value, error, onSelectDepartment }: DepartmentFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <ReadOnlyField
        label={departmentWords.department}
        value={value === null ? '' : campusName(value)}
        placeholder={departmentWords.placeholder}
        error={error}
        onPressField={open}
        button={
          <Button
            tone={value === null ? 'soft' : 'neutral'}
            aria-haspopup="dialog"
            aria-label={departmentWords.chooseDepartment}
            onClick={open}
          >
            {departmentWords.choose}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        shape="sheet"
        title={departmentWords.chooseDepartment}
        onClose={() => setIsOpen(false)}
      >
        <OptionList
          label={departmentWords.department}
          options={options()}
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
