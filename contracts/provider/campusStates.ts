import type { Campus } from '@campus-bell/fixtures/campus';
import type { StateName } from '../states.ts';

/** What a state may change. */
interface Stage {
  campus: Campus;
  /** Lets every further call of this kind end in an unforeseen error. */
  failCalls(method: string, path: string): void;
}

type Given = Readonly<Record<string, string | number | boolean>>;
type Prepare = (stage: Stage, given: Given) => { accessToken: string } | undefined;
type PersonKind = Parameters<Campus['mintLoginCode']>[0];

/** The sample member for whom a campus holds nothing. */
const memberName = 'newcomer';
const imageUrls = ['https://images.ajou.example/1.png', 'https://images.ajou.example/2.png'];
const bare = { content: null, url: null, writer: null, imageUrls: [] };

/** A state that only changes something. */
function change(prepare: (stage: Stage, given: Given) => unknown): Prepare {
  return (stage, given) => {
    prepare(stage, given);
    return undefined;
  };
}

function member(campus: Campus) {
  return campus.person(memberName);
}

function loginCode(kind: PersonKind): Prepare {
  return change(({ campus }, { authorizationCode, redirectUri }) =>
    campus.mintLoginCode(kind, String(redirectUri), String(authorizationCode)),
  );
}

function addEvents(campus: Campus, slug: string, titles: string[]) {
  campus.removeEvents(slug);
  for (const title of titles) campus.addEvent({ slug, title, imageUrls });
}

const numbered = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => `${title} ${index + 1}`);

/** How a campus is brought into each state of STATES.md. */
export const campusStates: Record<StateName, Prepare> = {
  'member is signed in': ({ campus }) => {
    campus.registerDepartment(member(campus), '소프트웨어학과');
    return { accessToken: campus.signIn(memberName).accessToken };
  },
  'member is without department': change(({ campus }) => {
    member(campus).department = null;
  }),
  'member is without push token': change(({ campus }) => {
    campus.flagPushTokens(member(campus));
  }),
  'member is without calendar permission': change(({ campus }) => {
    member(campus).calendarAllowed = false;
  }),
  'session is renewable': change(({ campus }, { refreshToken }) =>
    campus.signIn(memberName, { refreshToken: String(refreshToken) }),
  ),
  'session has expired': change(({ campus }, { refreshToken }) => {
    campus.signIn(memberName, { refreshToken: String(refreshToken) });
    campus.expireRefreshTokens();
  }),
  'login code belongs to a member': loginCode('member'),
  'login code belongs to a newcomer': loginCode('firstTimer'),
  'login code belongs to an outsider': loginCode('outsider'),
  'login code is refused': loginCode('privateAccount'),
  'topic is subscribed': change(({ campus }, { slug, read }) =>
    campus.putTopic(member(campus), String(slug), { read: read === true }),
  ),
  'keyword is subscribed': change(({ campus }, { koreanKeyword, slug }) =>
    campus.putKeyword(member(campus), String(koreanKeyword), String(slug)),
  ),
  'keyword limit is reached': change(({ campus }, { count }) => {
    for (const word of numbered(Number(count), '낱말')) {
      campus.putKeyword(member(campus), word, 'AjouNormal');
    }
  }),
  'keyword service is failing': change(({ failCalls }) => failCalls('POST', '/api/keyword/subscribe')),
  'board is unknown': change(() => undefined),
  'board has events': change(({ campus }, { slug, count, titleWord }) =>
    addEvents(campus, String(slug), numbered(Number(count), `${titleWord} 안내`)),
  ),
  'board has a bare event': change(({ campus }, { slug }) => {
    campus.removeEvents(String(slug));
    campus.addEvent({ slug: String(slug), ...bare });
  }),
  'event exists': change(({ campus }, { eventId, slug }) =>
    campus.addEvent({ id: Number(eventId), slug: String(slug), imageUrls }),
  ),
  'event is bare': change(({ campus }, { eventId }) => campus.addEvent({ id: Number(eventId), ...bare })),
  'event is missing': change(({ campus }, { eventId }) => campus.removeEvent(Number(eventId))),
  'event is liked': change(({ campus }, { eventId, slug, titleWord }) => {
    const title = `${titleWord} 안내`;
    campus.addEvent({ id: Number(eventId), slug: String(slug), title, imageUrls });
    campus.like(member(campus), Number(eventId));
  }),
  'week has events': change(({ campus }, { slug, count }) => {
    campus.removeEvents();
    addEvents(campus, String(slug), numbered(Number(count), '이번 주 글'));
  }),
  'banner is shown': change(({ campus }) => campus.setBanners(campus.banners().slice(0, 1))),
  'banner is bare': change(({ campus }) =>
    campus.setBanners(
      campus
        .banners()
        .slice(0, 1)
        .map((banner) => ({ ...banner, imageUrl: null, siteUrl: null })),
    ),
  ),
  'notification is received': change(({ campus }, { notificationId, kind }) => {
    const id = Number(notificationId);
    const word = kind === 'keyword' ? ({ kind, keywordName: '장학' } as const) : {};
    campus.addNotification(member(campus), { id, imageUrl: imageUrls[0] ?? null, ...word });
  }),
  'notification is bare': change(({ campus }) =>
    campus.addNotification(member(campus), { imageUrl: null, notifiedAt: null }),
  ),
};
