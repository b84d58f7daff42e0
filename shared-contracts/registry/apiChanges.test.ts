import { expect, test } from 'vitest';
import document from '../openapi/openapi.gen.json' with { type: 'json' };
import { findApiChanges } from './apiChanges.ts';
import { describeUse, digestUse, type JsonObject } from './apiUse.ts';

/** An API with one command, changed in the parts that a test names. */
function api(parts: {
  readonly request?: JsonObject;
  readonly answer?: JsonObject;
  readonly parameters?: readonly JsonObject[];
  readonly operationId?: string;
}): JsonObject {
  const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
  return {
    paths: {
      '/api/punch': {
        post: {
          operationId: parts.operationId ?? 'punch',
          parameters: parts.parameters ?? [],
          requestBody: json(parts.request ?? request),
          responses: { 200: json(parts.answer ?? answer), 400: { description: 'No.' } },
        },
      },
    },
    components: { schemas: { Kind: { type: 'string', enum: ['IN', 'OUT'] } } },
  };
}

const request = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { $ref: '#/components/schemas/Kind' },
    comment: { type: 'string', maxLength: 100, description: 'Free.' },
  },
};
const answer = {
  type: 'object',
  required: ['id', 'kind'],
  properties: { id: { type: 'integer' }, kind: { $ref: '#/components/schemas/Kind' } },
};

function changes(served: JsonObject): string[] {
  const operations = ['punch'];
  return findApiChanges(
    operations,
    describeUse(api({}), operations),
    describeUse(served, operations),
  );
}

test.each<[string, JsonObject]>([
  ['nothing', api({})],
  [
    'a field that may be sent',
    api({
      request: { ...request, properties: { ...request.properties, site: { type: 'string' } } },
    }),
  ],
  [
    'a field of the answer',
    api({
      answer: {
        ...answer,
        required: [...answer.required, 'site'],
        properties: { ...answer.properties, site: { type: 'string' } },
      },
    }),
  ],
  ['a parameter', api({ parameters: [{ in: 'query', name: 'lang', schema: { type: 'string' } }] })],
  [
    'a longer comment, and another explanation',
    api({
      request: {
        ...request,
        properties: { ...request.properties, comment: { type: 'string', maxLength: 200 } },
      },
    }),
  ],
])('%s more is an addition', (_, served) => {
  expect(changes(served)).toEqual([]);
});

test.each<[JsonObject, string]>([
  [api({ operationId: 'other' }), 'punch is not served'],
  [
    api({ request: { ...request, required: ['kind', 'comment'] } }),
    'punch, what is sent: comment is now asked for',
  ],
  [
    api({
      request: {
        ...request,
        properties: { ...request.properties, comment: { type: 'string', maxLength: 50 } },
      },
    }),
    'punch, what is sent.comment: a narrower maxLength',
  ],
  [
    api({
      request: {
        ...request,
        properties: { ...request.properties, kind: { type: 'string', enum: ['IN'] } },
      },
    }),
    'punch, what is sent.kind: "OUT" is no longer taken',
  ],
  [api({ answer: { ...answer, required: ['kind'] } }), 'punch, the answer: id may be missing now'],
  [
    api({ answer: { ...answer, properties: { kind: answer.properties.kind } } }),
    'punch, the answer: no id any more',
  ],
  [
    api({ answer: { ...answer, properties: { ...answer.properties, id: { type: 'string' } } } }),
    'punch, the answer.id: another type',
  ],
  [
    api({ parameters: [{ in: 'query', name: 'day', required: true, schema: { type: 'string' } }] }),
    'punch now asks for query day',
  ],
])('what breaks a remote is named', (served, told) => {
  expect(changes(served)).toContain(told);
});

test('every operation of the real contract is equal to itself, and its digest is stable', async () => {
  const ids = Object.values<object>(document.paths)
    .flatMap((path) => Object.values<{ operationId?: string }>({ ...path }))
    .map(({ operationId }) => operationId ?? '');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a JSON file is JSON
  const contract = document as unknown as JsonObject;
  const use = describeUse(contract, ids);
  expect(Object.keys(use)).toHaveLength(ids.length);
  expect(findApiChanges(ids, use, describeUse(contract, ids.toReversed()))).toEqual([]);
  expect(await digestUse(use)).toBe(await digestUse(describeUse(contract, ids.toReversed())));
  expect(JSON.stringify(use)).not.toContain('$ref');
});
