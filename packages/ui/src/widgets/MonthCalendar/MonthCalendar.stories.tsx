import { monthWords, wholeDayWords } from '@campus-bell/domain/words/intl';
import { month } from '@campus-bell/domain/words/month';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { brokenWords } from '../../hooks/brokenWords.fake.ts';
import { startingWith } from '../../hooks/matches.fake.tsx';
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

/** What a day with so much on it is called. */
const counted = (day: string, count: number) => month.counted({ day, counted: '마감', count });

export const DotsOfADay: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid', { name: monthWords('2026-03-01') })).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: counted(month.today({ day: wholeDayWords('2026-03-04') }), 1),
        pressed: true,
      }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: counted(wholeDayWords('2026-03-10'), 2),
      }),
    );
    await expect(args.onSelectDay).toHaveBeenCalledWith('2026-03-10');
    await canvas.findByRole('button', {
      name: counted(wholeDayWords('2026-03-10'), 2),
      pressed: true,
    });
  },
};

export const NextMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: month.next }));
    await expect(await canvas.findByRole('grid', { name: monthWords('2026-04-01') })).toBeVisible();
    await expect(
      canvas.getByRole('button', {
        name: counted(wholeDayWords('2026-04-01'), 1),
      }),
    ).toBeVisible();
  },
};

export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: startingWith(wholeDayWords('2026-03-04')) }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: wholeDayWords('2026-03-12') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectDay).toHaveBeenLastCalledWith('2026-03-12');
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('grid', { name: monthWords('2026-04-01') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: wholeDayWords('2026-04-12') })).toHaveFocus();
  },
};

export const NothingInTheMonth: Story = { args: { counts: new Map() } };

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(brokenWords(canvas.getByRole('grid'))).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
