import type { Member } from '@campus-bell/api/wire/member';
import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { myPage } from '@campus-bell/domain/words/myPage';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import User from 'lucide-react/icons/user';
import { useLateParts } from '../../late/useLateParts.ts';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { Skeleton } from '../../widgets/Skeleton/Skeleton.tsx';
import { card, face, fact, name, notice, step, words } from './MyPageScreen.css.ts';

/** Props of {@link MemberCard}. */
export interface MemberCardProps {
  /** Null while nothing is known. */
  member: Member | null;
  /** The server's answer failed; what is shown is what was last known. */
  failed: boolean;
  busy: boolean;
  onRetry(): void;
}

/** Name, department and e-mail address of the member. */
export function MemberCard({ member, failed, busy, onRetry }: MemberCardProps) {
  const late = useLateParts();
  const initial = [...(member?.name ?? '')][0] ?? '';
  const department = campusName(member?.department ?? '');
  return (
    <section className={card} aria-label={myPage.me} aria-busy={member === null && !failed}>
      <span className={face} aria-hidden="true" lang={writtenIn(initial)}>
        {member !== null && initial === '' ? <User size="1.5rem" /> : initial}
      </span>
      <div className={words}>
        {member === null ? (
          failed ? null : (
            <>
              <Skeleton shape="shortLine" />
              <Skeleton shape="longLine" />
            </>
          )
        ) : (
          <>
            <p className={name} lang={writtenIn(member.name)}>
              {member.name === '' ? myPage.nameless : member.name}
            </p>
            <p className={fact} lang={writtenIn(department)}>
              {member.department === null ? myPage.noDepartment : department}
            </p>
            <p className={fact}>{member.email}</p>
            {member.department === null ? (
              <div className={step}>
                <LinkButton href={routes.registration} tone="soft" extent="medium">
                  {myPage.registerDepartment}
                </LinkButton>
              </div>
            ) : null}
          </>
        )}
        {failed ? (
          <div role="alert">
            <p className={notice}>{myPage.loadFailed}</p>
            <Button
              ref={late?.focusWhatCame ?? null}
              tone="quiet"
              extent="medium"
              busy={busy}
              onClick={onRetry}
            >
              {action.retry}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
