import type { Campus } from '@campus-bell/fixtures/campus';
import { type StateName, states, type Value } from '../states.ts';

/** What a state may change. */
export interface Stage {
  campus: Campus;
  /** Lets every further call of this kind end in an unforeseen error. */
  failCalls(method: string, path: string): void;
}

type Told<Name extends StateName> = (typeof states)[Name]['parameters'];
type Answered<Name extends StateName> = (typeof states)[Name]['answers'];

/** Prepares a state; gives what STATES.md says that it answers. */
type Prepare<Name extends StateName> = (
  stage: Stage,
  told: Told<Name>,
) => keyof Answered<Name> extends never ? unknown : Answered<Name>;

/** The sample member for whom a campus holds nothing. */
const memberName = 'newcomer';
const imageUrls = ['https://images.ajou.example/1.png', 'https://images.ajou.example/2.png'];
const bare = { content: null, url: null, writer: null };
const boardSlug = 'AjouNormal';

const member = (campus: Campus) => campus.person(memberName);

const loginCode = (kind: Parameters<Campus['mintLoginCode']>[0]) => (stage: Stage) => {
  const redirectUri = 'https://campus-bell.example/loginSuccess';
  return { authorizationCode: stage.campus.mintLoginCode(kind, redirectUri), redirectUri };
};

function addEvents(campus: Campus, slug: string, titles: string[]) {
  campus.removeEvents(slug);
  for (const title of titles) campus.addEvent({ slug, title, imageUrls });
}

const numbered = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => `${title} ${index + 1}`);

/** How a campus is brought into each state of STATES.md. */
const campusStates: { [Name in StateName]: Prepare<Name> } = {
  'member is signed in': ({ campus }) => {
    campus.registerDepartment(member(campus), '소프트웨어학과');
    return campus.signIn(memberName);
  },
  'member is without department': ({ campus }) => {
    member(campus).department = null;
  },
  'member is without push token': ({ campus }) => {
    campus.flagPushTokens(member(campus));
  },
  'member is without calendar permission': ({ campus }) => {
    member(campus).calendarAllowed = false;
  },
  'session is renewable': ({ campus }) => campus.signIn(memberName),
  'session has expired': ({ campus }) => {
    const tokens = campus.signIn(memberName);
    campus.expireAccessTokens();
    campus.expireRefreshTokens();
    return tokens;
  },
  'login code belongs to a member': loginCode('member'),
  'login code belongs to a newcomer': loginCode('firstTimer'),
  'login code belongs to an outsider': loginCode('outsider'),
  'login code is refused': loginCode('privateAccount'),
  'push token belongs to another member': ({ campus }) => {
    const pushToken = 'push-token-taken';
    campus.keepPushToken(campus.person('collector'), pushToken);
    return { pushToken };
  },
  'topic is subscribed': ({ campus }, { slug, read }) => campus.putTopic(member(campus), slug, { read }),
  'keyword is subscribed': ({ campus }, { koreanKeyword, slug }) =>
    campus.putKeyword(member(campus), koreanKeyword, slug),
  'keyword limit is reached': ({ campus }, { count }) => {
    for (const word of numbered(count, '낱말')) campus.putKeyword(member(campus), word, boardSlug);
  },
  'keyword service is failing': ({ failCalls }) => failCalls('POST', '/api/keyword/subscribe'),
  'board is unknown': () => undefined,
  'board has events': ({ campus }, { slug, count, titleWord }) =>
    addEvents(campus, slug, numbered(count, `${titleWord} 안내`)),
  'board has a bare event': ({ campus }, { slug }) => {
    campus.removeEvents(slug);
    campus.addEvent({ slug, ...bare });
  },
  'event exists': ({ campus }) => ({ eventId: campus.addEvent({ imageUrls }).id }),
  'event is bare': ({ campus }) => ({ eventId: campus.addEvent(bare).id }),
  'event is missing': ({ campus }) => {
    const { id } = campus.addEvent();
    campus.removeEvent(id);
    return { eventId: id };
  },
  'event is liked': ({ campus }, { titleWord }) => {
    const { id } = campus.addEvent({ title: `${titleWord} 안내`, imageUrls });
    campus.like(member(campus), id);
    return { eventId: id };
  },
  'week has events': ({ campus }, { count }) => {
    campus.removeEvents();
    addEvents(campus, boardSlug, numbered(count, '이번 주 글'));
  },
  'banner is shown': ({ campus }) => campus.setBanners(campus.banners().slice(0, 1)),
  'notification is received': ({ campus }, { kind }) => {
    const word = kind === 'keyword' ? ({ kind, keywordName: '장학' } as const) : {};
    const { id } = campus.addNotification(member(campus), { imageUrl: imageUrls[0] ?? null, ...word });
    return { notificationId: id };
  },
};

/** Prepares a state by its name and gives what it answers; null for one that there is not. */
export function prepareState(stage: Stage, name: string, told: object): Record<string, Value> | null {
  if (!(name in states)) return null;
  const state = name as StateName;
  const prepare = campusStates[state] as (stage: Stage, told: object) => Record<string, Value>;
  const answered = prepare(stage, told);
  return Object.fromEntries(Object.keys(states[state].answers).map((key) => [key, answered[key] ?? '']));
}
