import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InPreparationScreen } from './InPreparationScreen.tsx';

const meta = {
  title: 'Screens/In preparation',
  component: InPreparationScreen,
} satisfies Meta<typeof InPreparationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotBuiltYet: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('link', { name: '홈으로 가기' }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/');
  },
};
