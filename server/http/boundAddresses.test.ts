import { expect, test } from 'vitest';
import { leastCpuOf } from '../testing/cpuOf.ts';
import { follow } from '../testing/contractValues.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { mostValues } from './boundAddresses.ts';
import { operations } from './contract.ts';

interface ListSchema {
  readonly type?: string;
  readonly maxItems?: number;
}

describeOnMemory('An address', (server) => {
  const names = Array.from({ length: 3_500 }, (_, at) => `a${at}`).join('&');
  const worst: [string, string, number, string][] = [
    ['of many parts', `/api/${'a/'.repeat(7_500)}`, 404, 'NOT_FOUND'],
    ['of many values', `/api/info/locales?lang=en&${names}`, 400, 'UNREADABLE_REQUEST'],
    ['of many empty values', `/api/session?${'&'.repeat(15_000)}`, 400, 'UNREADABLE_REQUEST'],
    [
      'with as many values as it may',
      `/api/info/locales?${'lang=en&'.repeat(299)}`,
      400,
      'VALIDATION_FAILED',
    ],
  ];

  test.each(worst)('%s is refused without work', async (_, url, status, code) => {
    const ask = () => server.app.inject({ url });
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ code: string }>().code).toBe(code);
    expect(await leastCpuOf(20, ask)).toBeLessThan(2);
  });
});

test('a query may have as many values as any call takes', () => {
  const values = [...operations.values()].map(({ definition }) =>
    definition.parameters
      .filter((each) => each.in === 'query')
      .map(({ schema }) => follow<ListSchema>(schema))
      .reduce(
        (sum, { type, maxItems }) => sum + (type === 'array' ? (maxItems ?? Infinity) : 1),
        0,
      ),
  );
  expect(Math.max(...values)).toBeLessThanOrEqual(mostValues);
});
