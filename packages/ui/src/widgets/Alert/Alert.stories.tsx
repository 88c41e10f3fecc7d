import { action } from '@campus-bell/domain/words/action';
import { like } from '@campus-bell/domain/words/like';
import { notification } from '@campus-bell/domain/words/notification';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guidance } from './Alert.guidance.ts';
import { type AlertOptions, type ConfirmOptions, useAlert } from './AlertProvider.tsx';

const meta = {
  title: 'Widgets/Alert',
  component: Asking,
  args: { alert: like.failed },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Asking>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneButton: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: like.failed.title });
    await expect(dialog).toHaveAccessibleDescription(like.failed.text);
    await waitFor(() => expect(screen.getByRole('button', { name: action.confirm })).toHaveFocus());
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: action.confirm }));
    await waitFor(() => expect(canvas.getByText('닫았어요')).toBeVisible());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AskedTwiceAtOnce: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' });
    opener.click();
    opener.click();
    await userEvent.click(await screen.findByRole('button', { name: action.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('닫았어요')).toBeVisible();
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: like.failed.title });
  },
};

const markAll = { ...notification.markAllConfirm, confirmLabel: '모두 읽음' };

const askAndWait: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '열기' }));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(screen.getByRole('button', { name: action.cancel })).toHaveFocus());
};

export const Question: Story = { args: { confirm: markAll }, play: askAndWait };

export const Confirmed: Story = {
  args: { confirm: markAll },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
    await waitFor(() => expect(canvas.getByText('확인했어요')).toBeVisible());
  },
};

export const ConfirmedOnceForTwoTaps: Story = {
  args: { confirm: markAll, onConfirm: fn() },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '열기' });
    opener.click();
    opener.click();
    await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const CancelledByEscape: Story = {
  args: { confirm: markAll },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('취소했어요')).toBeVisible());
  },
};

export const DangerousQuestion: Story = {
  args: {
    confirm: {
      title: '정말 탈퇴할까요?',
      text: '찜한 글과 구독이 모두 사라져요.',
      confirmLabel: '탈퇴하기',
      tone: 'danger',
    },
  },
  play: askAndWait,
};

export const LargeTextOnASmallPhone: Story = {
  ...Question,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};

/** Props of {@link Asking}. */
interface AskingProps {
  alert: AlertOptions;
  confirm?: ConfirmOptions;
  onConfirm?(): void;
}

function Asking({ alert: alertOptions, confirm: confirmOptions, onConfirm }: AskingProps) {
  const { alert, confirm } = useAlert();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    if (confirmOptions !== undefined) {
      const isConfirmed = await confirm(confirmOptions);
      if (isConfirmed) onConfirm?.();
      setAnswer(isConfirmed ? '확인했어요' : '취소했어요');
      return;
    }
    await alert(alertOptions);
    setAnswer('닫았어요');
  };
  return (
    <>
      <Button onClick={() => void ask()}>열기</Button>
      <p>{answer}</p>
    </>
  );
}
