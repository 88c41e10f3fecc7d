import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guidance } from './Menu.guidance.ts';
import { Menu } from './Menu.tsx';

const remove = fn();

const meta = {
  title: 'Widgets/Menu',
  component: Menu,
  parameters: { guidance },
  args: {
    children: '구독 중',
    options: [
      { value: 'on', label: '알림 받기', hint: '새 글이 올라오면 알려 드려요' },
      { value: 'off', label: '구독은 유지, 알림만 끄기', hint: '글은 계속 모아 볼 수 있어요' },
    ],
    value: 'on',
    onSelectOption: fn(),
    actions: [{ label: '구독 취소', tone: 'danger', onSelectAction: remove }],
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 16 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '구독 중' }));
    await screen.findByRole('menuitemradio', { name: /알림 받기/, checked: true });
    const [opener, ...others] = document.querySelectorAll('[aria-expanded]');
    await expect(opener).toHaveAccessibleName('구독 중');
    await expect(others).toEqual([]);
    await expect(opener?.getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
  },
};

export const OptionChosen: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '구독 중' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /알림만 끄기/ }));
    await expect(args.onSelectOption).toHaveBeenCalledWith('off');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    remove.mockClear();
    const button = canvas.getByRole('button', { name: '구독 중' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: '구독 중' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const CallUnderWay: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
