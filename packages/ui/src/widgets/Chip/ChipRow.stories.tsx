import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guidance } from './ChipRow.guidance.ts';
import { ChipRow } from './ChipRow.tsx';
import { FilterChip } from './FilterChip.tsx';

const names = [
  '아주대학교-일반',
  '소프트웨어학과',
  '경제정치사회융합학부',
  '기숙사',
  '대학원',
  '사이버보안학과',
];
const chips = (shown: string[], pressed = '') =>
  shown.map((name, at) => (
    <FilterChip key={name} pressed={name === pressed} unread={at === 1} onToggle={fn()}>
      {name}
    </FilterChip>
  ));

const meta = {
  title: 'Widgets/ChipRow',
  component: ChipRow,
  parameters: { guidance },
  args: { label: '구독한 게시판', children: chips(names) },
  decorators: [(Story) => <div style={{ padding: 20 }}>{Story()}</div>],
} satisfies Meta<typeof ChipRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const MoreThanFit: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('list').parentElement;
    await waitFor(() => expect(place).toHaveAttribute('data-fade', 'end'));
    canvas.getByRole('list').scrollTo({ left: 80 });
    await waitFor(() => expect(place).toHaveAttribute('data-fade', 'both'));
  },
};

export const AllFit: Story = {
  args: { children: chips(names.slice(0, 2)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').parentElement).toHaveAttribute('data-fade', 'none');
  },
};

export const ChosenOneOutOfSight: Story = {
  args: { children: chips(names, '사이버보안학과') },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('list').parentElement;
    await waitFor(() => expect(place).toHaveAttribute('data-fade', 'start'));
  },
};
