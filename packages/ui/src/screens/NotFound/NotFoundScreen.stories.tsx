import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { title: 'Screens/Not found', component: NotFoundScreen } satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('link', { name: '홈으로 가기' }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/');
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
