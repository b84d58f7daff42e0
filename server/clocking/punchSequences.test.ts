import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { netDuration } from 'shared-contracts';
import { afterAll, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import type { TestAnswer } from '../testing/testCalls.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

type TimePair = TestAnswer<'getShiftSummaries'>['body']['contents'][number];

const calls = ['clockInShift', 'clockOutShift', 'clockInSegment', 'clockOutSegment'] as const;

/** One punch: which, how many seconds after the one before, how late it arrives, for which shift. */
const step = fc.record({
  call: fc.constantFrom(...calls),
  seconds: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 2_500 })),
  delay: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    fc.integer({ min: 1, max: 200_000 }),
    fc.integer({ min: 1, max: 400 * 3_600_000 }),
  ),
  older: fc.boolean(),
});

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-sequences-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnMemory(
  'Whatever somebody punches',
  (server) => {
    const { ella } = people;
    const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };

    async function allTime(token: string): Promise<readonly TimePair[]> {
      const { body } = await server.call('getShiftSummaries', {
        as: token,
        query: { employeeId: ella.id },
        body: {
          startDate: '2026-01-01',
          endDate: '2026-12-31',
          page: 0,
          pageSize: 200,
          sortBy: 'clockIn',
          sortDirection: 'ascending',
        },
      });
      return body.contents;
    }

    test('at most one shift is open, breaks lie in it apart, durations add up, records verify', async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      const token = await logInAs(server, 'ella');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
          server.now = new Date('2026-03-02T08:00:00.123Z');
          await clearTime(server);
          const shifts: number[] = [];
          for (const { call, seconds, delay, older } of steps) {
            server.now = new Date(server.now.getTime() + seconds * 1000);
            const body = { ...mine, delayInMilliseconds: delay };
            const named = (older ? shifts.at(-2) : undefined) ?? shifts.at(-1) ?? 1;
            const answer =
              call === 'clockInShift'
                ? await server.call(call, { as: token, body })
                : await server.call(call, {
                    as: token,
                    body: { ...body, pairType: 'BREAK', shiftTimePairId: named },
                  });
            expect([200, 404, 409]).toContain(answer.status);
            const id = answer.status === 200 ? answer.body.shiftTimePairs[0]?.id : undefined;
            if (id !== undefined && !shifts.includes(id)) shifts.push(id);
          }
          await checkTime(await allTime(token));
        }),
        { numRuns: server.database.kind === 'embedded' ? 40 : 4, endOnFailure: true },
      );
    }, 120_000);

    async function checkTime(pairs: readonly TimePair[]): Promise<void> {
      const open = pairs.filter(({ clockOut, isCorrection }) => clockOut === null && !isCorrection);
      expect(open.length).toBeLessThanOrEqual(1);
      for (const pair of pairs) checkShift(pair, server.now.toISOString());
      const punched = pairs.filter(({ isCorrection }) => !isCorrection);
      punched.slice(1).forEach(({ clockIn }, index) => {
        const previous = punched[index]?.clockOut?.date ?? '9999';
        expect(previous <= clockIn.date).toBe(true);
      });
      const key = await readKey(recordKeyFile(directory));
      const { findings } = await verifyRecords(
        server.database,
        key ?? createSecretKey(Buffer.alloc(32)),
      );
      expect(findings).toEqual([]);
      const rows = await server.database.run(
        composed('select id from segment where clock_out < clock_in'),
      );
      expect(rows).toEqual([]);
    }
  },
  { prepare: createTestCompany, settings: { DATA_DIR: directory } },
);

function checkShift(pair: TimePair, now: string): void {
  const { clockIn, clockOut, segmentTimePairs: segments } = pair;
  expect(clockIn.date <= now).toBe(true);
  const spans = segments.map((segment) => ({
    start: segment.clockIn.date,
    end: segment.clockOut?.date ?? null,
  }));
  const end = clockOut?.date ?? '9999';
  spans.forEach(({ start, end: until }, index) => {
    const next = spans[index + 1]?.start ?? end;
    expect(clockIn.date <= start && (until ?? end) <= next).toBe(true);
  });
  const isOpen = clockOut === null;
  expect(spans.filter((span) => span.end === null).length).toBeLessThanOrEqual(isOpen ? 1 : 0);
  expect(pair.duration).toBe(
    isOpen ? null : netDuration({ start: clockIn.date, end: clockOut.date }, spans),
  );
}
