import { registerDepartmentMutation } from '@campus-bell/api/queries/users';
import { department as departmentWords } from '@campus-bell/domain/words/department';
import { registration as registrationWords } from '@campus-bell/domain/words/registration';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { ReadOnlyField } from '../../widgets/ReadOnlyField/ReadOnlyField.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { DepartmentField } from './DepartmentField.tsx';
import { fields } from './RegistrationScreen.css.ts';

/** Props of {@link RegistrationScreen}. */
export interface RegistrationScreenProps {
  email: string;
  name: string;
  /** The department is registered and the member has read so. */
  onRegisterDepartment(department: string): void;
}

/** `/register-info`: a new member chooses the department (AC-9). */
export function RegistrationScreen({ email, name, onRegisterDepartment }: RegistrationScreenProps) {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const queryClient = useQueryClient();
  const [department, setDepartment] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  const registration = useWrite({
    mutation: registerDepartmentMutation(api, queryClient),
    onSuccess: async (_answer, chosen) => {
      await alert(registrationWords.done);
      onRegisterDepartment(chosen);
    },
    onFailure: () => registrationWords.failed,
  });
  const submit = () => {
    if (department === null) setIsMissing(true);
    else void registration.send(department);
  };

  return (
    <TaskPage
      title={departmentWords.title}
      heading={departmentWords.heading}
      text={departmentWords.text}
      footer={
        <Button wide unmet={department === null} busy={registration.busy} onClick={submit}>
          {departmentWords.register}
        </Button>
      }
    >
      <div className={fields}>
        <ReadOnlyField label={departmentWords.email} value={email} />
        <ReadOnlyField label={departmentWords.name} value={name} />
        <DepartmentField
          value={department}
          error={isMissing ? registrationWords.departmentRequired : null}
          onSelectDepartment={(chosen) => {
            setDepartment(chosen);
            setIsMissing(false);
          }}
        />
      </div>
    </TaskPage>
  );
}
