import { action } from '@campus-bell/domain/words/action';
import { calendar } from '@campus-bell/domain/words/calendar';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { detail } from '@campus-bell/domain/words/detail';
import { like } from '@campus-bell/domain/words/like';
import { post } from '@campus-bell/domain/words/post';
import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { startingWith } from '../../hooks/matches.fake.tsx';
import { readToast } from '../../widgets/Toast/readToast.fake.tsx';
import { EventDetailScreen } from './EventDetailScreen.tsx';

const { samples } = createCampus();

const meta = {
  title: 'Screens/Event detail/Actions',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const GoToSite: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.goToSite }));
    await expect(loaded.spies.openExternal).toHaveBeenCalledWith(
      'https://www.ajou.example/kr/ajou/notice.do?mode=view&articleNo=120031',
    );
  },
};

export const NoUrl: Story = {
  args: { eventId: samples.noUrl },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.goToSite }));
    await expect(
      await screen.findByRole('alertdialog', { name: detail.noUrl.title }),
    ).toHaveAccessibleDescription(detail.noUrl.text);
    await expect(loaded.spies.openExternal).not.toHaveBeenCalled();
  },
};

export const UnsafeUrl: Story = {
  ...NoUrl,
  args: { eventId: samples.unsafeUrl },
};

export const Liked: Story = {
  parameters: { signedIn: true },
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', {
      name: startingWith(post.exactLikes({ count: 43 })),
      pressed: true,
    });
    const unlike = spyOn(loaded.campus, 'unlike');
    button.click();
    button.click();
    await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 42 })), pressed: false });
    await expect(unlike).toHaveBeenCalledOnce();
  },
};

export const LikeUnderWay: Story = {
  args: { eventId: samples.noImage },
  parameters: { signedIn: true, scenario: 'likeUnanswered' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 7 })) }),
    );
    await canvas.findByRole('button', {
      name: startingWith(post.exactLikes({ count: 7 })),
      busy: true,
      pressed: false,
    });
  },
};

export const LikeFailed: Story = {
  args: { eventId: samples.noImage },
  parameters: { signedIn: true, scenario: 'likeFails' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 7 })) }),
    );
    await screen.findByRole('alertdialog', { name: like.loginRequired.title });
    await userEvent.click(screen.getByRole('button', { name: action.confirm }));
    await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 7 })), pressed: false });
  },
};

export const LikeSignedOut: Story = {
  play: async ({ canvas, loaded }) => {
    const star = await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 43 })) });
    await userEvent.click(star);
    const alert = await screen.findByRole('alertdialog', { name: like.loginRequired.title });
    await expect(alert).toHaveAccessibleDescription(like.loginRequired.text);
    await userEvent.click(screen.getByRole('button', { name: action.close }));
    await waitFor(() => expect(star).toHaveFocus());
    await expect(loaded.spies.navigate).not.toHaveBeenCalled();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

export const LikeSignedOutToTheLogin: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 43 })) }),
    );
    await userEvent.click(await screen.findByRole('button', { name: action.login }));
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/login'));
  },
};

export const LinkCopied: Story = {
  play: async ({ canvas, loaded }) => {
    loaded.spies.share.mockResolvedValue('copied');
    await userEvent.click(await canvas.findByRole('button', { name: post.share }));
    await readToast(detail.linkCopied);
    await expect(loaded.spies.share).toHaveBeenCalledWith({
      title: '신입생을 위한 도서관 이용 특강 안내',
      text: '신입생을 위한 도서관 이용 특강 안내',
      url: `${location.origin}/event/${samples.ordinary}`,
    });
  },
};

export const SharedOnceForTwoTaps: Story = {
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: post.share });
    let close = (_outcome: 'cancelled') => {};
    loaded.spies.share.mockImplementation(
      () =>
        new Promise((settle) => {
          close = settle;
        }),
    );
    button.click();
    button.click();
    await expect(loaded.spies.share).toHaveBeenCalledOnce();
    close('cancelled');
    await waitFor(async () => {
      button.click();
      await expect(loaded.spies.share).toHaveBeenCalledTimes(2);
    });
  },
};

export const ShareFailed: Story = {
  play: async ({ canvas, loaded }) => {
    loaded.spies.share.mockResolvedValue('failed');
    await userEvent.click(await canvas.findByRole('button', { name: post.share }));
    await readToast(detail.shareFailed);
  },
};

export const CalendarOpened: Story = {
  args: { eventId: samples.dates },
  parameters: { opens: 'CalendarDialog', signedIn: true },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: post.addToCalendar });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: post.addToCalendar });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: post.addToCalendar });
  },
};

export const CalendarSignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.addToCalendar }));
    await screen.findByRole('alertdialog', { name: calendar.loginRequired.title });
    await expect(screen.queryByRole('dialog', { name: post.addToCalendar })).toBeNull();
  },
};

export const CalendarSignedOutToTheLogin: Story = {
  play: async (context) => {
    const { loaded } = context;
    await CalendarSignedOut.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: action.login }));
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/login'));
  },
};

export const CalendarSignedOutForAFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: post.addToCalendar }));
    await userEvent.click(await screen.findByRole('button', { name: calendarForm.saveFile }));
    await screen.findByRole('button', { name: calendarForm.saveAsFile });
  },
};

export const CalendarSignedOutAndDismissed: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: post.addToCalendar });
    for (const time of ['once', 'and again']) {
      await userEvent.click(opener);
      const file = await screen.findByRole('button', { name: calendarForm.saveFile });
      await waitFor(() => expect(file).toHaveFocus());
      await expect(screen.queryByRole('dialog', { name: post.addToCalendar, hidden: true }), time).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

export const CalendarOpenedAgainWhileRegistering: Story = {
  parameters: { signedIn: true, scenario: 'calendarUnanswered' },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: post.addToCalendar });
    await userEvent.click(opener);
    const calls = spyOn(window, 'fetch');
    await userEvent.type(await screen.findByLabelText(calendarForm.title), ' 메모');
    await userEvent.click(screen.getByRole('button', { name: calendarForm.register }));
    await screen.findByRole('button', { name: calendarForm.register, busy: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const register = await screen.findByRole('button', { name: calendarForm.register, busy: true });
    await expect(screen.getByLabelText(calendarForm.title)).toHaveDisplayValue(/ 메모$/);
    await userEvent.click(register);
    const posts = calls.mock.calls.filter(([request]) => (request as Request).method === 'POST');
    calls.mockRestore();
    await expect(posts).toHaveLength(1);
  },
};
