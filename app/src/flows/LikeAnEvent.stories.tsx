import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, tabTo } from './focus.ts';
import { firstBoard, type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Like an event',
  ...wholeApp,
  args: { path: firstBoard },
  parameters: { signedIn: 'newcomer' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const title = '교내 우체국 영업시간 변경 안내';
const cardOf = async (canvas: Canvas) => {
  const link = await canvas.findByRole('link', { name: title });
  return within(link.closest('article') as HTMLElement);
};
const pressStar: Play = async ({ canvas, step }) => {
  await step('Press the star of the newest event', async () => {
    await tabTo((await cardOf(canvas)).getByRole('button', { name: /^찜 0개/, pressed: false }));
    await userEvent.keyboard('{Enter}');
  });
};

export const Liked: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await pressStar(context);
    await step('The star is filled and counts one more; the focus stays on it', async () => {
      await expectFocus(
        await (await cardOf(canvas)).findByRole('button', { name: /^찜 1개/, pressed: true }),
      );
    });
  },
};

export const OnTheLikedPage: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Liked.play?.(context);
    await step('Go to the liked events by the bottom navigation', async () => {
      const navigation = within(canvas.getByRole('navigation', { name: '주요 메뉴' }));
      await userEvent.click(navigation.getByRole('link', { name: '찜' }));
      await canvas.findByRole('heading', { level: 1, name: '내가 찜한 글' });
      await expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName('찜');
    });
    await step('The event is there, and only it', async () => {
      await expect(
        (await cardOf(canvas)).getByRole('button', { name: /^찜 1개/, pressed: true }),
      ).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
    });
  },
};

export const Unliked: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await OnTheLikedPage.play?.(context);
    await step('Press the star again: the event leaves the list, with an offer to undo', async () => {
      await tabTo((await cardOf(canvas)).getByRole('button', { name: /^찜 1개/ }));
      await userEvent.keyboard('{Enter}');
      await screen.findByText('찜한 글에서 뺐어요.');
      await canvas.findByText('아직 찜한 글이 없어요.');
    });
  },
};

export const LikeUndone: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Unliked.play?.(context);
    await step('Undo it: the event is back and the offer is gone', async () => {
      await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
      await expect(
        (await cardOf(canvas)).getByRole('button', { name: /^찜 1개/, pressed: true }),
      ).toBeVisible();
      await waitFor(() => expect(screen.queryByText('찜한 글에서 뺐어요.')).toBeNull());
    });
  },
};

export const AnotherMemberSignedInElsewhere: Story = {
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await Unliked.play?.(context);
    await step(
      'Another member signs in in another tab: nothing of the former one can be undone',
      async () => {
        const { id, email, name } = loaded.campus.person('member');
        const kept = { id: String(id), email, name, ...loaded.campus.signIn('member'), signIn: 'another' };
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
        window.dispatchEvent(new StorageEvent('storage', { key: 'signIn' }));
        await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
        await waitFor(() => expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull());
      },
    );
  },
};

export const LikeError: Story = {
  parameters: { scenario: 'likeFails' },
  play: async (context) => {
    const { canvas, step } = context;
    await pressStar(context);
    await step('The alert says so; the star is as it was', async () => {
      const alert = await screen.findByRole('alertdialog', { name: '찜하지 못했어요' });
      await expectFocusKeptIn(alert);
      await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
      await expectFocus((await cardOf(canvas)).getByRole('button', { name: /^찜 0개/, pressed: false }));
    });
  },
};

export const LoginRequired: Story = {
  parameters: { signedIn: false },
  play: async (context) => {
    const { canvas, step } = context;
    await pressStar(context);
    await step('The alert says that a login is needed; Escape leads back to the star', async () => {
      const alert = await screen.findByRole('alertdialog', { name: '찜하지 못했어요' });
      await expect(alert).toHaveAccessibleDescription(/^로그인이 필요한 기능이에요/);
      await userEvent.keyboard('{Escape}');
      await expectFocus((await cardOf(canvas)).getByRole('button', { name: /^찜 0개/, pressed: false }));
    });
    await step('Press it again and go to the login', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: '로그인하기' }));
      await canvas.findByRole('button', { name: '구글 계정으로 로그인' });
    });
  },
};
