import {
  refetchTopics,
  type TopicChange,
  topicMutation,
  topicQueries,
} from '@campus-bell/api/queries/topics';
import type { Board } from '@campus-bell/domain/categories';
import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { topic as topicWords } from '@campus-bell/domain/words/topic';
import { way } from '@campus-bell/domain/words/way';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { useOfferUndo } from '../../widgets/Toast/useOfferUndo.ts';

/** What {@link useBoardSubscription} gives. */
export interface BoardSubscription {
  /** Whether the member subscribes to the board; false while nobody here knows. */
  subscribed: boolean;
  busy: boolean;
  toggle(): void;
}

/** What was learnt of a subscription at a time, ms; `subscribed` is undefined where that says nothing of it. */
interface Known {
  at: number;
  subscribed: boolean | undefined;
}

/**
 * Subscribes to the board of an event and leaves it, each undone from its toast. Whether it is subscribed is read off what
 * was loaded or changed here last: nothing is asked for that. Signed out, the way to the login.
 */
export function useBoardSubscription({ slug, name }: Board): BoardSubscription {
  const { api, navigate, signedIn } = useEnvironment();
  const { confirm } = useAlert();
  const offerUndo = useOfferUndo();
  const queryClient = useQueryClient();
  const subscriptions = useQuery({ ...topicQueries.subscriptions(api), enabled: false });
  const statuses = useQuery({ ...topicQueries.statuses(api), enabled: false });
  const changes = useMutationState<Known>({
    filters: { mutationKey: topicMutation(api, queryClient, slug).mutationKey, status: 'success' },
    select: ({ state: { variables, submittedAt } }) => ({
      at: submittedAt,
      subscribed: variables === 'subscribe' || (variables === 'unsubscribe' ? false : undefined),
    }),
  });
  const known: Known[] = [
    { at: subscriptions.dataUpdatedAt, subscribed: subscriptions.data?.some((row) => row.slug === slug) },
    {
      at: statuses.dataUpdatedAt,
      subscribed: statuses.data?.find((topic) => topic.slug === slug)?.subscribed,
    },
    ...changes,
  ];
  const latest = known
    .filter(({ subscribed }) => subscribed !== undefined)
    .sort((one, other) => one.at - other.at)
    .at(-1);

  const subscribed = signedIn && latest?.subscribed === true;

  const offerPushCheck = async () => {
    const wantsCheck = await confirm({
      ...topicWords.noPushToken,
      confirmLabel: way.pushCheck,
      cancelLabel: action.close,
    });
    if (wantsCheck) navigate(`${routes.guide}#push-check`);
  };

  const { busy, send } = useWrite({
    mutation: topicMutation(api, queryClient, slug),
    onFailure: ({ status }, what: TopicChange) => {
      if (what === 'unsubscribe') return topicWords.unsubscribeFailed;
      if (what !== 'subscribe') return topicWords.notificationFailed;
      if (status === 404) return void offerPushCheck();
      if (status !== 409) return topicWords.subscribeFailed;
      void refetchTopics(queryClient, api);
      return topicWords.alreadySubscribed;
    },
  });

  const change = async (what: 'subscribe' | 'unsubscribe') => {
    const setting = statuses.data?.find((topic) => topic.slug === slug);
    const wasMuted = what === 'unsubscribe' && setting?.receiveNotification === false;
    if (!(await send(what))) return;
    const [words, back] =
      what === 'subscribe'
        ? ([topicWords.subscribedTo, 'unsubscribe'] as const)
        : ([topicWords.unsubscribedFrom, 'subscribe'] as const);
    offerUndo({
      kind: `board ${slug}`,
      replaces: true,
      words: () => `${campusName(name)} ${words}`,
      onUndo: async () => (await send(back)) && (!wasMuted || send('mute')),
    });
  };

  const offerLogin = async () => {
    const wantsLogin = await confirm({
      ...topicWords.loginRequired,
      confirmLabel: action.login,
      cancelLabel: action.close,
    });
    if (wantsLogin) navigate(routes.login);
  };

  return {
    subscribed,
    busy,
    toggle: () => void (signedIn ? change(subscribed ? 'unsubscribe' : 'subscribe') : offerLogin()),
  };
}
