import { registerDepartmentMutation } from '@campus-bell/api/queries/users';
import { messages } from '@campus-bell/domain/messages';
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
      await alert(messages.registration.done);
      onRegisterDepartment(chosen);
    },
    onFailure: () => messages.registration.failed,
  });
  const submit = () => {
    if (department === null) setIsMissing(true);
    else void registration.send(department);
  };

  return (
    <TaskPage
      title="학과 등록"
      heading="어느 학과인가요?"
      text="학과를 등록하면 가입이 끝나요."
      footer={
        <Button wide unmet={department === null} busy={registration.busy} onClick={submit}>
          등록하기
        </Button>
      }
    >
      <div className={fields}>
        <ReadOnlyField label="이메일" value={email} />
        <ReadOnlyField label="이름" value={name} />
        <DepartmentField
          value={department}
          error={isMissing ? messages.registration.departmentRequired : null}
          onSelectDepartment={(chosen) => {
            setDepartment(chosen);
            setIsMissing(false);
          }}
        />
      </div>
    </TaskPage>
  );
}
