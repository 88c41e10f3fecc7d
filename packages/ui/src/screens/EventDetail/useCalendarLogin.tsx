import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';

/** Says that the calendar needs the social login and offers it (CA-8); whether the student went there. */
export function useCalendarLogin(): () => Promise<boolean> {
  const { navigate } = useEnvironment();
  const { confirm } = useAlert();
  return async () => {
    const wantsLogin = await confirm({
      ...messages.calendar.loginRequired,
      confirmLabel: messages.action.login,
      cancelLabel: '파일로 저장하기',
    });
    if (wantsLogin) navigate(routes.login);
    return wantsLogin;
  };
}
