import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import type { HrScheduleRecord } from '../hr-outbox/rules/hrSystem.ts';
import { cpuOf, mostCpu } from '../testing/cpuOf.ts';
import { worstJson } from '../testing/worstJson.ts';
import { createSuccessFactors } from './createSuccessFactors.ts';
import { mostBytes } from './data/send.ts';

interface Said {
  readonly text: Buffer;
  readonly type: string;
}
/** What the system answers by the end of the path; made before anybody asks. */
const answers = new Map<string, Said>();
const system = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', url);
  const { text, type } = answers.get(pathname.replace(/^.*\//, '')) ?? none;
  request.resume().on('end', () => response.writeHead(200, { 'content-type': type }).end(text));
});
const none: Said = { text: Buffer.from('{"d":{"results":[]}}'), type: 'application/json' };
await new Promise<void>((resolve) => {
  system.listen(0, '127.0.0.1', resolve);
});
// oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
const url = `http://127.0.0.1:${(system.address() as AddressInfo).port}`;
afterAll(() => {
  system.closeAllConnections();
  system.close();
});

const record: HrScheduleRecord = {
  ...{ key: 'plan-1', code: 'plan', operation: 'UPSERT', employeeNumber: 'E-1', assignment: 'A-1' },
  schedule: {
    ...{ workSchedule: 'EARLY', startDate: '2026-04-06', endDate: '2026-04-10' },
    ...{ firstDayNumber: 1, duration: 1 },
  },
};
const employment = { personIdExternal: 'E-1', userId: 'u1' };
const schedule = { externalCode: 'EARLY', startingDate: '/Date(1262304000000)/' };
const boundary = 'b';
const batched = (inner: string) =>
  `--b\r\nContent-Type: application/http\r\n\r\nHTTP/1.1 200 OK\r\n\r\n${inner}\r\n--b--\r\n`;
const done = '{"d":[{"httpCode":200,"status":"OK"}]}';
const fill = (part: string, room = mostBytes - 1_000) =>
  part.repeat(Math.floor(room / part.length));

const answersToQuery = (row: object): [string, string][] => [
  ...worstJson({ d: { results: [row] } }, mostBytes),
  ...worstJson(row, mostBytes - 100).map(([shape, text]): [string, string] => [
    `${shape} in a row`,
    `{"d":{"results":[${text}]}}`,
  ]),
  ['rows', `{"d":{"results":[${fill(`${JSON.stringify(row)},`)}${JSON.stringify(row)}]}}`],
];
const answersToBatch: [string, string][] = [
  ...worstJson({ d: [{ httpCode: 200 }] }, mostBytes - 200).map(
    ([shape, text]): [string, string] => [shape, batched(text)],
  ),
  ['empty lines', fill('\n')],
  ['boundaries', fill('--b\n')],
  ['empty parts', fill('--b\r\n\r\n')],
  ['parts', fill(batched('{}').replace('--b--\r\n', ''))],
  [
    'parts in parts',
    Array.from(
      { length: mostBytes / 60 },
      (_, depth) => `--b${depth || ''}\nContent-Type: multipart/mixed; boundary=b${depth + 1}\n\n`,
    ).join(''),
  ],
  ['lines of a head', batched('').replace('\r\n\r\n', `\r\n${fill('a:\r\n')}\r\n`)],
  ['colons of a head', batched('').replace('\r\n\r\n', `\r\n${fill(':')}\r\n\r\n`)],
  ['empty lines in a part', batched(fill('\r\n'))],
  ['blanks in a part', batched(fill(' '))],
  ['more than is read', batched(fill('x', mostBytes * 2))],
];
const descriptions: [string, string][] = [
  ['properties', `<EntityType Name="EmpEmployment">${fill('<Property Name="a"/>')}</EntityType>`],
  ['entities that stay open', fill('<EntityType Name="EmpEmployment">')],
  ['entities without a name', fill('<EntityType ')],
  [
    'properties without an end',
    `<EntityType Name="EmpEmployment">${fill('<Property ')}</EntityType>`,
  ],
  ['names of an entity', `<EntityType${fill(' Name="EmpEmployment"')}`],
];

describe('An HR system holds nobody up', () => {
  const connect = () => {
    const { successFactors } = parseConfiguration({
      ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: url, SUCCESSFACTORS_COMPANY: 'ACME' },
      ...{ SUCCESSFACTORS_USER: 'API', SUCCESSFACTORS_PASSWORD: 'of a test' },
    });
    if (successFactors === null) throw new Error('It is named.');
    const faults: unknown[] = [];
    const connected = createSuccessFactors(successFactors, {
      now: () => new Date('2026-03-12T08:00:00Z'),
      onLogInRefused: () => undefined,
      onFault: (error) => faults.push(error),
    });
    return { connected, faults };
  };
  const say = (place: string, text: string, type = 'application/json') =>
    answers.set(place, { text: Buffer.from(text), type });
  const { signal } = new AbortController();

  beforeEach(() => {
    say('EmpEmployment', JSON.stringify({ d: { results: [employment] } }));
    say('WorkSchedule', JSON.stringify({ d: { results: [schedule] } }));
    say('$batch', batched(done), `multipart/mixed; boundary=${boundary}`);
    answers.delete('$metadata');
  });

  async function deliver(): Promise<void> {
    const { connected, faults } = connect();
    const { cpu } = await cpuOf(() => connected.deliverSchedules([record], signal));
    expect(faults).toEqual([]);
    expect(cpu).toBeLessThan(mostCpu);
  }

  test.each(answersToQuery(employment))('by %s about people', async (_, text) => {
    say('EmpEmployment', text);
    await deliver();
  });
  test.each(answersToQuery(schedule))('by %s about schedules', async (_, text) => {
    say('WorkSchedule', text);
    await deliver();
  });
  test.each(answersToBatch)('by %s as the outcome', async (_, text) => {
    say('$batch', text, `multipart/mixed; boundary=${boundary}`);
    await deliver();
  });
  test.each(descriptions)('by %s as what it has', async (_, text) => {
    say('$metadata', text, 'application/xml');
    const { cpu } = await cpuOf(() => connect().connected.faults(signal));
    expect(cpu).toBeLessThan(mostCpu);
  });
});
