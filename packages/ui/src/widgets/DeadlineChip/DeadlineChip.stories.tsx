import { chooseLanguage, language } from '@campus-bell/domain/language';
import { deadline } from '@campus-bell/domain/words/deadline';
import { dayWords } from '@campus-bell/domain/words/intl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { guidance } from './DeadlineChip.guidance.ts';
import { DeadlineChip } from './DeadlineChip.tsx';
import { daysLeft } from './daysLeft.fake.ts';

const notice = (content: string) => ({
  title: '교내 근로장학생 신청 안내',
  content,
  createdAt: '2026-03-02T10:00:00',
});

const meta = {
  title: 'Widgets/DeadlineChip',
  component: DeadlineChip,
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 7.(토) 18:00') },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof DeadlineChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDaysLeft: Story = {
  play: async ({ canvas }) => {
    const chip = await canvas.findByText(daysLeft(3));
    await expect(chip.closest('time')).toHaveAttribute('datetime', '2026-03-07T18:00:00+09:00');
    await expect(
      canvas.getByText(
        deadline.ahead({ moment: `${dayWords('2026-03-07', { weekday: true })} 18:00`, days: 3 }),
      ),
    ).toBeInTheDocument();
  },
};

export const ThreeDaysLeftInEnglish: Story = {
  globals: { language: 'en' },
  beforeEach: () => {
    const before = language();
    chooseLanguage('en');
    return () => chooseLanguage(before);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('3 days left');
  },
};

export const EndsToday: Story = {
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 4.(수) 18:00') },
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' });
  },
};

export const EndsTodayWithoutAnHour: Story = {
  args: { event: notice('3월 4일까지 신청하세요.') },
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.today, { selector: '[aria-hidden]' });
  },
};

export const Over: Story = {
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 3.(화)') },
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.over, { selector: '[aria-hidden]' });
    await expect(
      canvas.getByText(deadline.overAt({ moment: dayWords('2026-03-03', { weekday: true }) })),
    ).toBeInTheDocument();
  },
};

/** An app that was left open over night is looked at again. */
let clock = new Date();
export const TheDayAfter: Story = {
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 5.(목) 18:00') },
  beforeEach: () => {
    clock = new Date('2026-03-04T22:00:00+09:00');
  },
  decorators: [
    (Story) => (
      <UiEnvironmentProvider environment={{ ...useEnvironment(), now: () => clock }}>
        <Story />
      </UiEnvironmentProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(daysLeft(1));
    clock = new Date('2026-03-05T09:00:00+09:00');
    document.dispatchEvent(new Event('visibilitychange'));
    await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' });
  },
};

export const NoSureDeadline: Story = {
  args: { event: notice('행사 일시: 3. 7.(토) 14:00') },
  render: ({ event }) => (
    <>
      <DeadlineChip event={event} />
      <DeadlineChip event={meta.args.event} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(daysLeft(3));
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(1);
  },
};
