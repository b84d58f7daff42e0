import { beforeAll, expect, test } from 'vitest';
import { cpuOf, mostCpu } from '../testing/cpuOf.ts';
import { createTestCompany } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { worstJson } from '../testing/worstJson.ts';
import { longestBody } from './serveScim.ts';
import { directoryOf, entraUser, errorUrn } from './testing/directoryOf.ts';

/** Characters of a filter; more is refused unread. */
const longest = 1_000;
/** What Node takes as the head of a request. */
const longestHead = 16_000;
const condition = 'userName eq "x"';
const filters: [string, string][] = [
  ['brackets', '('.repeat(longest / 2 - 8) + condition + ')'.repeat(longest / 2 - 8)],
  ['brackets that stay open', '('.repeat(longest)],
  ['values in values', 'emails['.repeat(longest / 7)],
  ['conditions', Array<string>(55).fill(condition).join(' and ')],
  ['blanks', `${' '.repeat(longest / 2)}x`],
  ['blanks between words', 'a '.repeat(longest / 2)],
  ['a text that stays open', `userName eq "${'\\'.repeat(longest - 20)}`],
  ['a long text', `userName eq "${'x'.repeat(longest - 20)}"`],
  ['escapes', `userName eq "${'\\u0041'.repeat(160)}"`],
  ['more brackets than are read', '('.repeat(longestHead)],
  ['more blanks than are read', ' '.repeat(longestHead)],
];
const operation = { op: 'replace', path: 'emails[type eq "work"].value', value: 'a@example.com' };
const many = (part: unknown, length = longestBody - 200) => {
  const count = Math.floor(length / (JSON.stringify(part).length + 1)) - 1;
  return Array.from({ length: count }, () => part);
};
const fields = Object.keys(entraUser(1));
const bodies: [string, string][] = [
  ...worstJson(entraUser(1), longestBody),
  ...fields.map((name): [string, string] => [
    `a long text as ${name}`,
    JSON.stringify({ ...entraUser(1), [name]: 'x'.repeat(longestBody - 1_000) }),
  ]),
  ...fields.map((name): [string, string] => [
    `objects as ${name}`,
    JSON.stringify({ ...entraUser(1), [name]: many({}, longestBody - 1_000) }),
  ]),
];
const patches: [string, string][] = [
  ...worstJson({ Operations: [operation] }, longestBody),
  ['operations', JSON.stringify({ Operations: many(operation) })],
  ['as many operations as are read', JSON.stringify({ Operations: many(operation, 8_000) })],
  ...['emails[', 'a', 'emails[type eq "work', '['].map((part): [string, string] => [
    `a path of ${part}`,
    JSON.stringify({ Operations: [{ ...operation, path: part.repeat(120_000 / part.length) }] }),
  ]),
  [
    'a long value at every path',
    JSON.stringify({
      Operations: Array.from({ length: 90 }, () => ({ ...operation, value: 'x'.repeat(1_300) })),
    }),
  ],
];

describeOnMemory(
  'A directory holds nobody up',
  (server) => {
    const { directory, ask } = directoryOf(server);
    const send = (method: 'POST' | 'PATCH', url: string, payload: string) =>
      server.app.inject({
        ...{ method, url: `/scim/v2${url}`, payload, remoteAddress: directory.remoteAddress },
        headers: {
          authorization: `Bearer ${directory.token}`,
          'content-type': 'application/scim+json',
        },
      });
    let id = '';

    beforeAll(async () => {
      await setFeatures(server, {});
      const made = await ask<{ id: string }>('POST', '/Users', entraUser(1));
      id = made.read().id;
    });

    test.each(filters)('by a filter of %s', async (_, filter) => {
      const { cpu, result } = await cpuOf(() =>
        ask<object>('GET', `/Users?filter=${encodeURIComponent(filter)}`),
      );
      expect([200, 400]).toContain(result.status);
      if (result.status === 400) expect(result.read()).toMatchObject({ schemas: [errorUrn] });
      expect(cpu).toBeLessThan(mostCpu);
    });

    test.each(bodies)('by a person with %s', async (_, body) => {
      const { cpu, result } = await cpuOf(() => send('POST', '/Users', body));
      expect(result.statusCode).toBeLessThan(500);
      expect(cpu).toBeLessThan(mostCpu);
    });

    test.each(patches)('by a change with %s', async (_, body) => {
      const { cpu, result } = await cpuOf(() => send('PATCH', `/Users/${id}`, body));
      expect(result.statusCode).toBeLessThan(500);
      expect(cpu).toBeLessThan(mostCpu);
    });
  },
  { prepare: createTestCompany },
);
