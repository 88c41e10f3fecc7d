import { expect, test } from 'vitest';
import { operationOf, type Pact, readPact } from '../pactFiles.ts';
import { findDrift } from './drift.ts';

const sliceOfCards = {
  type: 'object',
  properties: {
    hasNext: { type: 'boolean' },
    result: { type: 'array', items: { $ref: '#/components/schemas/EventCard' } },
  },
};

const fields = {
  title: { type: 'string' },
  content: { type: 'string' },
  imgUrl: { type: 'string' },
  url: { type: 'string' },
  createdAt: { type: 'string', format: 'date-time' },
  eventId: { type: 'integer', format: 'int64' },
  likesCount: { type: 'integer', format: 'int64' },
  viewCount: { type: 'integer', format: 'int64' },
  star: { type: 'boolean' },
  subject: { type: 'string' },
  writer: { type: 'string' },
};

/** Cut from what springdoc wrote of a server whose controllers name the parameter of one path differently. */
const twoPathsOfOneShape = {
  openapi: '3.0.1',
  paths: {
    '/api/event/{eventId}': {
      delete: { operationId: 'deleteEvent', responses: { 200: { description: 'OK' } } },
      patch: { operationId: 'updateEvent', responses: { 200: { description: 'OK' } } },
    },
    '/api/event/{type}': {
      get: {
        operationId: 'getEventList',
        parameters: [
          { name: 'type', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'keyword', in: 'query', required: false, schema: { type: 'string' } },
          {
            name: 'pageable',
            in: 'query',
            required: true,
            schema: { $ref: '#/components/schemas/Pageable' },
          },
        ],
        responses: { 200: { description: 'OK', content: { '*/*': { schema: sliceOfCards } } } },
      },
    },
  },
  components: {
    schemas: {
      EventCard: { type: 'object', properties: fields },
      Pageable: { type: 'object', properties: { page: { type: 'integer' }, size: { type: 'integer' } } },
    },
  },
};

function boardCalls(): Pact {
  const { interactions, ...about } = readPact();
  return {
    ...about,
    interactions: interactions.filter(({ description }) => operationOf(description) === 'fetchBoardEvents'),
  };
}

test('path items of one shape count as one path', async () => {
  expect(boardCalls().interactions).not.toEqual([]);
  expect(await findDrift(twoPathsOfOneShape, boardCalls())).toEqual({ differences: [], unchecked: [] });
});

test('a method that none of them has is missing', async () => {
  const document = structuredClone(twoPathsOfOneShape) as Record<string, unknown> & typeof twoPathsOfOneShape;
  Reflect.deleteProperty(document.paths['/api/event/{type}'], 'get');
  const { differences } = await findDrift(document, boardCalls());
  const missing = /^Path or method not defined in spec file: GET \/api\/event\//;
  expect(differences.length).toBeGreaterThan(0);
  for (const { text } of differences) expect(text).toMatch(missing);
});

test('a renamed field is a difference', async () => {
  const { title, ...others } = fields;
  const document = structuredClone(twoPathsOfOneShape);
  Object.assign(document.components.schemas.EventCard, { properties: { ...others, subjectLine: title } });
  const { differences } = await findDrift(document, boardCalls());
  expect(differences).toEqual([
    {
      operation: 'fetchBoardEvents',
      field: '$.result[*].title',
      text: 'the client reads it, the document lacks it',
    },
  ]);
});

test('rows without described fields are no difference, and said', async () => {
  const document = structuredClone(twoPathsOfOneShape);
  Object.assign(document.components.schemas.EventCard, { properties: {} });
  expect(await findDrift(document, boardCalls())).toEqual({
    differences: [],
    unchecked: [{ operation: 'fetchBoardEvents', field: '$.result[*]', text: 'is not described' }],
  });
});
