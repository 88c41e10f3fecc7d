import { action } from '@campus-bell/domain/words/action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guidance } from './Dialog.guidance.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogFrame.tsx';

const meta = {
  title: 'Widgets/Dialog',
  component: Dialog,
  parameters: { guidance },
  args: {
    open: true,
    title: '서비스 이용약관',
    onClose: fn(),
    children: '캠퍼스벨은 학생이 만든 서비스예요. 학교의 공식 서비스가 아니에요.',
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {
  args: { footer: <Button wide>확인</Button> },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '서비스 이용약관' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: action.close }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Sheet: Story = {
  args: { shape: 'sheet', description: '아래에서 올라와요.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('아래에서 올라와요.');
  },
};
export const WholeScreen: Story = {
  args: { shape: 'screen', title: '구독 설정' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '구독 설정' });
    // As in its first frame, in which Radix has turned the page behind off and not yet the dialog on.
    await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'));
    dialog.style.removeProperty('pointer-events');
    await expect(getComputedStyle(dialog).pointerEvents).toBe('auto');
  },
};
export const LongContent: Story = {
  args: {
    shape: 'sheet',
    footer: <Button wide>확인</Button>,
    children: Array.from({ length: 40 }, (_, at) => `제${at + 1}조. 회원은 언제든지 탈퇴할 수 있어요. `).join(
      '',
    ),
  },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '확인' })).toBeVisible());
    const text = screen.getByText(/제1조/);
    await expect(text).toHaveAttribute('tabindex', '0');
    await expect(text).toBe(screen.getByRole('region', { name: screen.getByRole('heading').textContent }));
  },
};
export const LargeTextOnASmallPhone: Story = {
  ...LongContent,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
export const FocusComesBack: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '약관 보기' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Opened(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>약관 보기</Button>
      <Dialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
