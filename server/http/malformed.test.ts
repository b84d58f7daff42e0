import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { allowed } from '../testing/contractValues.ts';
import { people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { withEveryRight } from '../testing/withEveryRight.ts';
import { formType, operations, type Operation } from './contract.ts';

/** A stream of events goes on until its reader leaves. */
const calls = [...operations.values()].filter(
  ({ definition }) => definition.responses['200']?.content?.['text/event-stream'] === undefined,
);

/** Of each call; `MALFORMED_REQUESTS` asks for more. */
const runs = Number(process.env['MALFORMED_REQUESTS'] ?? 5);
const seed = 20_261_126;

const texts = fc.oneof(
  fc.constantFrom(
    ...['', '0', '1', '01', '-1', '1e3', '1.0', '+1', '9'.repeat(30), '9007199254740991', 'null'],
    ...['true', '2026-02-30', '2026-03-01', '../..', '__proto__', "';--", 'x'.repeat(3_000)],
    ...['\u0000', '\u202e', '\ufeff', '👩‍👩‍👧', 'กำ', '*', '[]', '{}', '%'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
);
const values = fc.oneof(
  texts,
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, 2 ** 53, [], {}, [[]], { id: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const pieces = [
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('['.repeat(20_000)),
  Buffer.from('{"a":'.repeat(12_000)),
  Buffer.from('{"a":1,"a":2}'),
  Buffer.from('{"__proto__":{"a":1}}'),
  Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
  Buffer.from('--x\r\ncontent-disposition: form-data; name="picture_taken"; filename="a"\r\n\r\nb'),
  Buffer.from('--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nb\r\n--x--\r\n'),
  Buffer.from('--x\r\ncontent-disposition: form-data; name="username"\r\n\r\n\0\r\n--x--\r\n'),
  Buffer.from('--x--'),
  Buffer.alloc(0),
];
const types = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', '', 'x', 'a/b; c="'],
  ...[formType, `${formType}; boundary=`, `${formType}; boundary=x`, `${formType}; boundary="x`],
  ...[`${formType.toUpperCase()}; BOUNDARY=x`, 'application/x-www-form-urlencoded'],
];

/** A request of this call that is wrong in one or several ways, or happens to be right. */
function requestsOf(operation: Operation): fc.Arbitrary<InjectOptions> {
  const { parameters } = operation.definition;
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const content = operation.definition.requestBody?.content ?? {};
  const right: unknown = Object.values(content).map(({ schema }) => allowed(schema))[0];
  const fields = Object.keys(typeof right === 'object' && right !== null ? right : {});
  const changed = fc
    .dictionary(fc.constantFrom(...fields, 'more'), values, { maxKeys: 2 })
    .map((changes) => JSON.stringify({ ...toRecord(right), ...changes }));
  const whole = fc.oneof(
    changed,
    values.map((value) => JSON.stringify(value) ?? ''),
  );
  const body = fc.oneof(
    { weight: 3, arbitrary: changed },
    whole,
    fc.tuple(whole, fc.nat(200)).map(([text, length]) => text.slice(0, length)),
    fc.constantFrom(...pieces),
    fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  );
  const query = fc.array(fc.tuple(fc.constantFrom(...names, 'lang', 'x'), texts), { maxLength: 3 });
  const idOrText = fc.oneof(fc.constantFrom('1', '2', `${people.dora.id}`), texts);
  return fc
    .record({
      ids: fc.array(idOrText, { minLength: 3, maxLength: 3 }),
      query,
      body: fc.option(body, { nil: null }),
      type: fc.oneof(
        { weight: 3, arbitrary: fc.constant('application/json') },
        fc.constantFrom(...types),
      ),
      key: fc.oneof(fc.uuid(), fc.constantFrom('', 'x', '1'.repeat(200))),
      language: fc.constantFrom('de', 'C', '', '*;q=9', 'x'.repeat(500)),
    })
    .map(({ ids, query: asked, body: sent, type, key, language }) => {
      let at = 0;
      const url = operation.path.replaceAll(/\{\w+\}/g, () => encoded(ids[at++] ?? '1'));
      const search = asked.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join('&');
      const takesBody = sent !== null && operation.method !== 'GET';
      return {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- a method of the contract
        method: operation.method as 'GET',
        url: `${url}${search === '' ? '' : `?${search}`}`,
        cookies: { 'access-token': 'x', 'terminal-access-token': 'x' },
        headers: {
          ...{ 'accept-language': language, 'idempotency-key': key },
          ...(takesBody && type !== '' ? { 'content-type': type } : {}),
        },
        ...(takesBody ? { payload: sent } : {}),
      };
    });
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

describeOnBothDatabases(
  'No malformed request is a fault of the server',
  (server) => {
    test.each(calls.map((operation) => [operation.id, operation] as const))(
      'in %s',
      async (_, operation) => {
        for (const request of fc.sample(requestsOf(operation), { numRuns: runs, seed })) {
          const { statusCode, body } = await server.app.inject(request);
          expect(statusCode, `${body} for ${JSON.stringify(request).slice(0, 2_000)}`).toBeLessThan(
            500,
          );
        }
      },
    );
  },
  withEveryRight,
);
