import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from './RadioList.guidance.ts';
import { RadioList } from './RadioList.tsx';

const meta = {
  title: 'Widgets/RadioList',
  component: RadioList,
  args: {
    label: '화면 테마',
    options: [
      { value: 'system', label: '기기 설정 따르기' },
      { value: 'light', label: '밝게' },
      { value: 'dark', label: '어둡게' },
    ],
    value: null,
    onSelectOption: fn(),
  },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof RadioList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('어둡게'));
    await expect(args.onSelectOption).toHaveBeenCalledWith('dark');
  },
};

export const Chosen: Story = {
  args: { value: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '밝게' })).toBeChecked();
  },
};
