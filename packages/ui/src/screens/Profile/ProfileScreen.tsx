import { memberQueries } from '@campus-bell/api/queries/users';
import { routes } from '@campus-bell/domain/routes';
import { list } from '@campus-bell/domain/words/list';
import { profile } from '@campus-bell/domain/words/profile';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { AppLink } from '../../widgets/AppLink/AppLink.tsx';
import { ReadOnlyField } from '../../widgets/ReadOnlyField/ReadOnlyField.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { leave, link } from './ProfileScreen.css.ts';

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** What the last login said; stands while the server's answer is on its way or fails. */
  storedEmail: string;
  onGoBack(): void;
}

/** `/profile-modification`: the e-mail address, which cannot be changed, and the way to leave (AC-11). */
export function ProfileScreen({ storedEmail, onGoBack }: ProfileScreenProps) {
  const { api } = useEnvironment();
  const { data: member, isError } = useQuery(memberQueries.own(api));
  return (
    <TaskPage title={profile.title} onGoBack={onGoBack}>
      <ReadOnlyField
        label={profile.email}
        value={member?.email || storedEmail}
        placeholder={isError ? profile.emailFailed : list.loading}
        hint={profile.emailFixed}
      />
      <p className={leave}>
        <AppLink className={link} href={routes.withdrawal}>
          {profile.leave}
        </AppLink>
      </p>
    </TaskPage>
  );
}
