import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { useEffect, useMemo } from 'react';
import type { MemberStatus } from './memberStatus.ts';
import { useMemberStatus } from './useMemberStatus.ts';

/** Tells the frame what it shows of the member; a part of its own, which a visitor never loads. */
export function MemberFollower({ onChange }: { onChange(status: MemberStatus): void }) {
  const { api, signedIn } = useEnvironment();
  const { unreadCount, subscribedUnread, refresh } = useMemberStatus(api, signedIn);
  const status = useMemo(
    () => ({ unreadCount, subscribedUnread, refresh }),
    [unreadCount, subscribedUnread, refresh],
  );
  useEffect(() => onChange(status), [status, onChange]);
  return null;
}
