import { deadline } from '@campus-bell/domain/words/deadline';
import { dayWords } from '@campus-bell/domain/words/intl';
import { post } from '@campus-bell/domain/words/post';
import { type Campus, createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing, startingWith } from '../../hooks/matches.fake.tsx';
import { daysLeft } from '../../widgets/DeadlineChip/daysLeft.fake.ts';
import { EventDetailScreen } from './EventDetailScreen.tsx';

const { samples } = createCampus();
const lines = Array.from({ length: 24 }, (_, at) => `${at + 1}. 유의 사항을 끝까지 읽어 주세요.`);

/** The ordinary notice with another title and body. */
const withText = (title: string, content: string) => ({
  campus: (campus: Campus) => {
    const event = campus.event(samples.ordinary);
    if (event !== null) campus.addEvent({ ...event, title, content });
  },
});

const meta = {
  title: 'Screens/Event detail/Deadline',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Who gets the link sees until when one can apply. */
export const SharedWithTheDeadline: Story = {
  parameters: withText('교내 근로장학생 신청 안내', '신청 기간: 3. 2.(월) ~ 3. 10.(화) 18:00'),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(daysLeft(6));
    await userEvent.click(canvas.getByRole('button', { name: post.share }));
    await expect(loaded.spies.share).toHaveBeenCalledWith({
      title: '교내 근로장학생 신청 안내',
      text: deadline.shared({
        title: '교내 근로장학생 신청 안내',
        moment: `${dayWords('2026-03-10', { weekday: true })} 18:00`,
      }),
      url: `${location.origin}/event/${samples.ordinary}`,
    });
  },
};

export const FoundInTheBody: Story = {
  parameters: withText(
    '교내 근로장학생 신청 안내',
    [...lines, '신청 기간: 3. 2.(월) ~ 3. 10.(화) 18:00', ...lines].join('\\n'),
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('button', {
      name: startingWith(
        deadline.at({ moment: `${dayWords('2026-03-10', { weekday: true })} 18:00` }),
        deadline.foundInText,
      ),
    });
    await expect(canvas.getByText(daysLeft(6))).toBeVisible();
    await expect(canvasElement.querySelector('mark')).toBeNull();
    await userEvent.click(row);
    const place = canvas.getByText('3. 2.(월) ~ 3. 10.(화) 18:00', { selector: 'mark' });
    await expect(place).toHaveFocus();
    await waitFor(() => {
      const { top, bottom } = place.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(innerHeight);
    });
  },
};

export const FoundInTheTitle: Story = {
  parameters: withText('캠퍼스 슬로건 공모 (~3/20)', '포스터를 참고하세요.'),
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.at({ moment: dayWords('2026-03-20', { weekday: true }) }));
    await expect(canvas.getByText(deadline.foundInTitle)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: containing(deadline.foundInTitle) })).toBeNull();
  },
};

export const EndsToday: Story = {
  parameters: withText('동문 멘토링 신청', '신청은 3월 4일(수) 18:00까지 받아요.'),
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' });
    await canvas.findByRole('button', {
      name: startingWith(deadline.at({ moment: `${dayWords('2026-03-04', { weekday: true })} 18:00` })),
    });
    await expect(canvas.getByRole('button', { name: deadline.saveOne })).toBeVisible();
  },
};

export const Over: Story = {
  parameters: withText('동문 멘토링 신청', '신청은 3월 3일까지 받아요.'),
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.over, { selector: '[aria-hidden]' });
    await canvas.findByText(deadline.overAt({ moment: dayWords('2026-03-03', { weekday: true }) }));
    await expect(canvas.queryByRole('button', { name: deadline.saveOne })).toBeNull();
  },
};

export const NoneForSure: Story = {
  parameters: withText('도서관 특강', '일시: 3월 12일(목) 14:00'),
  play: async ({ canvas }) => {
    await canvas.findByText('일시: 3월 12일(목) 14:00');
    await expect(canvas.queryByText(containing(deadline.at({ moment: '' }).trim()))).toBeNull();
    await expect(canvas.queryByText(containing(deadline.foundInText))).toBeNull();
  },
};

export const InLargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  parameters: withText('교내 근로장학생 신청 안내', '신청 기간: 3. 2.(월) ~ 3. 10.(화) 18:00'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {
      name: startingWith(
        deadline.at({ moment: `${dayWords('2026-03-10', { weekday: true })} 18:00` }),
        deadline.foundInText,
      ),
    });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
