import type { DialogText } from '@campus-bell/domain/dialogText';
import { routes } from '@campus-bell/domain/routes';
import { login } from '@campus-bell/domain/words/login';
import { myPage } from '@campus-bell/domain/words/myPage';
import { places } from '@campus-bell/domain/words/places';
import { session } from '@campus-bell/domain/words/session';
import { signIn } from '@campus-bell/domain/words/signIn';
import { signUp } from '@campus-bell/domain/words/signUp';
import { readToast, untilAnnounced } from '@campus-bell/ui/widgets/Toast/readToast.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusKeptIn } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Log in',
  ...wholeApp,
  args: { path: routes.login },
  parameters: { titled: '로그인' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const logIn: Play = async ({ canvas, step }) => {
  await step('Sign in with the Google account', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: signIn.withGoogle }));
  });
};

/** The way back from Google ends on the login, with these words. */
const endsWith =
  (words: () => string, screenName: () => string, begin?: Play): Play =>
  async (context) => {
    const { canvas, step } = context;
    const text = words();
    const announced = untilAnnounced(text);
    await begin?.(context);
    await step('The screen where one can try again says how it ended', async () => {
      await announced;
      await readToast(text);
      await expect(await canvas.findByRole('button', { name: screenName() })).toBeVisible();
    });
  };
const endsAtTheLogin = (words: () => string, begin?: Play) => endsWith(words, () => signIn.withGoogle, begin);

const saysBeforeTheLogin =
  (words: DialogText): Play =>
  async ({ canvas, step }) => {
    await step('The alert says so, over the login', async () => {
      const alert = await screen.findByRole('alertdialog', { name: words.title });
      await expect(alert).toHaveAccessibleDescription(words.text);
      await expectFocusKeptIn(alert);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: signIn.withGoogle, hidden: true })).toBeVisible(),
      );
    });
  };

export const BackToThePageThatAsked: Story = {
  args: { path: routes.profile },
  play: async (context) => {
    const { canvas, step } = context;
    await logIn(context);
    await step('The page for members that was opened stands there, with the member’s address', async () => {
      await canvas.findByRole('heading', { level: 1, name: myPage.edit });
      await expect(await canvas.findByDisplayValue('haneul.kim@ajou.example')).toBeVisible();
    });
  },
};

export const Timeout: Story = {
  tags: ['state:login.unauthorised'],
  args: { path: routes.profile },
  parameters: { signedIn: true, scenario: 'sessionExpired' },
  play: saysBeforeTheLogin(session.timeout),
};

export const MemberGone: Story = {
  tags: ['state:login.unauthorised'],
  args: { path: routes.home },
  parameters: { signedIn: 'newcomer' },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await step('Withdraw on another device; here go on', async () => {
      const navigation = within(await canvas.findByRole('navigation', { name: places.mainMenu }));
      loaded.campus.withdraw(loaded.campus.person('newcomer'));
      await userEvent.click(navigation.getByRole('link', { name: places.liked }));
    });
    await saysBeforeTheLogin(session.memberGone)(context);
  },
};

export const LoginFailed: Story = {
  tags: ['state:login.failed', 'state:loginReturn.failed', 'state:loginReturn.offline'],
  parameters: { scenario: 'networkDown' },
  play: endsAtTheLogin(() => login.failed, logIn),
};

export const LoginRefused: Story = {
  tags: ['state:login.failed', 'state:loginReturn.unauthorised'],
  args: { google: 'privateAccount' },
  play: endsAtTheLogin(() => login.refused, logIn),
};

export const LargeTextOnASmallPhone: Story = {
  tags: ['state:login.longText'],
  ...LoginRefused,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await LoginRefused.play?.(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LoginCancelled: Story = {
  args: { google: 'nobody' },
  play: endsAtTheLogin(() => login.cancelled, logIn),
};

export const NotYetAMember: Story = {
  tags: ['state:signUp.failed', 'state:signUpSelect.failed', 'state:loginReturn.failed'],
  args: { google: 'outsider' },
  play: endsWith(
    () => login.notMember,
    () => signUp.withGoogle,
    logIn,
  ),
};

export const MissingUrlParameters: Story = {
  tags: ['state:loginReturn.failed'],
  args: { path: routes.loginReturn },
  play: endsAtTheLogin(() => login.missingCode),
};

export const LoginOfAnotherScreen: Story = {
  args: { path: `${routes.loginReturn}?code=4/0A&state=another` },
  play: endsAtTheLogin(() => login.wrongState),
};

/** And none can be had: otherwise the app fetches one as it starts, sometimes before the login asks for it. */
export const PushTokenLostOnTheWay: Story = {
  args: { path: `${routes.loginReturn}?code=4/0A&state=own` },
  parameters: {
    device: {
      hasPushToken: false,
      isPushServiceDown: true,
      visit: { pendingLogin: JSON.stringify({ state: 'own', redirectUri: routes.loginReturn }) },
    },
  },
  play: saysBeforeTheLogin(login.pushTokenMissing),
};
