import { card } from '@campus-bell/domain/words/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './SeenLine.guidance.ts';
import { SeenLine } from './SeenLine.tsx';

const meta = {
  title: 'Widgets/SeenLine',
  component: SeenLine,
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof SeenLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SeenUntilHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(card.seenTo)).toBeVisible();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
