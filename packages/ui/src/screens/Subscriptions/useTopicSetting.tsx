import { refetchTopics, type TopicChange, topicMutation } from '@campus-bell/api/queries/topics';
import type { TopicStatus } from '@campus-bell/api/wire/topic';
import { ringMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';

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
  const { alert } = useAlert();
  const queryClient = useQueryClient();
  const [ringing, setRinging] = useState(false);
  const mutation = topicMutation(api, queryClient, slug);
  const filters = { mutationKey: mutation.mutationKey };
  const busy = useIsMutating(filters) > 0;

  useEffect(() => {
    if (!ringing) return;
    const timer = setTimeout(() => setRinging(false), ringMs);
    return () => clearTimeout(timer);
  }, [ringing]);

  const { mutate } = useMutation({
    ...mutation,
    onSuccess: (...answer) => {
      mutation.onSuccess?.(...answer);
      setRinging(answer[1] === 'subscribe');
    },
    onError: ({ status }, what) => {
      if (!api.isSignedIn()) return;
      if (what === 'unsubscribe') void alert(messages.topic.unsubscribeFailed);
      else if (what !== 'subscribe') void alert(messages.topic.notificationFailed);
      else if (status === 404) onLackPushToken();
      else if (status === 409) {
        void refetchTopics(queryClient, api);
        void alert(messages.topic.alreadySubscribed);
      } else void alert(messages.topic.subscribeFailed);
    },
  });

  return {
    busy,
    ringing,
    change(what) {
      if (queryClient.isMutating(filters) === 0) mutate(what);
    },
  };
}
