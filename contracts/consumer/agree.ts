import { createApiClient } from '@campus-bell/api/createApiClient';
import { Matchers, Pact } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { writtenDir } from '../pactFiles.ts';
import { consumerName, type Given, providerName, states, type Value } from '../states.ts';
import { recordReads } from './recordReads.ts';

type Json = Parameters<typeof Matchers.like>[0];

/** One request that the client sends and the answer that it relies on. */
export interface Interaction {
  /** The operationId, then what is special about this call. */
  description: string;
  given: Given[];
  /** `{name}` in the path or in a field of the body stands for what one of the states answers. */
  request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    path: string;
    query?: Record<string, string>;
    body?: Record<string, string | boolean>;
    /** Whether the client attaches its bearer; without it the call is that of a visitor. */
    bearer?: boolean;
  };
  response: { status: number; body?: Json };
  /** Why a server may break this: a verification reports it and stays green. */
  pending?: string;
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
 * agreed when each was asked for as described. What comes from a state is matched by type alone there, so the
 * requests are compared here, in their order and to the letter.
 */
export async function agree<Outcome>(
  interactions: [Interaction, ...Interaction[]],
  call: (api: ReturnType<typeof createApiClient>, session: Session) => Promise<Outcome>,
  { refreshToken = null as string | null } = {},
): Promise<Outcome> {
  const names = { consumer: consumerName, provider: providerName };
  const pact = new Pact({ ...names, dir: writtenDir, logLevel: 'error' });
  const described = interactions.map((interaction) => describeTo(pact, interaction));
  const expected = interactions.map(expectedRequest);
  const bearer = expected.find(({ authorization }) => authorization)?.authorization ?? null;
  const accessToken = bearer?.replace('Bearer ', '') ?? null;
  const session: Session = { accessToken, refreshToken, lost: [] };
  const sent: ReturnType<typeof expectedRequest>[] = [];
  let outcome: Promise<Outcome> | undefined;
  await described.at(-1)?.executeTest(async ({ url }) => {
    const api = createApiClient({
      baseUrl: url,
      tokens: { read: () => session, store: (renewed) => Object.assign(session, renewed) },
      onSessionLost: (reason) => {
        Object.assign(session, { accessToken: null, refreshToken: null });
        session.lost.push(reason);
      },
      fetch: async (request) => {
        sent.push(await sentRequest(request));
        return fetch(request);
      },
    });
    const operations = interactions.map(({ description }) => description.split(' ')[0] ?? '');
    outcome = recordReads(operations, () => call(api, session));
    await outcome.catch(() => 'an error answer is agreed on as well');
    expect(sent).toEqual(expected);
  });
  if (outcome === undefined) throw new Error('the call did not run');
  return outcome;
}

function expectedRequest({ given, request }: Interaction) {
  const { sample } = createFilling(given);
  const { method, path, query = {}, body, bearer } = request;
  const search = new URLSearchParams(query).toString();
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, sample(value)]);
  return {
    method: method as string,
    address: `${sample(path)}${search && `?${search}`}`,
    authorization: bearer ? String(sample('Bearer {accessToken}')) : null,
    body: body === undefined ? null : (Object.fromEntries(fields) as unknown),
  };
}

async function sentRequest(request: Request): Promise<ReturnType<typeof expectedRequest>> {
  const { pathname, search } = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    address: pathname + search,
    authorization: request.headers.get('Authorization'),
    body: text === '' ? null : JSON.parse(text),
  };
}

function describeTo(pact: Pact, { description, given, request, response, pending }: Interaction) {
  const { matcher } = createFilling(given);
  const started = given.reduce(
    (interaction, { state, parameters }) => interaction.given(state, parameters),
    pact.addInteraction(),
  );
  if (pending !== undefined) started.pending().comment(pending);
  return started
    .uponReceiving(description)
    .withRequest(request.method, matcher(request.path) as string, (builder) => {
      if (request.query) builder.query(request.query);
      if (request.bearer) builder.headers({ Authorization: matcher('Bearer {accessToken}') as string });
      if (request.body === undefined) return;
      const fields = Object.entries(request.body).map(([name, value]) => [name, matcher(value)]);
      builder.jsonBody(Object.fromEntries(fields));
    })
    .willRespondWith(response.status, (builder) => {
      if (response.body === undefined) return;
      builder.headers({ 'Content-Type': jsonType });
      builder.jsonBody(response.body);
    });
}

/** Fills the `{name}` of requests: with samples for the consumer's side, with expressions for the pact. */
function createFilling(given: Given[]) {
  const samples: Record<string, Value> = Object.assign(
    {},
    ...given.map(({ state }) => states[state].answers),
  );
  const sampleOf = (name: string): Value => {
    if (name in samples) return samples[name] as Value;
    throw new Error(`no state of this interaction answers ${name}`);
  };
  const sample = (value: Value): Value => {
    const whole = /^\{(\w+)\}$/.exec(String(value))?.[1];
    if (whole !== undefined) return sampleOf(whole);
    if (typeof value !== 'string') return value;
    return value.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sampleOf(name)));
  };
  const matcher = (value: Value) => {
    const filled = sample(value);
    if (filled === value) return value;
    const fromState = Matchers.fromProviderState(String(value).replaceAll('{', '${'), filled);
    return typeof filled === 'number' ? { ...fromState, dataType: 'INTEGER' } : fromState;
  };
  return { sample, matcher };
}
