import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomNavigation } from '../BottomNavigation/BottomNavigation.tsx';
import { Button } from '../Button/Button.tsx';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { guidance } from './ActionBar.guidance.ts';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Widgets/ActionBar',
  component: ActionBar,
  parameters: { guidance },
  args: {
    label: '글에서 할 일',
    children: (
      <>
        <LikeButton
          extent="large"
          title="교내 우체국 영업시간 변경 안내"
          liked
          count={24}
          onToggleLike={() => undefined}
        />
        <Button wide extent="medium">
          사이트로 가기
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const AboveTheNavigation: Story = {
  decorators: [
    (Story) => (
      <>
        <BottomNavigation currentPath="/event/17042" subscriptionsUnread={false} />
        <Story />
      </>
    ),
  ],
};
export const OneBarOnItsSide: Story = {
  ...AboveTheNavigation,
  globals: { viewport: { value: 'phoneOnItsSide' } },
};
export const OneBarWithLargeText: Story = { ...AboveTheNavigation, globals: { textSize: '200' } };
