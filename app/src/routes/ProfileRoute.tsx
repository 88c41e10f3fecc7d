import { routes } from '@campus-bell/domain/routes';
import { ProfileScreen } from '@campus-bell/ui/screens/Profile/ProfileScreen';
import { storedMember } from '../session/sessionStore.ts';
import { useGoBack } from './useGoBack.ts';

/** `/profile-modification` */
export function ProfileRoute() {
  const goBack = useGoBack(routes.myPage);
  return (
    <>
      <title>내 정보 수정 | 캠퍼스벨</title>
      <ProfileScreen storedEmail={storedMember()?.email ?? ''} onGoBack={goBack} />
    </>
  );
}
