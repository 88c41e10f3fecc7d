import type { EventCard as EventCardModel } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { card as cardWords } from '@campus-bell/domain/words/card';
import { deadline } from '@campus-bell/domain/words/deadline';
import { dayWords } from '@campus-bell/domain/words/intl';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawElement } from '../../drawn/drawElement.ts';
import {
  type UiEnvironment,
  UiEnvironmentProvider,
  useEnvironment,
} from '../../environment/UiEnvironment.tsx';
import { containing, startingWith } from '../../hooks/matches.fake.tsx';
import { type LatePart, latePart, useLatePart } from '../../hooks/useLatePart.tsx';
import { daysLeft } from '../DeadlineChip/daysLeft.fake.ts';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { deadline as deadlinePlace } from './EventCard.css.ts';
import { guidance } from './EventCard.guidance.ts';
import { EventCard, type EventCardProps } from './EventCard.tsx';
import { starOf } from './starOf.ts';

const event = {
  eventId: 17_042,
  title: '2026학년도 1학기 국가장학금 2차 신청 안내',
  content: '신청 기간은 3월 16일까지예요.\\n서류는 한국장학재단 누리집에서 내요.',
  imageUrl: 'https://api.campus.test/images/1003.svg',
  url: 'https://www.ajou.ac.kr/kr/ajou/notice.do',
  createdAt: '2026-03-04T06:10:00',
  likesCount: 24,
  viewCount: 1284,
  liked: false,
  boardName: '아주대학교-장학',
  writer: '학생지원팀',
  keywords: [],
};

interface CardProps extends Omit<EventCardProps, 'star'> {
  busy?: boolean;
  onToggleLike(event: EventCardModel): void;
}

/** A card with a star that stands still. */
function Card({ onToggleLike, busy = false, ...rest }: CardProps) {
  return (
    <EventCard
      {...rest}
      star={<LikeButton {...starOf(rest.event)} busy={busy} onToggleLike={() => onToggleLike(rest.event)} />}
    />
  );
}

const meta = {
  title: 'Widgets/EventCard',
  component: Card,
  args: { event, onToggleLike: fn() },
  parameters: { guidance, layout: 'padded' },
  // As wide as its list says.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithImage: Story = {
  play: async ({ args, canvas, loaded }) => {
    const link = canvas.getByRole('link', { name: event.title });
    await expect(link).toHaveAttribute('href', '/event/17042');
    await userEvent.click(link);
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/event/17042', { event: args.event });

    await userEvent.click(
      canvas.getByRole('button', {
        name: startingWith(cardWords.likes({ count: 24, title: '' })),
        pressed: false,
      }),
    );
    await expect(args.onToggleLike).toHaveBeenCalledWith(event);
    await expect(loaded.spies.navigate).toHaveBeenCalledOnce();
    await expect(within(link).queryByRole('button')).toBeNull();
    await expect(
      canvas.getByText('신청 기간은 3월 16일까지예요. 서류는 한국장학재단 누리집에서 내요.'),
    ).toBeVisible();
    // The facts stand right below the picture.
    const card = canvas.getByRole('article');
    const picture = card.querySelector('img')?.getBoundingClientRect();
    const facts = card.lastElementChild?.getBoundingClientRect();
    await expect(Math.abs((facts?.top ?? 0) - (picture?.bottom ?? Number.NaN))).toBeLessThan(1);
  },
};

export const InAListOfOneBoard: Story = {
  args: { ofOneBoard: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(campusName(event.boardName))).toBeNull();
  },
};

export const SearchedFor: Story = {
  args: { searchText: '장학' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('장학', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: event.title })).toBeVisible();
  },
};

export const GreetingSkipped: Story = {
  args: { event: { ...event, content: `안녕하세요, 학생지원팀입니다.\\n${'신청 안내 '.repeat(200)}` } },
  play: async ({ canvas }) => {
    const preview = canvas.getByText(/^신청 안내/);
    await expect(preview.textContent?.length).toBeLessThanOrEqual(200);
  },
};

export const TextOnly: Story = {
  args: { event: { ...event, imageUrl: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { hidden: true })).toBeNull();
  },
};

export const Poster: Story = {
  args: { event: { ...event, content: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cardWords.poster)).toBeVisible();
  },
};

export const BrokenImage: Story = {
  args: { event: { ...event, imageUrl: 'https://api.campus.test/images/gone.jpg' } },
};

