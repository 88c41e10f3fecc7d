/** Name of the API in the pacts. */
export const providerName = 'Campus Bell API';

type Value = string | number | boolean;

/** What a backend prepares before an interaction is sent to it. */
export interface ProviderState {
  description: string;
  /** What to put into the database. */
  seed: string;
  /** Parameters with an example, which the interactions use as it stands. */
  parameters: Record<string, Value>;
}

const slug = 'AjouScholarship';
const encodedKeyword = '%EC%9E%A5%ED%95%99_AjouScholarship';
const code = (authorizationCode: string) => ({
  authorizationCode,
  redirectUri: 'https://campus-bell.example/loginSuccess',
});
const codeSeed =
  'Stub the exchange with Google: this code with this redirectUri gives the account described, once.';

/**
 * Every provider state of the contract, `<subject> <condition>`. The consumer contracts, the verification of
 * the two providers of this repository, STATES.md and the Spring Boot class all follow this list.
 */
export const states = {
  'member is signed in': {
    description: 'The bearer of the request is that of a member for whom nothing is stored yet.',
    seed: 'A member with a department, a live push token and the calendar permission; no subscription, keyword, like or notification. A verification replaces the bearer by one of this member.',
    parameters: {},
  },
  'member is without department': {
    description: 'The member has not registered a department.',
    seed: 'The signed-in member with `major` null.',
    parameters: {},
  },
  'member is without push token': {
    description: 'The server holds no live push token of the member.',
    seed: 'Remove or expire the push tokens of the signed-in member.',
    parameters: {},
  },
  'member is without calendar permission': {
    description: 'Google has not granted the calendar to the server for this member.',
    seed: 'The signed-in member without a stored Google permission; stub the calendar to refuse.',
    parameters: {},
  },
  'session is renewable': {
    description: 'The refresh token holds.',
    seed: 'Store the refresh token for a member, or let the token check accept it.',
    parameters: { refreshToken: 'refresh-sample' },
  },
  'session has expired': {
    description: 'Neither the bearer of the request nor the refresh token holds.',
    seed: 'Nothing: the bearer `sample` and the refresh token are unknown. The bearer must not be replaced.',
    parameters: { refreshToken: 'refresh-expired' },
  },
  'login code belongs to a member': {
    description: 'Google vouches for a member with a department.',
    seed: codeSeed,
    parameters: code('4/0A-member'),
  },
  'login code belongs to a newcomer': {
    description: 'Google vouches for an account of the hosted domain that signs in for the first time.',
    seed: `${codeSeed} The account is not stored yet, so \`isNewMember\` is true and \`major\` null.`,
    parameters: code('4/0A-newcomer'),
  },
  'login code belongs to an outsider': {
    description: 'Google vouches for an account that has to sign up first.',
    seed: `${codeSeed} A server that makes every account a member at once stubs its lookup to find none.`,
    parameters: code('4/0A-outsider'),
  },
  'login code is refused': {
    description: 'Google does not know the code, or the account is outside the hosted domain.',
    seed: 'Stub the exchange with Google to fail, or the `hd` claim to be missing.',
    parameters: code('4/0A-refused'),
  },
  'topic is subscribed': {
    description: 'The signed-in member subscribes to the topic, with notifications on.',
    seed: 'A subscription of the member to the topic; `read` is its read flag.',
    parameters: { slug, read: false },
  },
  'keyword is subscribed': {
    description: 'The signed-in member subscribes to the word on the board.',
    seed: 'A keyword of the member; `encodedKeyword` is the percent-encoded word, `_` and the slug. Without an event that fits, add one to the board.',
    parameters: { koreanKeyword: '장학', slug, encodedKeyword },
  },
  'keyword limit is reached': {
    description:
      'The signed-in member has as many keywords as allowed; the word of the request is none of them.',
    seed: 'That many keywords of the member, on any board.',
    parameters: { count: 10 },
  },
  'keyword service is failing': {
    description: 'Subscribing to a keyword ends in an unforeseen error.',
    seed: 'Make the service behind `POST /api/keyword/subscribe` throw (a mock bean).',
    parameters: {},
  },
  'board is unknown': {
    description: 'There is no board of this slug.',
    seed: 'Nothing, unless you have a board of this name.',
    parameters: { slug: 'Nowhere' },
  },
  'board has events': {
    description: 'The board holds exactly this many events whose titles contain the word.',
    seed: 'Empty the board, then add the events, each with content, image, address and writer.',
    parameters: { slug, count: 11, titleWord: '장학' },
  },
  'board has a bare event': {
    description: 'The only event of the board has nothing but its title.',
    seed: 'Empty the board, then add an event with `content`, `url`, `writer` and image null.',
    parameters: { slug },
  },
  'event exists': {
    description: 'There is an event of this id.',
    seed: 'An event with content, two images, address and writer.',
    parameters: { eventId: 18412, slug },
  },
  'event is bare': {
    description: 'The event of this id has nothing but its title.',
    seed: 'An event with `content`, `url` and `writer` null and no image.',
    parameters: { eventId: 18377 },
  },
  'event is missing': {
    description: 'There is no event of this id.',
    seed: 'Delete it if it is there.',
    parameters: { eventId: 404404 },
  },
  'event is liked': {
    description: 'The signed-in member likes the event, and no other; its title contains the word.',
    seed: 'The event as in `event exists`, with a like of the member.',
    parameters: { eventId: 18412, slug, titleWord: '장학' },
  },
  'week has events': {
    description: 'This many events were created this week (Monday to Sunday, Korea), and no more.',
    seed: 'Remove the events of this week, then add these with content, image, address and writer.',
    parameters: { count: 3, slug },
  },
  'banner is shown': {
    description: 'There is a banner within its dates.',
    seed: 'A banner with image and address; no banner without.',
    parameters: {},
  },
  'banner is bare': {
    description: 'The only banner has neither image nor address.',
    seed: 'A banner with both null, and no other.',
    parameters: {},
  },
  'notification is received': {
    description: 'The inbox of the signed-in member holds an unread notification.',
    seed: 'A notification of this id with image, address and time, and no other; `kind` is `topic` or `keyword`, the latter with the matched word.',
    parameters: { notificationId: 90317, kind: 'topic' },
  },
  'notification is bare': {
    description: 'The only row of the topic inbox has no image and no time.',
    seed: 'A topic notification with `imageUrl` and `notifiedAt` null, and no other.',
    parameters: {},
  },
} as const satisfies Record<string, ProviderState>;

export type StateName = keyof typeof states;

/** A state with the parameters of one interaction. */
export interface Given {
  state: StateName;
  parameters: Record<string, Value>;
}

type Widened<Shape> = {
  -readonly [Key in keyof Shape]: Shape[Key] extends string
    ? string
    : Shape[Key] extends number
      ? number
      : boolean;
};

/** A state as an interaction needs it: the example parameters, or others. */
export function given<Name extends StateName>(
  state: Name,
  parameters: Partial<Widened<(typeof states)[Name]['parameters']>> = {},
): Given {
  const all: Record<string, Value> = { ...states[state].parameters, ...(parameters as object) };
  return { state, parameters: all };
}
