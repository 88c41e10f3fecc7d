import type { Meta, StoryObj } from '@storybook/react-vite';
import Star from 'lucide-react/icons/star';
import { LinkButton } from '../Button/LinkButton.tsx';
import { guidance } from './EmptyState.guidance.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Widgets/EmptyState',
  component: EmptyState,
  parameters: { guidance },
  args: {
    icon: <Star size="2.5rem" strokeWidth={1.5} />,
    title: '아직 찜한 글이 없어요',
    text: '별을 누르면 여기에 모여요.',
    action: (
      <LinkButton href="/event" tone="soft" extent="medium">
        글 찾아보기
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNextStep: Story = {};
export const WordsOnly: Story = { render: () => <EmptyState title="아직 받은 알림이 없어요" /> };
