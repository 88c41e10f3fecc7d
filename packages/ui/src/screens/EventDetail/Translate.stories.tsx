import { chooseLanguage, type Language, language } from '@campus-bell/domain/language';
import { action } from '@campus-bell/domain/words/action';
import { deadline } from '@campus-bell/domain/words/deadline';
import { post } from '@campus-bell/domain/words/post';
import { translate as words } from '@campus-bell/domain/words/translate';
import { type Campus, createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../widgets/Button/Button.tsx';
import { EventDetailScreen } from './EventDetailScreen.tsx';
import { type FakeTranslator, installTranslator } from './translator.fake.ts';

const { samples } = createCampus();
const title = '교내 근로장학생 신청 안내';
const lines = [
  '2026학년도 1학기 교내 근로장학생을 모집합니다.',
  '',
  '○ 신청 기간: 3. 2.(월) ~ 3. 10.(화) 18:00',
  '○ 신청 방법: https://www.ajou.ac.kr 에서 신청서를 제출합니다.',
  '○ 구분 | 시급',
  'For exchange students: the office speaks English.',
];
const says = {
  [title]: 'How to apply for work-study on campus',
  '2026학년도 1학기 교내 근로장학생을 모집합니다.':
    'We are looking for students for work-study on campus in the first semester of 2026.',
  '신청 기간: 3. 2.(월) ~ 3. 10.(화) 18:00': 'Application: Mon 2 March to Tue 10 March, 18:00',
  '신청 방법:': 'How to apply:',
  '에서 신청서를 제출합니다.': 'is where the form is submitted.',
  구분: 'Kind',
  시급: 'Hourly wage',
};
const inEnglish = {
  title: 'How to apply for work-study on campus',
  first: /^We are looking for students/,
  link: 'https://www.ajou.ac.kr',
};

let fake: ReturnType<typeof installTranslator>;

const translator = (how: FakeTranslator = {}, spoken: Language = 'en') => ({
  globals: { language: spoken },
  beforeEach: () => {
    const before = language();
    chooseLanguage(spoken);
    fake = installTranslator({ says, ...how });
    return () => {
      fake.remove();
      chooseLanguage(before);
    };
  },
});

const meta = {
  title: 'Screens/Event detail/Translate',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
  parameters: {
    campus: (campus: Campus) => {
      const event = campus.event(samples.ordinary);
      if (event !== null) campus.addEvent({ ...event, title, content: lines.join('\\n') });
    },
  },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const start = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: words.start }));

export const Available: Story = {
  ...translator({ availability: 'downloadable' }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: words.start });
    await expect(button).toBeVisible();
    // A status has to stand before its words come.
    await expect(canvas.getAllByRole('status')).toContain(button.nextElementSibling);
    const posted = canvas.getByRole('heading', { level: 1, name: title });
    await expect(posted).toHaveAttribute('lang', 'ko');
    await expect(canvas.getByText(lines[0] ?? '')).toHaveAttribute('lang', 'ko');
    await expect(canvas.getByText(lines[5] ?? '')).not.toHaveAttribute('lang');
    await expect(fake.create).not.toHaveBeenCalled();
  },
};

export const Preparing: Story = {
  ...translator({ stopsAt: 0 }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(words.preparing)).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: words.start, busy: true }));
    await expect(fake.create).toHaveBeenCalledOnce();
  },
};

export const Downloading: Story = {
  ...translator({ availability: 'downloadable', stopsAt: 0.47 }),
  play: async ({ canvas }) => {
    await start(canvas);
    const told = await canvas.findByText(words.downloading({ percent: 40 }));
    await expect(told).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: words.start, busy: true })).toBeVisible();
  },
};

export const Translating: Story = {
  ...translator({ hangs: true }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(words.translating)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

export const Translated: Story = {
  ...translator(),
  play: async ({ canvas }) => {
    await start(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: inEnglish.title });
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(inEnglish.first)).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('○ Kind | Hourly wage')).toBeVisible();
    await expect(canvas.getByText(lines[5] ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(inEnglish.link) })).toHaveAttribute(
      'href',
      `${inEnglish.link}/`,
    );
    await expect(canvas.getByText(words.done)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: words.showOriginal })).toHaveFocus();
    await expect(fake.destroy).toHaveBeenCalledOnce();
  },
};

