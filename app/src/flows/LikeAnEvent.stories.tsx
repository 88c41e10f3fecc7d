import { action } from '@campus-bell/domain/words/action';
import { frame } from '@campus-bell/domain/words/frame';
import { like } from '@campus-bell/domain/words/like';
import { liked } from '@campus-bell/domain/words/liked';
import { likes } from '@campus-bell/domain/words/likes';
import { places } from '@campus-bell/domain/words/places';
import { post } from '@campus-bell/domain/words/post';
import { signIn } from '@campus-bell/domain/words/signIn';
import { startingWith } from '@campus-bell/ui/hooks/matches.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, tabTo } from './focus.ts';
import { firstBoard, type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Like an event',
  ...wholeApp,
  args: { path: firstBoard },
  parameters: { titled: '찜하기', signedIn: 'newcomer' },
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
    await tabTo(
      (await cardOf(canvas)).getByRole('button', {
        name: startingWith(post.exactLikes({ count: 0 })),
        pressed: false,
      }),
    );
    await userEvent.keyboard('{Enter}');
  });
};

export const Liked: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await pressStar(context);
    await step('The star is filled and counts one more; the focus stays on it', async () => {
      await expectFocus(
        await (await cardOf(canvas)).findByRole('button', {
          name: startingWith(post.exactLikes({ count: 1 })),
          pressed: true,
        }),
      );
    });
  },
};

export const OnTheLikedPage: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Liked.play?.(context);
    await step('Go to the liked events by the bottom navigation', async () => {
      const navigation = within(canvas.getByRole('navigation', { name: places.mainMenu }));
      await userEvent.click(navigation.getByRole('link', { name: places.liked }));
      await canvas.findByRole('heading', { level: 1, name: likes.title });
      await expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName(places.liked);
    });
    await step('The event is there, and only it', async () => {
      await expect(
        (await cardOf(canvas)).getByRole('button', {
          name: startingWith(post.exactLikes({ count: 1 })),
          pressed: true,
        }),
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
      await tabTo(
        (await cardOf(canvas)).getByRole('button', { name: startingWith(post.exactLikes({ count: 1 })) }),
      );
      await userEvent.keyboard('{Enter}');
      await screen.findByText(liked.removed);
      await canvas.findByText(liked.empty);
    });
  },
};

export const LikeUndone: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Unliked.play?.(context);
    await step('Undo it: the event is back and the offer is gone', async () => {
      await userEvent.click(screen.getByRole('button', { name: frame.undo }));
      await expect(
        (await cardOf(canvas)).getByRole('button', {
          name: startingWith(post.exactLikes({ count: 1 })),
          pressed: true,
        }),
      ).toBeVisible();
      await waitFor(() => expect(screen.queryByText(liked.removed)).toBeNull());
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
        await waitFor(() => expect(screen.queryByRole('button', { name: frame.undo })).toBeNull());
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
      const alert = await screen.findByRole('alertdialog', { name: like.loginRequired.title });
      await expectFocusKeptIn(alert);
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectFocus(
        (await cardOf(canvas)).getByRole('button', {
          name: startingWith(post.exactLikes({ count: 0 })),
          pressed: false,
        }),
      );
    });
  },
};

export const LoginRequired: Story = {
  parameters: { signedIn: false },
  play: async (context) => {
    const { canvas, step } = context;
    await pressStar(context);
    await step('The alert says that a login is needed; Escape leads back to the star', async () => {
      const alert = await screen.findByRole('alertdialog', { name: like.loginRequired.title });
      await expect(alert).toHaveAccessibleDescription(like.loginRequired.text);
      await userEvent.keyboard('{Escape}');
      await expectFocus(
        (await cardOf(canvas)).getByRole('button', {
          name: startingWith(post.exactLikes({ count: 0 })),
          pressed: false,
        }),
      );
    });
    await step('Press it again and go to the login', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: action.login }));
      await canvas.findByRole('button', { name: signIn.withGoogle });
    });
  },
};
