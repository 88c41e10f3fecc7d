import { places as placesWords } from '@campus-bell/domain/words/places';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

const belowNavigation =
  (currentPath: string): Decorator =>
  (Story) => (
    <>
      <BottomNavigation currentPath={currentPath} subscriptionsUnread={false} />
      <Story />
    </>
  );

export const Alone: Story = {};
export const AboveTheNavigation: Story = { decorators: [belowNavigation('/event/17042')] };
export const OneBarOnItsSide: Story = {
  ...AboveTheNavigation,
  globals: { viewport: { value: 'phoneOnItsSide' } },
};
export const OneBarWithLargeText: Story = { ...AboveTheNavigation, globals: { textSize: '200' } };

export const LargeTextBeforeTheMenuHasCome: Story = {
  // A place itself is without the button that stands for the places, as any page is until the button's code has come.
  decorators: [belowNavigation('/event')],
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const places = within(canvas.getByRole('navigation', { name: placesWords.mainMenu })).getAllByRole(
      'link',
    );
    const reached = [...places, canvas.getByRole('button', { name: '사이트로 가기' })];
    await expect(reached).toHaveLength(6);
    for (const control of reached) {
      await waitFor(async () => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
        const found = `${control.textContent} is under ${onTop?.outerHTML.slice(0, 200)}`;
        await expect(control.contains(onTop), found).toBe(true);
      });
    }
  },
};
export const LargeTextOnItsSideBeforeTheMenuHasCome: Story = {
  ...LargeTextBeforeTheMenuHasCome,
  globals: { textSize: '200', viewport: { value: 'phoneOnItsSide' } },
};
