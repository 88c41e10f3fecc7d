import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memberNotFound, problem, tokenRejected, unexpected } from './answers.mjs';
import { createDatabase } from './database.mjs';
import { faults } from './faults.mjs';
import { routes } from './routes.mjs';
import { states } from './states.mjs';

const documentText = () => readFileSync(join(import.meta.dirname, '..', '..', '..', 'openapi.yaml'), 'utf8');

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * Starts a small server that keeps the contract, or breaks it in the one way that `fault` names.
 * @param {{ port?: number, fault?: string | null }} [options]
 */
export function startStandalone({ port = 0, fault = null } = {}) {
  const seeded = fault === null ? {} : faults[fault];
  let db = createDatabase();

  function changeState({ state, params = {}, action }) {
    if (!(state in states) || state === seeded.lacksState) {
      return { status: 404, body: { message: `unknown state ${state}` }, type: 'application/json' };
    }
    if (action === 'teardown') db = createDatabase();
    const values = action === 'setup' ? states[state](db, params) : undefined;
    return { status: 200, body: values ?? {}, type: 'application/json' };
  }

  function caller(authorization, route) {
    if (!authorization?.startsWith('Bearer ')) return { member: null };
    const member = db.accessTokens.get(authorization.slice('Bearer '.length));
    if (member) return { member };
    if (seeded.ignoresRefusedBearer && route?.operationId === seeded.operationId) {
      return { member: db.member };
    }
    return { refused: true };
  }

  function answerTo(request, text) {
    const url = new URL(request.url, 'http://localhost');
    const path = url.pathname;
    if (path === '/pact/states') return changeState(JSON.parse(text));
    if (path === '/v3/api-docs') return { status: 200, body: documentText(), type: 'application/yaml' };
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path));
    const { member, refused } = caller(request.headers.authorization, route);
    if (refused) return tokenRejected(path);
    if (!route) return problem(404, 'Not Found', `No static resource ${path.slice(1)}.`, path);
    if (member === null && route.authentication === 'required') return unexpected(path, 'Access Denied');
    if (member === null && route.authentication === 'lookedUp') return memberNotFound();
    const page = {
      page: Number(url.searchParams.get('page') ?? 0),
      size: Number(url.searchParams.get('size') ?? 10),
      keyword: url.searchParams.get('keyword') ?? '',
    };
    const params = route.pattern.exec(path).groups ?? {};
    const body = text === '' ? {} : JSON.parse(text);
    const given = route.handle({ db, member, body, path, page, params });
    const isFaulty = seeded.answered !== undefined && route.operationId === seeded.operationId;
    return isFaulty ? seeded.answered(given) : given;
  }

  const server = createServer(async (request, response) => {
    const { status, body, type } = answerTo(request, await textOf(request));
    response.writeHead(status, type === null || body === null ? {} : { 'Content-Type': type });
    response.end(body === null || typeof body === 'string' ? (body ?? '') : JSON.stringify(body));
  });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const baseUrl = `http://127.0.0.1:${server.address().port}`;
      const close = () =>
        new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        });
      resolve({ baseUrl, stateUrl: `${baseUrl}/pact/states`, close });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '8080' }, fault: { type: 'string' } },
  });
  const fault = values.fault ?? null;
  if (fault !== null && !(fault in faults)) {
    console.error(`Unknown fault "${fault}"; there are ${Object.keys(faults).join(', ')}.`);
    process.exit(2);
  }
  const { baseUrl, stateUrl } = await startStandalone({ port: Number(values.port), fault });
  console.log(`Second provider at ${baseUrl}, states at ${stateUrl}${fault ? `, fault ${fault}` : ''}`);
}