export const OriginalShownAgain: Story = {
  ...translator(),
  play: async ({ canvas }) => {
    await start(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: words.showOriginal }));
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'ko');
    await expect(canvas.queryByText(words.done)).toBeNull();
    await start(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: inEnglish.title })).toBeVisible();
    await expect(fake.create).toHaveBeenCalledOnce();
  },
};

/** The place of a deadline is one of what was posted. */
export const DeadlineShownInTheOriginal: Story = {
  ...translator(),
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByText(inEnglish.first);
    await userEvent.click(
      canvas.getByRole('button', { name: (name) => name.includes(deadline.foundInText) }),
    );
    const place = canvas.getByText('3. 2.(월) ~ 3. 10.(화) 18:00', { selector: 'mark' });
    await expect(place).toHaveFocus();
    await expect(canvas.getByRole('button', { name: words.start })).toBeVisible();
  },
};

export const Failed: Story = {
  ...translator({ failures: 1 }),
  play: async ({ canvas }) => {
    await start(canvas);
    await expect(await canvas.findByText(words.failed)).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: action.tryAgain })).toHaveFocus();
  },
};

export const TriedAgain: Story = {
  ...translator({ failures: 1 }),
  play: async ({ canvas }) => {
    await start(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: action.tryAgain }));
    await canvas.findByRole('heading', { level: 1, name: inEnglish.title });
    await expect(canvas.queryByText(words.failed)).toBeNull();
  },
};

export const Unavailable: Story = {
  ...translator({ availability: 'unavailable' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    // Nor is its place kept: board, title, facts, deadline and its button.
    const head = canvas.getByRole('heading', { level: 1 }).parentElement;
    await waitFor(() => expect(head?.children).toHaveLength(5));
    await expect(canvas.queryByRole('button', { name: words.start })).toBeNull();
  },
};

/** The next notice is drawn without a place from the start. */
export const NextWhereUnavailable: Story = {
  ...translator({ availability: 'unavailable' }),
  render: (props) => <Leaveable {...props} />,
  play: async (context) => {
    const { canvas } = context;
    await Unavailable.play?.(context);
    const leave = canvas.getByRole('button', { name: 'leave' });
    await userEvent.click(leave);
    const counts: number[] = [];
    const drawn = new MutationObserver(() => {
      const head = canvas.queryByRole('heading', { level: 1, name: title })?.parentElement;
      if (head) counts.push(head.children.length);
    });
    drawn.observe(leave.parentElement ?? document.body, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'come back' }));
    await waitFor(() => expect(counts.at(-1)).toBe(5));
    drawn.disconnect();
    await expect(Math.max(...counts)).toBe(5);
  },
};

/** Nor is a place kept where nothing is Korean. */
export const PostedInEnglish: Story = {
  ...translator(),
  parameters: {
    campus: (campus: Campus) => {
      const event = campus.event(samples.ordinary);
      if (event !== null) campus.addEvent({ ...event, title: 'Exchange fair', content: lines[5] ?? '' });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(lines[5] ?? '');
    const head = canvas.getByRole('heading', { level: 1 }).parentElement;
    await waitFor(() => expect(head?.children).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: words.start })).toBeNull();
  },
};

export const KoreanApp: Story = {
  ...translator({}, 'ko'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    await canvas.findByRole('button', { name: post.subscribe });
    await expect(canvas.queryByRole('button', { name: words.start })).toBeNull();
  },
};

/** What is under way ends when the notice is left. */
export const LeftMeanwhile: Story = {
  ...translator({ stopsAt: 0.2 }),
  render: (props) => <Leaveable {...props} />,
  play: async ({ canvas }) => {
    await start(canvas);
    await canvas.findByText(words.downloading({ percent: 20 }));
    await expect(fake.signals.map(({ aborted }) => aborted)).toEqual([false]);
    await userEvent.click(canvas.getByRole('button', { name: 'leave' }));
    await expect(fake.signals.map(({ aborted }) => aborted)).toEqual([true]);
  },
};

export const LargeTextOnASmallPhone: Story = {
  ...Translated,
  globals: { language: 'en', textSize: '200', viewport: { value: 'smallPhone' } },
};

function Leaveable(props: Parameters<typeof EventDetailScreen>[0]) {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <Button onClick={() => setIsThere(false)}>leave</Button>
      <Button onClick={() => setIsThere(true)}>come back</Button>
      {isThere ? <EventDetailScreen {...props} /> : null}
    </>
  );
}
