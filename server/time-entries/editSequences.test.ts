import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { netDuration } from 'shared-contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { describeOnMemory, type TestServer } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import type { Shift } from '../shifts/rules/timePairRow.ts';
import { shiftColumns, shiftJoin, toShift, type ShiftRow } from '../shifts/data/shiftRows.ts';

/** Quarters of an hour of one day, by whom, and what is done to which of the shifts so far. */
const anyStep = fc.record({
  does: fc.constantFrom('add', 'edit', 'edit', 'addBreak', 'editBreak', 'removeBreak', 'remove'),
  byManager: fc.boolean(),
  which: fc.nat(5),
  older: fc.boolean(),
  from: fc.integer({ min: 0, max: 60 }),
  length: fc.integer({ min: 0, max: 30 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const allRows = statement<ShiftRow>(
  'testAllVersions',
  `select ${shiftColumns} from time_pair pair ${shiftJoin}
   order by pair.original_version_id, pair.version`,
);

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-edits-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describeOnMemory(
  'Whatever is edited in whatever order',
  (server) => {
    const { hers: mine, his: managers, logIn } = editsOfBoth(server);

    beforeAll(async () => {
      server.now = new Date('2026-03-12T18:00:00Z');
      await logIn();
    });

    async function take(step: Step, shifts: number[]): Promise<number> {
      const { does, byManager, which, older, from, length } = step;
      const edits = byManager ? managers : mine;
      const times = [quarter(from), quarter(from + length)] as const;
      const named = shifts[which % Math.max(1, shifts.length)] ?? 999_999;
      const latest = shifts.length === 0 || older ? null : (await mine.latest(named)).body;
      const id = latest?.id ?? named;
      const breakId = latest?.segmentTimePairs[0]?.segmentTimePairId ?? 999_999;
      switch (does) {
        case 'add': {
          const added = await edits.add(...times);
          if (added.status === 200) shifts.push(savedShift(added).originalVersionId);
          return added.status;
        }
        case 'edit': {
          const [clockInDateTime, clockOutDateTime] = times;
          return (await edits.edit(id, { clockInDateTime, clockOutDateTime })).status;
        }
        case 'addBreak':
          return (await edits.addBreak(id, ...times)).status;
        case 'editBreak':
          return (await edits.editBreak(id, breakId, ...times)).status;
        case 'removeBreak':
          return (await edits.remove(id, breakId)).status;
        case 'remove':
          return (await edits.remove(id)).status;
      }
    }

    test('versions stay in line, nothing overlaps, and the record tells it all', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
          await clearTime(server);
          const shifts: number[] = [];
          for (const each of steps) {
            expect([200, 400, 404, 409]).toContain(await take(each, shifts));
          }
          checkVersions((await server.database.run(allRows)).map(toShift));
          await checkRecords(server);
        }),
        { numRuns: runsOn(server), endOnFailure: true },
      );
    }, 120_000);

    test('undoing and redoing an edit restores what the shift held', async () => {
      const span = fc.record({
        from: fc.integer({ min: 0, max: 40 }),
        length: fc.integer({ min: 1, max: 30 }),
        timeTypeId: fc.constantFrom(1001, 1002),
        costCenter: fc.constantFrom({ id: 1001 }, null),
      });
      await fc.assert(
        fc.asyncProperty(span, span, async (one, other) => {
          await clearTime(server);
          const request = ({ from, length, ...rest }: typeof one) => ({
            ...rest,
            clockInDateTime: quarter(from),
            clockOutDateTime: quarter(from + length),
          });
          fc.pre(JSON.stringify(request(one)) !== JSON.stringify(request(other)));
          const [start, end] = [quarter(one.from), quarter(one.from + one.length)];
          const first = savedShift(await mine.add(start, end, request(one)));
          const second = savedShift(await mine.edit(first.id, request(other)));
          const undone = savedShift(await mine.edit(second.id, request(one)));
          const redone = savedShift(await mine.edit(undone.id, request(other)));
          expect(contentOf(undone)).toEqual(contentOf(first));
          expect(contentOf(redone)).toEqual(contentOf(second));
          expect(new Set([first.id, second.id, undone.id, redone.id]).size).toBe(4);
          const { body } = await mine.corrections(first.id);
          expect(body.map(({ timePairSummary }) => contentOf(timePairSummary))).toEqual(
            [redone, undone, second, first].map(contentOf),
          );
        }),
        { numRuns: runsOn(server), endOnFailure: true },
      );
    }, 120_000);
  },
  { prepare: createTestCompany, settings: { DATA_DIR: directory } },
);

function runsOn({ database }: TestServer): number {
  return database.kind === 'embedded' ? 25 : 5;
}

function quarter(count: number): string {
  return new Date(Date.UTC(2026, 2, 10) + count * 900_000).toISOString();
}

function contentOf(shift: ReturnType<typeof savedShift>) {
  const { clockIn, clockOut, startDate, duration, timeType, costCenter } = shift;
  const values = shift.timePairCustomFieldValues;
  return [clockIn.date, clockOut?.date, startDate, duration, timeType, costCenter, values];
}

function checkVersions(versions: readonly Shift[]): void {
  const byShift = Map.groupBy(versions, ({ pair }) => pair.original_version_id);
  for (const [original, all] of byShift) {
    expect(all.map(({ pair }) => pair.version)).toEqual(all.map((_, index) => index + 1));
    expect(all.filter(({ pair }) => pair.is_latest)).toEqual([all.at(-1)]);
    expect(all[0]?.pair.id).toBe(original);
    all.slice(1).forEach(({ pair }, index) => {
      expect(pair.previous_version_id).toBe(all[index]?.pair.id);
    });
  }
  const ids = versions.map(({ pair }) => pair.id);
  expect(new Set(ids).size).toBe(ids.length);
  const current = versions
    .filter(({ pair }) => pair.is_latest && pair.deleted_at === null)
    .toSorted((a, b) => (a.pair.clock_in < b.pair.clock_in ? -1 : 1));
  current.slice(1).forEach(({ pair }, index) => {
    const previous = current[index]?.pair.clock_out ?? '9999';
    expect(previous <= pair.clock_in).toBe(true);
  });
  for (const { pair, segments } of versions) {
    const end = pair.clock_out ?? '9999';
    const spans = segments.map((each) => ({ start: each.clock_in, end: each.clock_out }));
    spans.forEach((span, index) => {
      expect(pair.clock_in <= span.start).toBe(true);
      expect((span.end ?? '9999') <= (spans[index + 1]?.start ?? end)).toBe(true);
    });
    expect(pair.duration).toBe(netDuration({ start: pair.clock_in, end }, spans));
    expect(pair.assignment_id).toBe(people.ella.assignmentId);
  }
}

async function checkRecords({ database }: TestServer): Promise<void> {
  const key = await readKey(recordKeyFile(directory));
  const { findings } = await verifyRecords(database, key ?? createSecretKey(Buffer.alloc(32)));
  expect(findings).toEqual([]);
}
