import { latePart, useLatePart } from '@campus-bell/ui/hooks/useLatePart';
import { useLocation } from 'react-router-dom';
import type { MemberStatus } from './memberStatus.ts';

const follower = latePart(async () => (await import('./MemberFollower.ts')).MemberFollower);

/** What the frame shows of the member, once the page has time for its part. */
export function LateMemberFollower({ onChange }: { onChange(status: MemberStatus): void }) {
  const { pathname } = useLocation();
  const Follower = useLatePart(follower, pathname);
  return Follower === null ? null : <Follower onChange={onChange} />;
}