export const DaysLeft: Story = {
  args: {
    event: {
      ...event,
      content: '신청 기간: 3. 2.(월) ~ 3. 7.(토) 18:00\\n한국장학재단 누리집에서 신청해요.',
    },
  },
  play: async ({ canvas }) => {
    const chip = await canvas.findByText(daysLeft(3));
    await expect(chip).toBeVisible();
    await expect(
      canvas.getByText(
        deadline.ahead({ moment: `${dayWords('2026-03-07', { weekday: true })} 18:00`, days: 3 }),
      ),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: event.title })).toBeVisible();
  },
};

export const EndsToday: Story = {
  args: { event: { ...event, content: '오늘 18시까지 한국장학재단 누리집에서 신청해야 해요.' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' }),
    ).toBeVisible();
  },
};

export const Ended: Story = {
  args: {
    event: { ...event, createdAt: '2026-02-23T10:00:00', content: '신청: 2. 23.(월) ~ 3. 3.(화) 18:00' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(deadline.over, { selector: '[aria-hidden]' })).toBeVisible();
    await expect(
      canvas.getByText(deadline.overAt({ moment: `${dayWords('2026-03-03', { weekday: true })} 18:00` })),
    ).toBeInTheDocument();
  },
};

export const NoSureDeadline: Story = {
  args: { event: { ...event, title: '도서관 특강', content: '일시: 3월 12일(목) 14:00, 율곡관 대강당' } },
  render: (args) => (
    <>
      <Card {...args} />
      <Card {...args} event={{ ...args.event, content: '오늘 18시까지 신청해야 해요.' }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' });
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(3);
  },
};

export const DeadlineOfAPosterWithoutText: Story = {
  args: { event: { ...event, title: '캠퍼스 슬로건 공모 (~3/20)', content: '', imageUrl: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(daysLeft(16))).toBeVisible();
  },
};

export const DeadlineInLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { rank: 10, event: { ...event, content: '오늘 18시까지 한국장학재단 누리집에서 신청해야 해요.' } },
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The last line ends between its facts, not within the number of views. */
export const NumbersStayWhole: Story = {
  globals: { textSize: '200' },
  args: { rank: 10, event: { ...event, viewCount: 12_840 } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const count = countLabel(12_840);
    const [text] = [...canvas.getByText(containing(count)).childNodes].filter((node) => node instanceof Text);
    const at = text?.data.indexOf(count) ?? -1;
    const views = document.createRange();
    views.setStart(text as Text, at);
    views.setEnd(text as Text, at + count.length);
    for (let width = 300; width <= 420; width += 10) {
      card.style.width = `${width}px`;
      await expect(views.getClientRects()).toHaveLength(1);
    }
  },
};

export const RoomKeptForTheDeadline: Story = {
  args: { event: { ...event, content: '신청은 3월 9일까지 누리집에서 해요. 서류는 한국장학재단에 내요.' } },
  play: async ({ canvas }) => {
    const chip = await canvas.findByText(daysLeft(5));
    const card = canvas.getByRole('article');
    const withChip = card.getBoundingClientRect().height;
    const place = chip.closest('time') as HTMLElement;
    place.style.display = 'none';
    await expect(card.getBoundingClientRect().height).toBe(withChip);
    place.style.display = '';
  },
};

export const Liked: Story = {
  args: { event: { ...event, liked: true, likesCount: 25 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: startingWith(cardWords.likes({ count: 25, title: '' })),
        pressed: true,
      }),
    ).toBeVisible();
  },
};

export const LikeUnderWay: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: startingWith(cardWords.likes({ count: 24, title: '' })),
        busy: true,
      }),
    );
    await expect(args.onToggleLike).not.toHaveBeenCalled();
  },
};

export const Ranked: Story = {
  args: { rank: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cardWords.rank.trim())).toBeInTheDocument();
    await expect(canvas.getByRole('article').textContent.startsWith(`1${cardWords.rank}`)).toBe(true);
  },
};

export const KeywordLabels: Story = {
  args: { event: { ...event, keywords: ['장학', '국가장학금'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('#장학')).toBeVisible();
    await expect(canvas.getByText('#국가장학금')).toBeVisible();
  },
};

export const Unread: Story = {
  args: { unread: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cardWords.unread)).toBeVisible();
  },
};

