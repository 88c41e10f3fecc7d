import { createApiClient } from '@campus-bell/api/createApiClient';
import { Matchers, Pact } from '@pact-foundation/pact';
import { type Given, providerName } from '../states.ts';
import { memberConsumer } from './consumers.ts';
import { recordReads } from './recordReads.ts';

type Json = Parameters<typeof Matchers.like>[0];

/** One request that the client sends and the answer that it relies on. */
export interface Interaction {
  /** The operationId, then what is special about this call. */
  description: string;
  given?: Given[];
  request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    path: string;
    query?: Record<string, string>;
    body?: Json;
    /** Whether the client attaches its bearer; without it the call is that of a visitor. */
    bearer?: boolean;
  };
  response: { status: number; body?: Json };
}

interface Session {
  accessToken: string | null;
  refreshToken: string | null;
  /** Reasons with which the client ended the session. */
  lost: string[];
}

const jsonType = Matchers.regex('^application/json(;.*)?$', 'application/json');

/**
 * Runs the real client against a mock server that knows these interactions only, and writes them down as
 * agreed when every one of them was asked for as described.
 */
export async function agree<Outcome>(
  interactions: [Interaction, ...Interaction[]],
  call: (api: ReturnType<typeof createApiClient>, session: Session) => Promise<Outcome>,
  { consumer = memberConsumer, refreshToken = null as string | null } = {},
): Promise<Outcome> {
  const dir = process.env.PACT_DIR;
  if (dir === undefined) throw new Error('PACT_DIR is not set: run `npm run contracts`.');
  const pact = new Pact({ dir, consumer, provider: providerName, logLevel: 'error' });
  const described = interactions.map((interaction) => describeTo(pact, interaction));
  const bearer = interactions.some(({ request }) => request.bearer);
  const session: Session = { accessToken: bearer ? 'sample' : null, refreshToken, lost: [] };
  let outcome: Promise<Outcome> | undefined;
  await described.at(-1)?.executeTest(async ({ url }) => {
    const api = createApiClient({
      baseUrl: url,
      tokens: { read: () => session, store: (renewed) => Object.assign(session, renewed) },
      onSessionLost: (reason) => {
        Object.assign(session, { accessToken: null, refreshToken: null });
        session.lost.push(reason);
      },
    });
    const operations = interactions.map(({ description }) => description.split(' ')[0] ?? '');
    outcome = recordReads(operations, () => call(api, session));
    await outcome.catch(() => 'an error answer is agreed on as well');
  });
  if (outcome === undefined) throw new Error('the call did not run');
  return outcome;
}

function describeTo(pact: Pact, { description, given = [], request, response }: Interaction) {
  const started = given.reduce(
    (interaction, { state, parameters }) => interaction.given(state, parameters),
    pact.addInteraction(),
  );
  return started
    .uponReceiving(description)
    .withRequest(request.method, request.path, (builder) => {
      if (request.query) builder.query(request.query);
      if (request.bearer) builder.headers({ Authorization: Matchers.regex('^Bearer .+', 'Bearer sample') });
      if (request.body !== undefined) builder.jsonBody(request.body);
    })
    .willRespondWith(response.status, (builder) => {
      if (response.body === undefined) return;
      builder.headers({ 'Content-Type': jsonType });
      builder.jsonBody(response.body);
    });
}
