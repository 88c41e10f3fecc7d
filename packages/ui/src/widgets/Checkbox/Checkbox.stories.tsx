import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from './Checkbox.guidance.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Widgets/Checkbox',
  component: Checkbox,
  args: { checked: false, onChangeChecked: fn(), children: '만 14세 이상이에요' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('만 14세 이상이에요'));
    await expect(args.onChangeChecked).toHaveBeenCalledWith(true);
  },
};

export const Ticked: Story = {
  args: { checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const NotNow: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByText('만 14세 이상이에요'), { pointerEventsCheck: 0 });
    await expect(args.onChangeChecked).not.toHaveBeenCalled();
  },
};

export const Strong: Story = { args: { weight: 'strong', children: '모두 동의해요' } };

export const LongLabel: Story = {
  args: {
    children: '아주 긴 이름을 가진 개인정보 수집과 이용 약관에 동의하고 그 내용을 모두 확인했어요',
  },
  globals: { textSize: '200' },
};
