import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Arrival } from '../../flows/Arrival.tsx';
import { GuideScreen } from './GuideScreen.tsx';

const meta = {
  title: 'Screens/Guide/Push answers',
  component: GuideScreen,
  args: {
    install: { platform: 'android', offer: { kind: 'manual' } },
    push: {
      health: {
        device: 'android',
        isInstalled: true,
        standalone: true,
        permission: 'default',
        worker: 'active',
        token: 'none',
        lastPush: null,
      },
      busy: false,
      onInstall: null,
      onAllow: fn(),
      onFetchToken: fn(),
      onReconnect: fn(),
      onReload: fn(),
      testState: 'idle',
      onSendTest: fn(),
    },
    onGoBack: fn(),
  },
} satisfies Meta<typeof GuideScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const withToast = (text: string, tone: 'success' | 'danger'): Story => ({
  render: (args) => (
    <Arrival toast={{ text, tone, placement: 'centre' }}>
      <GuideScreen {...args} />
    </Arrival>
  ),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(text, { selector: '[role=listitem] *, li *' })).toBeVisible(),
    );
  },
});

export const TokenSaved: Story = withToast(messages.push.tokenSaved, 'success');
export const TokenRequestFailed: Story = withToast(messages.push.tokenFailed, 'danger');
export const SetupRequestFailed: Story = withToast(messages.push.setupFailed, 'danger');
export const NotSupported: Story = {
  render: (args) => (
    <Arrival alert={messages.push.unsupported}>
      <GuideScreen {...args} />
    </Arrival>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: messages.push.unsupported.title }),
    ).toHaveAccessibleDescription(messages.push.unsupported.text);
  },
};
