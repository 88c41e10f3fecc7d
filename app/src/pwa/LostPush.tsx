import { LostPushBar } from '@campus-bell/ui/widgets/LostPushBar/LostPushBar';
import { useState } from 'react';
import type { AppConfig } from '../config.ts';
import { useReconnectPush } from '../login/useReconnectPush.ts';
import { usePushState } from '../push/usePushState.ts';

/** Says where the student looks for news that none comes to this device any more, and mends it with one tap (P9). */
export function LostPush({ config }: { config: AppConfig }) {
  const { isLost } = usePushState();
  const reconnect = useReconnectPush(config);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isLost) return null;
  const mend = async () => {
    setIsLeaving(true);
    if (!(await reconnect('current'))) setIsLeaving(false);
  };
  return <LostPushBar busy={isLeaving} onReconnect={() => void mend()} />;
}
