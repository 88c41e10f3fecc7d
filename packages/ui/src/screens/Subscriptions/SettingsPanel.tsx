import { topicQueries } from '@campus-bell/api/queries/topics';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { topic as topicWords } from '@campus-bell/domain/words/topic';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { ReconnectPushDialog } from '../../widgets/ReconnectPushDialog/ReconnectPushDialog.tsx';
import { TopicGroups } from '../../widgets/TopicGroups/TopicGroups.tsx';
import { TopicSettingRow } from './TopicSettingRow.tsx';

/** Props of {@link SettingsPanel}. */
export interface SettingsPanelProps {
  open: boolean;
  /** Connects this device anew and leads through the login back here; false when that failed. */
  onReconnectPush: ReconnectPush;
  onClose(): void;
}

const subscribedOf = (topics: readonly TopicStatus[]) => topics.filter(({ subscribed }) => subscribed).length;

/** All topics over the whole page, to subscribe to, mute and leave (SU-4 to SU-6, SU-9). */
export function SettingsPanel({ open, onReconnectPush, onClose }: SettingsPanelProps) {
  return (
    <Dialog open={open} shape="screen" title={subscriptions.settings} onClose={onClose}>
      <TopicSettings onReconnectPush={onReconnectPush} />
    </Dialog>
  );
}

function TopicSettings({ onReconnectPush }: Pick<SettingsPanelProps, 'onReconnectPush'>) {
  const { api } = useEnvironment();
  const topics = useQuery(topicQueries.statuses(api));
  const [lacksPushToken, setLacksPushToken] = useState(false);
  return (
    <>
      <TopicGroups
        query={topics}
        groupNote={(members) => noteOf(members.length, subscribedOf(members))}
        renderTopic={(topic) => (
          <TopicSettingRow topic={topic} onLackPushToken={() => setLacksPushToken(true)} />
        )}
      />
      <ReconnectPushDialog
        failure={lacksPushToken ? topicWords.noPushToken : null}
        onReconnectPush={onReconnectPush}
        onClose={() => setLacksPushToken(false)}
      />
    </>
  );
}

function noteOf(all: number, subscribed: number): string {
  return subscribed === 0 || subscribed === all
    ? subscriptions.all({ count: all })
    : subscriptions.someOfAll({ all, count: subscribed });
}
