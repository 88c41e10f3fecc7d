import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './MarkedText.guidance.ts';
import { MarkedText } from './MarkedText.tsx';

const meta = {
  title: 'Widgets/MarkedText',
  component: MarkedText,
  args: { text: '국가장학금 2차 신청 안내', searchText: '장학' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof MarkedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('장학', { selector: 'mark' })).toBeVisible();
  },
};

export const NotSearched: Story = {
  args: { searchText: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};
