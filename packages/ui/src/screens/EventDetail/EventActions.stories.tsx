import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
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
    await userEvent.click(await canvas.findByRole('button', { name: '사이트로 가기' }));
    await expect(loaded.spies.openExternal).toHaveBeenCalledWith(
      'https://www.ajou.example/kr/ajou/notice.do?mode=view&articleNo=120031',
    );
  },
};

export const NoUrl: Story = {
  parameters: { says: 'detail.noUrl' },
  args: { eventId: samples.noUrl },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '사이트로 가기' }));
    await expect(await screen.findByRole('alertdialog', { name: '주소 오류' })).toHaveAccessibleDescription(
      '이동할 사이트 주소가 없어요.',
    );
    await expect(loaded.spies.openExternal).not.toHaveBeenCalled();
  },
};

export const UnsafeUrl: Story = {
  ...NoUrl,
  parameters: { says: 'detail.noUrl' },
  args: { eventId: samples.unsafeUrl },
};

export const Liked: Story = {
  parameters: { signedIn: true },
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: /^찜 43개/, pressed: true });
    const unlike = spyOn(loaded.campus, 'unlike');
    button.click();
    button.click();
    await canvas.findByRole('button', { name: /^찜 42개/, pressed: false });
    await expect(unlike).toHaveBeenCalledOnce();
  },
};

export const LikeUnderWay: Story = {
  args: { eventId: samples.noImage },
  parameters: { signedIn: true, scenario: 'likeUnanswered' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^찜 7개/ }));
    await canvas.findByRole('button', { name: /^찜 7개/, busy: true, pressed: false });
  },
};

export const LikeFailed: Story = {
  args: { eventId: samples.noImage },
  parameters: { signedIn: true, scenario: 'likeFails' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^찜 7개/ }));
    await screen.findByRole('alertdialog', { name: '찜하지 못했어요' });
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await canvas.findByRole('button', { name: /^찜 7개/, pressed: false });
  },
};

export const LikeSignedOut: Story = {
  play: async ({ canvas, loaded }) => {
    const star = await canvas.findByRole('button', { name: /^찜 43개/ });
    await userEvent.click(star);
    const alert = await screen.findByRole('alertdialog', { name: '찜하지 못했어요' });
    await expect(alert).toHaveAccessibleDescription(/^로그인이 필요한 기능이에요/);
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(star).toHaveFocus());
    await expect(loaded.spies.navigate).not.toHaveBeenCalled();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

export const LikeSignedOutToTheLogin: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^찜 43개/ }));
    await userEvent.click(await screen.findByRole('button', { name: '로그인하기' }));
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/login'));
  },
};

export const LinkCopied: Story = {
  parameters: { says: 'detail.linkCopied' },
  play: async ({ canvas, loaded }) => {
    loaded.spies.share.mockResolvedValue('copied');
    await userEvent.click(await canvas.findByRole('button', { name: '공유' }));
    await readToast('링크를 복사했어요.');
    await expect(loaded.spies.share).toHaveBeenCalledWith({
      title: '신입생을 위한 도서관 이용 특강 안내',
      text: '신입생을 위한 도서관 이용 특강 안내',
      url: `${location.origin}/event/${samples.ordinary}`,
    });
  },
};

export const SharedOnceForTwoTaps: Story = {
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: '공유' });
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
  parameters: { says: 'detail.shareFailed' },
  play: async ({ canvas, loaded }) => {
    loaded.spies.share.mockResolvedValue('failed');
    await userEvent.click(await canvas.findByRole('button', { name: '공유' }));
    await readToast('공유하지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const CalendarOpened: Story = {
  args: { eventId: samples.dates },
  parameters: { opens: 'CalendarDialog', signedIn: true },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: '캘린더에 추가' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '캘린더에 추가' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '캘린더에 추가' });
  },
};

export const CalendarSignedOut: Story = {
  parameters: { says: 'calendar.loginRequired' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '캘린더에 추가' }));
    await screen.findByRole('alertdialog', { name: '등록하지 못했어요' });
    await expect(screen.queryByRole('dialog', { name: '캘린더에 추가' })).toBeNull();
  },
};

export const CalendarSignedOutToTheLogin: Story = {
  play: async (context) => {
    const { loaded } = context;
    await CalendarSignedOut.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '로그인하기' }));
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/login'));
  },
};

export const CalendarSignedOutForAFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '캘린더에 추가' }));
    await userEvent.click(await screen.findByRole('button', { name: '파일로 저장하기' }));
    await screen.findByRole('button', { name: '파일(.ics)로 저장하기' });
  },
};

export const CalendarSignedOutAndDismissed: Story = {
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: '캘린더에 추가' });
    for (const time of ['once', 'and again']) {
      await userEvent.click(opener);
      const file = await screen.findByRole('button', { name: '파일로 저장하기' });
      await waitFor(() => expect(file).toHaveFocus());
      await expect(screen.queryByRole('dialog', { name: '캘린더에 추가', hidden: true }), time).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

export const CalendarOpenedAgainWhileRegistering: Story = {
  parameters: { signedIn: true, scenario: 'calendarUnanswered' },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: '캘린더에 추가' });
    await userEvent.click(opener);
    const calls = spyOn(window, 'fetch');
    await userEvent.type(await screen.findByLabelText('제목'), ' 메모');
    await userEvent.click(screen.getByRole('button', { name: '등록하기' }));
    await screen.findByRole('button', { name: '등록하기', busy: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const register = await screen.findByRole('button', { name: '등록하기', busy: true });
    await expect(screen.getByLabelText('제목')).toHaveDisplayValue(/ 메모$/);
    await userEvent.click(register);
    const posts = calls.mock.calls.filter(([request]) => (request as Request).method === 'POST');
    calls.mockRestore();
    await expect(posts).toHaveLength(1);
  },
};
