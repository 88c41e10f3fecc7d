import { topicQueries } from '@campus-bell/api/queries/topics';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { frame } from '@campus-bell/domain/words/frame';
import { post } from '@campus-bell/domain/words/post';
import { topic } from '@campus-bell/domain/words/topic';
import { way } from '@campus-bell/domain/words/way';
import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventDetailScreen } from './EventDetailScreen.tsx';

const { samples } = createCampus();

const meta = {
  title: 'Screens/Event detail/Board subscription',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
  parameters: { signedIn: 'newcomer' },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

const general = () => campusName('아주대학교-일반');
const subscribedTo = () => `${general()} ${topic.subscribedTo}`;
const unsubscribedFrom = () => `${general()} ${topic.unsubscribedFrom}`;

type Story = StoryObj<typeof meta>;

export const Subscribed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
    await canvas.findByRole('button', { name: post.subscribed });
    await screen.findByText(subscribedTo());
  },
};

export const SubscribedAndUndone: Story = {
  play: async ({ canvas, loaded }) => {
    const subscribe = spyOn(loaded.campus, 'subscribeTopic');
    const button = await canvas.findByRole('button', { name: post.subscribe });
    button.click();
    button.click();
    await canvas.findByRole('button', { name: post.subscribed });
    await expect(subscribe).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: frame.undo }));
    await canvas.findByRole('button', { name: post.subscribe });
  },
};

export const Unsubscribed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
    await screen.findByText(subscribedTo());
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribed }));
    await screen.findByText(unsubscribedFrom());
    await expect(screen.queryByText(subscribedTo())).toBeNull();
    await canvas.findByRole('button', { name: post.subscribe });
  },
};

export const SignedOut: Story = {
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
    await screen.findByRole('alertdialog', { name: topic.loginRequired.title });
  },
};

export const SignedOutToTheLogin: Story = {
  parameters: { signedIn: false },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
    await userEvent.click(await screen.findByRole('button', { name: action.login }));
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/login'));
  },
};

export const NoPushToken: Story = {
  parameters: { scenario: 'noPushToken' },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
    const alert = await screen.findByRole('alertdialog', { name: topic.noPushToken.title });
    await expect(alert).toHaveAccessibleDescription(topic.noPushToken.text);
    await userEvent.click(screen.getByRole('button', { name: way.pushCheck }));
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/guide#push-check'));
  },
};

/** The settings of every board were looked at before. */
function WithSettings({ Screen }: { Screen: ComponentType }) {
  useQuery(topicQueries.statuses(useEnvironment().api));
  return <Screen />;
}

export const UnsubscribedWhileMutedAndUndone: Story = {
  parameters: {
    campus: (campus) => {
      campus.subscribeTopic(campus.person('newcomer'), 'AjouNormal');
      campus.setTopicNotification(campus.person('newcomer'), 'AjouNormal', false);
    },
  },
  decorators: [(Screen) => <WithSettings Screen={Screen} />],
  play: async ({ canvas, loaded }) => {
    const own = () => loaded.campus.topicSubscription(loaded.campus.person('newcomer'), 'AjouNormal');
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribed }));
    await canvas.findByRole('button', { name: post.subscribe });
    await userEvent.click(await screen.findByRole('button', { name: frame.undo }));
    await canvas.findByRole('button', { name: post.subscribed });
    await waitFor(() => expect(own()?.receiveNotification).toBe(false));
  },
};

/** The list of subscriptions was loaded before and is not there anew yet: the button knows what it did. */
export const SubscribedWithAnOlderList: Story = {
  parameters: { scenario: 'topicSubscriptionsLoading' },
  decorators: [
    (Screen) => {
      const { queryKey } = topicQueries.subscriptions(useEnvironment().api);
      const queryClient = useQueryClient();
      if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, []);
      return <Screen />;
    },
  ],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: post.subscribe });
    await userEvent.click(button);
    await screen.findByText(subscribedTo());
    await expect(button).toHaveAccessibleName(post.subscribed);
    await userEvent.click(button);
    await screen.findByText(unsubscribedFrom());
    await expect(button).toHaveAccessibleName(post.subscribe);
  },
};

/** Nobody here knew: the server says so, and from then on it is known. */
export const AlreadySubscribed: Story = {
  parameters: {
    campus: (campus) => {
      campus.subscribeTopic(campus.person('newcomer'), 'AjouNormal');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
    await screen.findByRole('alertdialog', { name: topic.alreadySubscribed.title });
    await userEvent.click(screen.getByRole('button', { name: action.confirm }));
    await canvas.findByRole('button', { name: post.subscribed });
  },
};
