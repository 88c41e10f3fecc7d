import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { faq } from '@campus-bell/domain/words/faq';
import { logOut as logOutWords } from '@campus-bell/domain/words/logOut';
import { myPage } from '@campus-bell/domain/words/myPage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { containing } from '../../hooks/matches.fake.tsx';
import { MyPageScreen } from './MyPageScreen.tsx';

const meta = {
  title: 'Screens/My page',
  component: MyPageScreen,
  args: {
    storedMember: null,
    sheet: null,
    onCloseSheet: fn(),
    theme: 'system',
    onChooseTheme: fn(),
    quiet: { quietHours: null, onChangeQuietHours: fn() },
    feedbackUrl: 'https://campusbell.example/feedback',
    appVersion: '0.1.0',
    onLogOut: fn(),
  },
  parameters: {
    route: 'myPage',
    titled: '프로필',
    kilobytes: 10.5,
    onlyMembers: true,
    waived: {
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
    signedIn: true,
  },
} satisfies Meta<typeof MyPageScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const stored = { name: '김하늘', email: 'haneul.kim@ajou.example', department: null };
const showsMember: Play = async ({ canvas }) => {
  await canvas.findByText('김하늘');
};

export const Filled: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    const { canvas } = context;
    await showsMember(context);
    await expect(canvas.getByText(campusName('소프트웨어학과'))).toBeVisible();
    await expect(canvas.getByText('haneul.kim@ajou.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: myPage.edit })).toHaveAttribute(
      'href',
      '/profile-modification',
    );
    await expect(canvas.getByRole('link', { name: containing(myPage.feedback) })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const LoggingOut: Story = {
  play: async ({ args, canvas }) => {
    const logOut = canvas.getByRole('button', { name: action.logOut });
    await userEvent.click(logOut);
    const question = await screen.findByRole('alertdialog', { name: logOutWords.confirm.title });
    await userEvent.click(within(question).getByRole('button', { name: action.cancel }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await waitFor(() => expect(logOut).toHaveFocus());
    await userEvent.click(logOut);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: action.logOut }),
    );
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(logOut);
    await screen.findByRole('alertdialog', { name: logOutWords.confirm.title });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'memberLoading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: myPage.me, busy: true })).toHaveTextContent(/^$/);
  },
};

export const LoadingWithStoredMember: Story = {
  tags: ['state:loading'],
  args: { storedMember: { ...stored, department: '소프트웨어학과' } },
  parameters: { scenario: 'memberLoading' },
  play: showsMember,
};

export const NoDepartment: Story = {
  tags: ['state:empty'],
  parameters: { signedIn: 'newcomer' },
  play: async ({ canvas }) => {
    await canvas.findByText(myPage.noDepartment);
    await expect(canvas.getByRole('link', { name: myPage.registerDepartment })).toHaveAttribute(
      'href',
      '/register-info',
    );
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'memberFails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(myPage.loadFailed);
    await expect(canvas.getByRole('button', { name: action.logOut })).toBeVisible();
  },
};

export const AskedAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'memberFails' },
  play: async ({ canvas }) => {
    await expectHeldRetry(await canvas.findByRole('button', { name: action.retry }), '/api/users');
  },
};

export const CameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: action.retry });
    await expectFocusOnWhatCame(retry, () => canvas.findByRole('heading', { level: 1 }));
  },
};

export const ServerErrorWithStoredMember: Story = {
  tags: ['state:failed'],
  args: { storedMember: stored },
  parameters: { scenario: 'memberFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByText('김하늘')).toBeVisible();
  },
};

export const NoFeedbackFormConfigured: Story = {
  args: { feedbackUrl: null },
  play: async (context) => {
    await showsMember(context);
    await expect(context.canvas.queryByRole('link', { name: containing(myPage.feedback) })).toBeNull();
  },
};

export const ThemeChoice: Story = {
  parameters: { opens: 'MyPageScreen' },
  args: { theme: 'dark' },
  play: async (context) => {
    await showsMember(context);
    await userEvent.click(context.canvas.getByRole('button', { name: containing(myPage.theme) }));
    await userEvent.click(await screen.findByRole('radio', { name: myPage.light }));
    await waitFor(() => expect(context.args.onChooseTheme).toHaveBeenCalledWith('light'));
  },
};

export const Faq: Story = {
  parameters: { opens: 'MyPageSheetDialog' },
  args: { sheet: 'faq' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: myPage.faq });
    await userEvent.click(screen.getByText(faq.noNotifications.ask));
    await expect(screen.getByText(faq.noNotifications.answer)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: action.close }));
    await expect(args.onCloseSheet).toHaveBeenCalledOnce();
  },
};

export const Notices: Story = {
  parameters: { opens: 'MyPageSheetDialog' },
  args: { sheet: 'notices' },
  play: async () => {
    await screen.findByRole('dialog', { name: myPage.notices });
  },
};

export const Version: Story = {
  parameters: { opens: 'MyPageSheetDialog' },
  args: { sheet: 'version' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: myPage.version })).toHaveTextContent('0.1.3');
  },
};

export const AccessTokenRenewed: Story = {
  parameters: { scenario: 'accessTokenExpired' },
  play: async (context) => {
    await showsMember(context);
    await expect(context.loaded.spies.onSessionLost).not.toHaveBeenCalled();
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  args: { storedMember: stored },
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('alert');
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  args: { storedMember: stored },
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByText('김하늘')).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ['state:longText'],
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { scenario: 'memberLongTexts' },
  play: async ({ canvas }) => {
    await canvas.findByText('황보새벽이슬처럼맑은하늘아래');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LargeTextOnASmallPhone: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showsMember(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Nameless: Story = {
  args: { storedMember: { ...stored, name: '' } },
  parameters: { scenario: 'memberLoading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(myPage.nameless)).toBeVisible();
  },
};
