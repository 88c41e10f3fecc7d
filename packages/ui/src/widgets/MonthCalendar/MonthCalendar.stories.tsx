import { deadline } from '@campus-bell/domain/words/deadline';
import { month } from '@campus-bell/domain/words/month';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from './MonthCalendar.guidance.ts';
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx';

function Chosen({ selected: first, onSelectDay, ...rest }: MonthCalendarProps) {
  const [selected, setSelected] = useState(first);
  return (
    <MonthCalendar
      {...rest}
      selected={selected}
      onSelectDay={(day) => {
        onSelectDay(day);
        setSelected(day);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/MonthCalendar',
  component: MonthCalendar,
  args: {
    counted: '마감',
    counts: new Map([
      ['2026-03-04', 1],
      ['2026-03-10', 2],
      ['2026-03-13', 9],
      ['2026-04-01', 1],
    ]),
    today: '2026-03-04',
    selected: '2026-03-04',
    onSelectDay: fn(),
  },
  parameters: { guidance, layout: 'padded' },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof MonthCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DotsOfADay: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: '2026년 3월' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '3월 4일 수요일, 오늘, 마감 1개', pressed: true }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: month.counted({ day: '3월 10일 화요일', counted: deadline.over, count: 2 }),
      }),
    );
    await expect(args.onSelectDay).toHaveBeenCalledWith('2026-03-10');
    await canvas.findByRole('button', {
      name: month.counted({ day: '3월 10일 화요일', counted: deadline.over, count: 2 }),
      pressed: true,
    });
  },
};

export const NextMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: month.next }));
    await expect(await canvas.findByRole('grid', { name: '2026년 4월' })).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: month.counted({ day: '4월 1일 수요일', counted: deadline.over, count: 1 }),
      }),
    ).toBeVisible();
  },
};

export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^3월 4일/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '3월 12일 목요일' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-03-12');
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('grid', { name: '2026년 4월' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '4월 12일 일요일' })).toHaveFocus();
  },
};

export const NothingInTheMonth: Story = { args: { counts: new Map() } };

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
