import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
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
    await expect(canvas.getByText('소프트웨어학과')).toBeVisible();
    await expect(canvas.getByText('haneul.kim@ajou.example')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '내 정보 수정' })).toHaveAttribute(
      'href',
      '/profile-modification',
    );
    await expect(canvas.getByRole('link', { name: /의견 보내기/ })).toHaveAttribute('target', '_blank');
  },
};

export const LoggingOut: Story = {
  parameters: { says: ['action.logOut', 'logOut.confirm'] },
  play: async ({ args, canvas }) => {
    const logOut = canvas.getByRole('button', { name: '로그아웃' });
    await userEvent.click(logOut);
    const question = await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
    await userEvent.click(within(question).getByRole('button', { name: '취소' }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await waitFor(() => expect(logOut).toHaveFocus());
    await userEvent.click(logOut);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '로그아웃' }),
    );
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(logOut);
    await screen.findByRole('alertdialog', { name: '로그아웃할까요?' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'memberLoading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '내 정보', busy: true })).toHaveTextContent(/^$/);
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
    await canvas.findByText('학과를 아직 등록하지 않았어요');
    await expect(canvas.getByRole('link', { name: '학과 등록하기' })).toHaveAttribute(
      'href',
      '/register-info',
    );
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'memberFails' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/내 정보를 불러오지 못했어요/);
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toBeVisible();
  },
};

export const AskedAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'memberFails' },
  play: async ({ canvas }) => {
    await expectHeldRetry(await canvas.findByRole('button', { name: '다시 불러오기' }), '/api/users');
  },
};

export const CameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: '다시 불러오기' });
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
    await expect(context.canvas.queryByRole('link', { name: /의견 보내기/ })).toBeNull();
  },
};

export const ThemeChoice: Story = {
  parameters: { opens: 'MyPageScreen' },
  args: { theme: 'dark' },
  play: async (context) => {
    await showsMember(context);
    await userEvent.click(context.canvas.getByRole('button', { name: /화면 테마/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '밝게' }));
    await expect(context.args.onChooseTheme).toHaveBeenCalledWith('light');
  },
};

export const Faq: Story = {
  parameters: { opens: 'MyPageSheetDialog' },
  args: { sheet: 'faq' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '자주 묻는 질문' });
    await userEvent.click(screen.getByText('알림이 오지 않아요'));
    await expect(screen.getByText(/알림 점검에서 이 기기가/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await expect(args.onCloseSheet).toHaveBeenCalledOnce();
  },
};

export const Notices: Story = {
  parameters: { opens: 'MyPageSheetDialog' },
  args: { sheet: 'notices' },
  play: async () => {
    await screen.findByRole('dialog', { name: '서비스 공지' });
  },
};

export const Version: Story = {
  parameters: { opens: 'MyPageSheetDialog' },
  args: { sheet: 'version' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '버전 정보' })).toHaveTextContent('0.1.3');
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
