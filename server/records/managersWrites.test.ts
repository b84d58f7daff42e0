import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { readKey, recordKeyFile } from './data/recordKey.ts';
import { verifyRecords } from './data/verifyRecords.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-managers-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

const { ella, max } = people;

describeOnMemory(
  'The records after what a manager writes',
  (server) => {
    const { tokens, hers, his, logIn } = editsOfBoth(server);

    beforeAll(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await setFeatures(server, { ALLOW_MANAGER_DELETE: true, SEGMENTS: true });
      await logIn();
    });

    const assignment = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
    const decide = (status: 'APPROVED' | 'REJECTED', ...ids: number[]) =>
      server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: ids.map((timePairId) => ({ timePairId, status })),
        },
      });

    /** Does what it says, and answers how many records came with it; none of them is at odds. */
    async function recorded(does: () => Promise<unknown>): Promise<number> {
      const verified = async () => {
        const key = await readKey(recordKeyFile(directory));
        if (key === null) return { records: 0, findings: [] };
        return verifyRecords(server.database, key);
      };
      const before = await verified();
      await does();
      const after = await verified();
      expect(after.findings).toEqual([]);
      return after.records - before.records;
    }

    test('fit together after each of them', async () => {
      let id = 0;
      let breakId = 0;
      const onTheTenth = (time: string) => `2026-03-10T${time}:00Z`;
      const steps: Readonly<Record<string, () => Promise<unknown>>> = {
        'adds time': async () => {
          ({ id } = savedShift(await his.add(onTheTenth('07:00'), onTheTenth('15:00'))));
        },
        'adds a break': async () => {
          const saved = savedShift(
            await his.addBreak(id, onTheTenth('11:00'), onTheTenth('11:30')),
          );
          id = saved.id;
          breakId = saved.segmentTimePairs[0]?.segmentTimePairId ?? 0;
        },
        'edits the break': async () => {
          const saved = savedShift(
            await his.editBreak(id, breakId, onTheTenth('11:00'), onTheTenth('11:45')),
          );
          id = saved.id;
          breakId = saved.segmentTimePairs[0]?.segmentTimePairId ?? 0;
        },
        'edits the time': async () => {
          const times = { clockInDateTime: onTheTenth('07:30') };
          const end = { clockOutDateTime: onTheTenth('15:30') };
          ({ id } = savedShift(await his.edit(id, { ...times, ...end })));
        },
        'comments on it': () => his.comment(id, 'As agreed'),
        'deletes it': () => his.remove(id),
        'approves what was added': async () => {
          const { id: one } = savedShift(
            await hers.add('2026-03-09T07:00:00Z', '2026-03-09T15:00:00Z'),
          );
          expect((await decide('APPROVED', one)).status).toBe(200);
          await hers.remove(one);
          expect((await decide('REJECTED', one)).status).toBe(200);
          await hers.remove(one);
          expect((await decide('APPROVED', one)).status).toBe(200);
        },
        'rejects what was added': async () => {
          const { id: one } = savedShift(
            await hers.add('2026-03-08T07:00:00Z', '2026-03-08T15:00:00Z'),
          );
          expect((await decide('REJECTED', one)).status).toBe(200);
        },
        'clocks people in': async () => {
          const { body } = await server.call('massClockIn', {
            as: tokens.max,
            body: [{ ...assignment, comment: 'Shift start' }],
          });
          id = body.shiftTimePairs[0]?.id ?? 0;
        },
        'clocks people out': () => {
          server.now = new Date('2026-03-12T10:00:00Z');
          const rows = [{ ...assignment, shiftTimePairId: id }];
          return server.call('massClockOut', { as: tokens.max, body: rows });
        },
        'records a late clock-in as a correction': () => {
          const delayInMilliseconds = 3 * 3_600_000;
          const rows = [{ ...assignment, delayInMilliseconds }];
          return server.call('massClockIn', { as: tokens.max, body: rows });
        },
      };
      for (const [what, does] of Object.entries(steps)) {
        expect(await recorded(does), what).toBeGreaterThan(0);
      }
    });
  },
  { settings: { DATA_DIR: directory }, prepare: createTestCompany },
);
