import { refetchTopics, type TopicChange, topicMutation } from '@campus-bell/api/queries/topics';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { ringMs } from '@campus-bell/domain/limits';
import { topic } from '@campus-bell/domain/words/topic';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';

/** What {@link useTopicSetting} gives. */
export interface TopicSetting {
  /** A call of this topic runs. */
  busy: boolean;
  /** The subscription has just begun. */
  ringing: boolean;
  change(what: TopicChange): void;
}

/** Subscribes to a topic, mutes and leaves it: one call however often it is tapped, and an alert for each failure (SU-5, SU-6). */
export function useTopicSetting({ slug }: TopicStatus, onLackPushToken: () => void): TopicSetting {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  const [ringing, setRinging] = useState(false);

  useEffect(() => {
    if (!ringing) return;
    const timer = setTimeout(() => setRinging(false), ringMs);
    return () => clearTimeout(timer);
  }, [ringing]);

  const { busy, send } = useWrite({
    mutation: topicMutation(api, queryClient, slug),
    onSuccess: (_answer, what) => setRinging(what === 'subscribe'),
    onFailure: ({ status }, what) => {
      if (what === 'unsubscribe') return topic.unsubscribeFailed;
      if (what !== 'subscribe') return topic.notificationFailed;
      if (status === 404) return void onLackPushToken();
      if (status !== 409) return topic.subscribeFailed;
      void refetchTopics(queryClient, api);
      return topic.alreadySubscribed;
    },
  });

  return { busy, ringing, change: (what) => void send(what) };
}
