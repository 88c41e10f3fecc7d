import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { calendar } from '@campus-bell/domain/words/calendar';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';

/** Says that the calendar needs the social login and offers it (CA-8), or a file in its place. */
export function useCalendarLogin(): (onChooseFile: () => void) => Promise<void> {
  const { navigate } = useEnvironment();
  const { confirm } = useAlert();
  return async (onChooseFile) => {
    let wantsFile = false;
    const wantsLogin = await confirm({
      ...calendar.loginRequired,
      confirmLabel: action.login,
      cancelLabel: calendarForm.saveFile,
      onCancel: () => {
        wantsFile = true;
      },
    });
    if (wantsLogin) navigate(routes.login);
    else if (wantsFile) onChooseFile();
  };
}
