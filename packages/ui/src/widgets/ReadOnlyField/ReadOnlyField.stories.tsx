import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guidance } from './ReadOnlyField.guidance.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

const meta = {
  title: 'Widgets/ReadOnlyField',
  component: ReadOnlyField,
  args: { label: '이메일', value: 'haneul.kim@ajou.example' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof ReadOnlyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithHint: Story = {
  args: { hint: '학교 구글 계정이라 여기서 바꿀 수 없어요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('이메일')).toHaveAccessibleDescription(
      '학교 구글 계정이라 여기서 바꿀 수 없어요.',
    );
  },
};

export const FilledByButton: Story = {
  args: {
    label: '학과',
    value: '',
    placeholder: '학과를 선택해 주세요',
    button: <Button extent="medium">선택</Button>,
  },
};

export const LargeTextOnASmallPhone: Story = {
  args: { value: 'saebyeok.namgung2026@cs.ajou.example' },
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '이메일' });
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

export const Invalid: Story = {
  args: { ...FilledByButton.args, error: '* 학과를 선택해주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('학과')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('* 학과를 선택해주세요.');
  },
};
