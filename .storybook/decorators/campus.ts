import { openApi } from 'virtual:openapi';
import { type Campus, createCampus } from '@campus-bell/fixtures/campus';
import { createAnswerRecorder, recorded } from '@campus-bell/fixtures/contract/answerRecorder';
import { createHandlers } from '@campus-bell/fixtures/handlers';
import { type ScenarioName, scenarios } from '@campus-bell/fixtures/scenarios';
import type { StoryContext } from '@storybook/react-vite';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { fn, spyOn } from 'storybook/test';
import type { UiEnvironment } from '../../packages/ui/src/environment/UiEnvironment.tsx';
import type { noticeKeys } from '../../packages/ui/src/notices/noticeKeys.tsx';
import { type World, worldOf } from '../toolbar/settings.ts';
import { apiOrigin } from './apiOrigin.ts';
import { answersCame, followCalls } from './calls.ts';

type Notes = Partial<Record<(typeof noticeKeys)[keyof typeof noticeKeys], unknown>>;

/** What a story may ask of its campus. */
export interface CampusParameters {
  /** A named state of the server. */
  scenario?: ScenarioName;
  /** Prepares this story's own campus. */
  campus?: (campus: Campus) => void;
  /** What the device remembers of notices, by the names of its notes. */
  notes?: Notes | ((campus: Campus) => Notes);
  /** Whom the story is signed in as; `true` is the ordinary member. */
  signedIn?: boolean | 'member' | 'newcomer';
}

/** What every story finds in `loaded`. */
export type StoryCampus = ReturnType<typeof loadCampus>;

/** A story as Storybook hands it to what surrounds it. */
type Told = Pick<StoryContext, 'title' | 'globals' | 'parameters' | 'args'>;

const minutes = (iso: string) => new Date(`${iso}:00+09:00`);

/** What the toolbar's clocks show; the notices are those of the story's day, or of a Wednesday before New Year. */
const clocks: Record<World['clock'], { now?: Date; clock?: () => Date }> = {
  story: {},
  evening: { clock: () => minutes('2026-03-04T23:50') },
  newYear: { now: minutes('2025-12-31T23:50'), clock: () => minutes('2026-01-01T00:05') },
  weekLater: { clock: () => minutes('2026-03-11T09:00') },
};

const everything = `${apiOrigin}/*`;
const answeringAfter = (ms: number) => () => [http.all(everything, () => delay(ms))];

/** What the toolbar's network does to every answer of the story, pictures included; goes before its handlers. */
const networks: Record<World['network'], (campus: Campus) => HttpHandler[]> = {
  story: () => [],
  fast: answeringAfter(100),
  slow: answeringAfter(3000),
  offline: () => [http.all(everything, () => HttpResponse.error())],
  failing: scenarios.serverDown,
};

/** A campus of its own for each story. */
export function loadCampus(story: Told) {
  const { parameters } = story;
  const { role, clock } = worldOf(story);
  const campus = createCampus({
    ...clocks[clock],
    imageBase: `${apiOrigin}/images`,
    appOrigin: location.origin,
  });
  parameters.campus?.(campus);
  const name = personOf(role, parameters);
  const { notes = {} } = parameters;
  return {
    campus,
    notes: typeof notes === 'function' ? notes(campus) : notes,
    /** Who is signed in, and with which tokens. */
    member: name === false ? null : campus.person(name),
    tokens: name === false ? null : campus.signIn(name),
    /** What hands out push tokens to the app. */
    pushService: { isUp: true },
    /** What the environment around a story was asked to do. */
    spies: createSpies(),
  };
}

const createSpies = () => ({
  navigate: fn<UiEnvironment['navigate']>().mockName('navigate'),
  openExternal: fn<UiEnvironment['openExternal']>().mockName('openExternal'),
  share: fn<UiEnvironment['share']>(async () => 'shared').mockName('share'),
  onSessionLost: fn().mockName('onSessionLost'),
});

function personOf(role: World['role'], { signedIn = false }: CampusParameters) {
  if (role === 'story') return signedIn === true ? 'member' : signedIn;
  return ({ anonymous: false, member: 'member', newMember: 'newcomer' } as const)[role];
}

/** Storybook wraps each event of a play in an `act` that nobody can await; a part that arrives late is none of it. */
const saidOfStorybook = /^A component suspended inside an `act` scope/;

/** A call to whatever server; not a source file below a folder of that name. */
const anyCall = /^\w+:\/\/[^/]+\/api\//;

/** What the scenarios that never answer a call are called. */
const holdsAnswersBack = /Loading|Unanswered|^neverAnswers$/;

const scenarioOf = ({ args, parameters }: Told) => (args as CampusParameters).scenario ?? parameters.scenario;

const failures: string[] = [];
const record = createAnswerRecorder(openApi, (mismatch) => failures.push(`Not in openapi.yaml: ${mismatch}`));

/**
 * Answers the story's requests from its campus. Failures are an answer that does not fit openapi.yaml, a request
 * that nobody answers and a logged error.
 */
export function openCampus(story: Told & { loaded: unknown; msw: SetupWorker }) {
  const { loaded, msw } = story;
  const { campus, pushService } = loaded as StoryCampus;
  const scenario = scenarioOf(story);
  const playing = scenario === undefined ? [] : [scenario];
  failures.length = 0;
  msw.resetHandlers(
    recorded(
      [
        ...networks[worldOf(story).network](campus),
        ...playing.flatMap((name) => scenarios[name](campus)),
        ...createHandlers(campus),
      ],
      (request, response) => record(request, response, playing),
    ),
    http.get(`${apiOrigin}/local/push/:wish`, () =>
      pushService.isUp ? HttpResponse.json({ token: 'local-new' }) : new HttpResponse(null, { status: 503 }),
    ),
    http.all(anyCall, ({ request }) => {
      failures.push(`No handler answers ${request.method} ${request.url}`);
      return new HttpResponse(null, { status: 501 });
    }),
  );
  const log = spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = words.map(String).join(' ');
    if (!saidOfStorybook.test(text)) failures.push(`console.error: ${text}`);
  });
  const stopFollowing = followCalls();
  return () => {
    stopFollowing();
    log.mockRestore();
  };
}

/** Fails the story for what went wrong unseen. */
export async function closeCampus(story: Told) {
  await answersCame({ areHeldBack: holdsAnswersBack.test(scenarioOf(story) ?? '') });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
