import { frame } from '@campus-bell/domain/words/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Share2 from 'lucide-react/icons/share-2';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guidance } from './PageHeader.guidance.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Widgets/PageHeader',
  component: PageHeader,
  parameters: { guidance },
  args: { title: '공지사항', onGoBack: fn() },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithBack: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: frame.back }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};
export const WithActions: Story = {
  args: { actions: <IconButton label="공유하기" icon={<Share2 aria-hidden="true" />} /> },
};
export const TopLevel: Story = { render: () => <PageHeader title="찜한 글" /> };
export const LongTitleInLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: {
    title: '키워드 구독 설정',
    actions: <IconButton label="공유하기" icon={<Share2 aria-hidden="true" />} />,
  },
};

/** The title's word stays whole; the action that has no room beside it stands below, at the end of its line. */
export const WideActionInLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: {
    title: 'Notifications',
    actions: (
      <Button tone="quiet" extent="medium">
        Mark all read
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Notifications' });
    const action = canvas.getByRole('button', { name: 'Mark all read' });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
    const range = document.createRange();
    range.selectNodeContents(title);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
