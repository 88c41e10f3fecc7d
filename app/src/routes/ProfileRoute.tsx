import { routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { profile } from '@campus-bell/domain/words/profile';
import { ProfileScreen } from '@campus-bell/ui/screens/Profile/ProfileScreen';
import { storedMember } from '../session/sessionStore.ts';
import { useGoBack } from './useGoBack.ts';

/** `/profile-modification` */
export function ProfileRoute() {
  const goBack = useGoBack(routes.myPage);
  return (
    <>
      <title>{product.titled({ page: profile.title })}</title>
      <ProfileScreen storedEmail={storedMember()?.email ?? ''} onGoBack={goBack} />
    </>
  );
}