export const Read: Story = {
  parameters: { notes: { noticesRead: [event.eventId] } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(cardWords.read);
    const title = canvas.getByRole('heading', { name: event.title });
    await expect(words.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const colour = getComputedStyle(title).color;
    const before = canvas.getByRole('article').getBoundingClientRect().height;
    words.remove();
    await expect(getComputedStyle(title).color).not.toBe(colour);
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(before);
  },
};

export const ReadAndUnreadInAFeed: Story = {
  args: { unread: true },
  parameters: { notes: { noticesRead: [event.eventId] } },
  play: async ({ canvas }) => {
    await canvas.findByText(cardWords.read);
  },
};

export const WithoutBoardDateAndContent: Story = {
  args: {
    event: {
      ...event,
      boardName: '',
      createdAt: null,
      content: '',
      imageUrl: null,
      likesCount: 0,
      viewCount: 0,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(campusName('아주대학교-장학'))).toBeNull();
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.queryByText(/신청 기간/)).toBeNull();
  },
};

export const BlankTitle: Story = {
  args: { event: { ...event, title: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: cardWords.untitled })).toHaveAttribute(
      'href',
      '/event/17042',
    );
  },
};

export const OlderThanAWeek: Story = {
  args: { event: { ...event, createdAt: '2026-02-02T10:00:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayWords('2026-02-02'))).toHaveAttribute('title', '2026-02-02 10:00');
  },
};

export const LongWords: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: {
    rank: 10,
    event: {
      ...event,
      title:
        '띄어쓰기없이이어지는아주긴제목이들어와도카드가옆으로넘치지않고두줄에서끝나야하는경우를보여주는글',
      content: 'https://www.example.ac.kr/notice/view.do?articleNo=123456789012345678901234567890',
      boardName: '경제정치사회융합학부-정치외교학과-공지사항',
      likesCount: 12_840,
      viewCount: 134_500,
    },
  },
};

const firstCards: readonly Omit<CardProps, 'onToggleLike'>[] = [
  { event },
  { event, rank: 1, busy: true },
  { event: { ...event, liked: true, keywords: ['장학', '<b>'] }, unread: true },
  { event: { ...event, imageUrl: null, likesCount: 0, viewCount: 0 }, rank: 2 },
  { event: { ...event, imageUrl: 'javascript:alert(1)', content: '<img src=x onerror=alert(1)>' }, rank: 3 },
  { event: { ...event, content: '', title: ' ' }, rank: 4 },
  { event: { ...event, content: '', imageUrl: null, boardName: '', createdAt: null }, rank: 5 },
  { event: { ...event, title: '긴 제목 '.repeat(40), likesCount: 12_840, viewCount: 134_500 }, rank: 10 },
  {
    event: { ...event, content: '오늘 18시까지 한국장학재단 누리집에서 신청해야 해요.' },
    searchText: '장학',
  },
];

let environment: UiEnvironment | undefined;

function FirstCards() {
  environment = useEnvironment();
  return firstCards.map((props, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they do not change places.
    <Card key={at} {...props} onToggleLike={() => undefined} />
  ));
}

/** A card without its deadline, whose code comes after the first screen: a first drawing never has it. */
function withoutDeadline(card: HTMLElement | undefined): Node | null {
  const copy = card?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelector(`.${deadlinePlace}`)?.remove();
  return copy ?? null;
}

/** What the boot draws before the framework is there is node for node what the framework draws first. */
export const DrawnBeforeTheApp: Story = {
  render: () => <FirstCards />,
  play: async ({ canvas }) => {
    await canvas.findByText(deadline.todayAt({ clock: '18:00' }), { selector: '[aria-hidden]' });
    if (environment === undefined) throw new Error('The cards were not drawn.');
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(firstCards.length);
    for (const [at, props] of firstCards.entries()) {
      const drawn = drawElement(
        <UiEnvironmentProvider environment={environment}>
          <Card {...props} onToggleLike={() => undefined} />
        </UiEnvironmentProvider>,
      );
      await expect(drawn.childNodes).toHaveLength(1);
      const { firstElementChild: card } = drawn;
      await expect(card?.isEqualNode(withoutDeadline(cards[at])), `card ${at}`).toBe(true);
    }
  },
};

interface DrawnPartProps {
  part: LatePart<string>;
  onDraw(part: string | null): void;
}

function DrawnPart({ part, onDraw }: DrawnPartProps) {
  onDraw(useLatePart(part));
  return null;
}

/** A late part draws the cards that stand once more: not once for having been told of it, and again with it. */
export const DrawnOnceMoreWithALatePart: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    let arrive: (part: string) => void = () => undefined;
    const part = latePart(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        }),
    );
    const drawnWith: (string | null)[] = [];
    const root = createRoot(document.createElement('div'));
    root.render(<DrawnPart part={part} onDraw={(it) => drawnWith.push(it)} />);
    await waitFor(async () => {
      arrive('part');
      await expect(drawnWith).toContain('part');
    });
    await expect(drawnWith).toEqual([null, 'part']);
    root.unmount();
  },
};
