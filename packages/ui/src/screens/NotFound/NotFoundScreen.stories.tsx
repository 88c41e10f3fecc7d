import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: {
    route: 'notFound',
    titled: '찾을 수 없는 화면',
    kilobytes: 3.5,
    waived: {
      'One sentence and a link home; asks no server.': [
        'loading',
        'empty',
        'more',
        'end',
        'failedOnPageTwo',
        'unauthorised',
        'offline',
      ],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
  },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('link', { name: way.home }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/');
  },
};

export const LargeTextOnASmallPhone: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
