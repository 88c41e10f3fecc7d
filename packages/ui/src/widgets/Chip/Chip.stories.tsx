import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from './Chip.guidance.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Widgets/Chip',
  component: Chip,
  args: { children: '아주대학교-일반' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Board: Story = {};
export const Keyword: Story = { args: { tone: 'accent', children: '#장학' } };
export const Unread: Story = { args: { tone: 'danger', children: '읽지 않음' } };
export const Done: Story = { args: { tone: 'success', children: '완료' } };
