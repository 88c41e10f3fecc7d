import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Arrival } from '../../flows/Arrival.tsx';
import { readyAccess } from '../../widgets/GoogleLogin/readyAccess.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login/Arrivals',
  component: LoginScreen,
  args: {
    access: readyAccess,
    hostedDomain: 'ajou.example',
    contacts: [{ kind: 'mail', address: 'team@campusbell.example' }],
    onGoBack: fn(),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const withToast = (text: string): Story => ({
  render: (args) => (
    <Arrival toast={{ text }}>
      <LoginScreen {...args} />
    </Arrival>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  },
});

const withAlert = (text: { title: string; text: string }): Story => ({
  render: (args) => (
    <Arrival alert={text}>
      <LoginScreen {...args} />
    </Arrival>
  ),
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: text.title });
    await expect(alert).toHaveAccessibleDescription(text.text);
  },
});

export const Timeout: Story = withAlert(messages.session.timeout);
export const MemberGone: Story = withAlert(messages.session.memberGone);
export const PushTokenLostOnTheWay: Story = withAlert(messages.login.pushTokenMissing);
export const LoginFailed: Story = withToast(messages.login.failed);
export const LoginRefused: Story = withToast(messages.login.refused);
export const LoginCancelled: Story = withToast(messages.login.cancelled);
export const MissingUrlParameters: Story = withToast(messages.login.missingCode);
export const LoginOfAnotherScreen: Story = withToast(messages.login.wrongState);
export const LargeTextOnASmallPhone: Story = {
  ...LoginRefused,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await LoginRefused.play?.(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
