/** Name of the web app in the pact. */
export const consumerName = 'Campus Bell web app';

/** Name of the API in the pact. */
export const providerName = 'Campus Bell API';

export type Value = string | number | boolean;

type Values = Record<string, Value>;

/** What a backend prepares before an interaction is sent to it. */
export interface ProviderState<Parameters extends Values = Values, Answers extends Values = Values> {
  description: string;
  /** What to put into the database. */
  seed: string;
  /** What the state is told, with the values that the interactions use. */
  parameters: Parameters;
  /** What the state answers and the request then carries, with the samples of the consumer's side. */
  answers: Answers;
}

type Nothing = Record<never, Value>;

/** A state; one that is told or answers nothing leaves that out. */
const state = <Parameters extends Values = Nothing, Answers extends Values = Nothing>(
  told: Omit<ProviderState, 'parameters' | 'answers'> & { parameters?: Parameters; answers?: Answers },
): ProviderState<Parameters, Answers> => ({
  parameters: {} as Parameters,
  answers: {} as Answers,
  ...told,
});

const slug = 'AjouScholarship';
const loginCode = {
  seed: "Let the exchange with Google give this account for the code and redirect address that you answer, once: a mock bean in the place of the client of Google's token endpoint, or a fake Google on loopback.",
  answers: { authorizationCode: '4/0A-sample', redirectUri: 'https://campus-bell.example/loginSuccess' },
};
const expired = { accessToken: 'expired', refreshToken: 'refresh-expired' };

/**
 * Every provider state of the contract, `<subject> <condition>`. The consumer contracts, the verifications,
 * STATES.md and the JUnit class all follow this list.
 */
export const states = {
  'member is signed in': state({
    description: 'The bearer of the request is that of a member for whom nothing is stored yet.',
    seed: 'A member with a department, a live push token and the calendar permission; no subscription, keyword, like or notification. The access token is signed by the class that signs them in the login.',
    answers: { accessToken: 'sample' },
  }),
  'member is without department': state({
    description: 'The member has not registered a department.',
    seed: 'The signed-in member with `major` null.',
  }),
  'member is without push token': state({
    description: 'The server holds no live push token of the member.',
    seed: 'Remove the push tokens of the signed-in member, or flag them as deleted.',
  }),
  'member is without calendar permission': state({
    description: 'Google has not granted the calendar to the server for this member.',
    seed: 'The signed-in member without a stored Google permission; a mock bean where the calendar is asked, which refuses.',
  }),
  'session is renewable': state({
    description: 'The refresh token holds.',
    seed: 'A refresh token of a member, signed as in the login.',
    answers: { refreshToken: 'refresh-sample' },
  }),
  'session has expired': state({
    description: 'Bearer and refresh token were those of a member and have run out.',
    seed: 'Two tokens of a member whose time is over: the signing class with a lifetime below zero. A token that is only malformed shows less.',
    answers: expired,
  }),
  'login code belongs to a member': state({
    ...loginCode,
    description: 'Google vouches for a member with a department.',
  }),
  'login code belongs to a newcomer': state({
    ...loginCode,
    description:
      'Google vouches for an account of the hosted domain that signs in for the first time: `isNewMember` is true and `major` null.',
  }),
  'login code belongs to an outsider': state({
    ...loginCode,
    description:
      'Google vouches for an account that has to sign up first. Pending today: every account becomes a member at once.',
  }),
  'login code is refused': state({
    ...loginCode,
    description: 'Google does not know the code, or the account is outside the hosted domain.',
    seed: 'Let the exchange with Google fail, or the `hd` claim be missing.',
  }),
  'push token belongs to another member': state({
    description: 'The push token of the request is a live one of a member other than the one who signs in.',
    seed: 'A push token of another member; answer it.',
    answers: { pushToken: 'push-token-taken' },
  }),
  'topic is subscribed': state({
    description: 'The signed-in member subscribes to the topic, with notifications on.',
    seed: 'A subscription of the member to the topic; `read` is its read flag. The topics themselves have to be there after the emptying.',
    parameters: { slug, read: false },
  }),
  'keyword is subscribed': state({
    description: 'The signed-in member subscribes to the word on the board.',
    seed: 'A keyword of the member. `encodedKeyword` is the percent-encoded word, `_` and the slug. Two rows, or the service behind `POST /api/keyword/subscribe`.',
    parameters: { koreanKeyword: '장학', slug },
    answers: { encodedKeyword: '%EC%9E%A5%ED%95%99_AjouScholarship' },
  }),
  'keyword limit is reached': state({
    description:
      'The signed-in member has as many keywords as allowed; the word of the request is none of them.',
    seed: 'That many keywords of the member, on any board.',
    parameters: { count: 10 },
  }),
  'keyword service is failing': state({
    description: 'Subscribing to a keyword ends in an unforeseen error.',
    seed: 'Make the service behind `POST /api/keyword/subscribe` throw, as by a spy bean that is reset in the emptying.',
  }),
  'board is unknown': state({
    description: 'There is no board of this slug.',
    seed: 'Nothing, unless you have a board of this name.',
    parameters: { slug: 'Nowhere' },
  }),
  'board has events': state({
    description: 'The board holds exactly this many events whose titles contain the word.',
    seed: 'Empty the board, then add the events, each with content, image, address and writer.',
    parameters: { slug, count: 11, titleWord: '장학' },
  }),
  'board has a bare event': state({
    description: 'The only event of the board has a title and a picture, and nothing else.',
    seed: 'Empty the board, then add an event with `content`, `url` and `writer` null; the columns allow it.',
    parameters: { slug },
  }),
  'event exists': state({
    description: 'There is such an event.',
    seed: 'An event with content, two images, address and writer.',
    answers: { eventId: 18412 },
  }),
  'event is bare': state({
    description: 'There is such an event, and it has a title and a picture and nothing else.',
    seed: 'An event with `content`, `url` and `writer` null.',
    answers: { eventId: 18377 },
  }),
  'event is missing': state({
    description: 'There is no event of this id.',
    seed: 'Any id that no event has.',
    answers: { eventId: 404404 },
  }),
  'event is liked': state({
    description: 'The signed-in member likes the event, and no other; its title contains the word.',
    seed: 'An event with content, image, address and writer, and a like of the member.',
    parameters: { titleWord: '장학' },
    answers: { eventId: 18412 },
  }),
  'week has events': state({
    description: 'This many events were created this week (Monday to Sunday, Korea), and no more.',
    seed: 'Remove the events of this week, then add these with content, image, address and writer.',
    parameters: { count: 3 },
  }),
  'banner is shown': state({
    description: 'There is a banner within its dates.',
    seed: 'A banner with image and address.',
  }),
  'notification is received': state({
    description: 'The inbox of the signed-in member holds an unread notification and no other.',
    seed: 'A notification with image, address and time; `kind` is `topic` or `keyword`, the latter with the matched word. The push, its member, and the event or keyword behind it have rows of their own.',
    parameters: { kind: 'topic' },
    answers: { notificationId: 90317 },
  }),
};

export type StateName = keyof typeof states;

/** A state with the parameters of one interaction. */
export interface Given {
  state: StateName;
  parameters: Record<string, Value>;
}

/** A state as an interaction needs it: the example parameters, or others. */
export function given<Name extends StateName>(
  state: Name,
  parameters: Partial<(typeof states)[Name]['parameters']> = {},
): Given {
  const all: Record<string, Value> = { ...states[state].parameters, ...(parameters as object) };
  return { state, parameters: all };
}
