import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsWithoutTime, savedShift } from '../testing/testEdits.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-kept-approval-'));
const { ella, max } = people;

afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describeOnMemory(
  'A correction that is rejected while what was approved before stays',
  (server) => {
    const { tokens, hers, his } = editsWithoutTime(server);
    const day = (time: string) => `2026-03-10T${time}:00Z`;

    afterEach(async () => {
      const key = await readKey(recordKeyFile(dataDirectory));
      if (key === null) throw new Error('Nothing was recorded.');
      expect((await verifyRecords(server.database, key)).findings).toEqual([]);
    });

    const reject = (ids: readonly number[], keepApproved = true) =>
      server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: ids.map((timePairId) => ({ timePairId, status: 'REJECTED' as const })),
          reason: 'You came at nine',
          keepApproved,
        },
      });
    const approved = async (from = '09:00', to = '17:00') => {
      const body = { employeeAssignmentId: ella.assignmentId };
      return savedShift(await his.add(day(from), day(to), body));
    };
    const corrected = async (id: number) =>
      savedShift(
        await hers.edit(id, { clockInDateTime: day('08:00'), clockOutDateTime: day('17:00') }),
      );
    const versions = async (id: number) =>
      (await hers.corrections(id)).body.map(({ timePairSummary: pair }) => ({
        from: pair.clockIn.date.slice(11, 16),
        status: pair.status,
        reason: pair.decision?.reason,
      }));

    test('the approved version is put back, and the history says why the correction is not', async () => {
      const { id } = await approved();
      const correction = await corrected(id);
      expect(correction).toMatchObject({ status: 'PENDING', wasPreviouslyApproved: true });
      const { body } = await reject([correction.id]);
      expect(body.results).toEqual([
        {
          timePairId: correction.id,
          status: 'APPROVED',
          restoredVersionId: (await hers.latest(id)).body.id,
        },
      ]);
      expect((await hers.latest(id)).body).toMatchObject({
        status: 'APPROVED',
        clockIn: { date: '2026-03-10T09:00:00.000Z' },
        duration: 8 * 3600,
        modifiedBy: { id: max.id },
        synchronisationStatus: 'SYNCHRONISATION_PENDING',
        decision: null,
      });
      expect(await versions(id)).toEqual([
        { from: '09:00', status: 'APPROVED', reason: undefined },
        { from: '08:00', status: 'REJECTED', reason: 'You came at nine' },
        { from: '09:00', status: 'APPROVED', reason: undefined },
      ]);
      const told = await server.call('getNotifications', {
        as: tokens.ella,
        path: { id: ella.id },
        query: { page: 0, lang: 'en' },
      });
      expect(told.body.contents[0]?.type).toBe('TIME_REJECTED');
      expect(told.body.contents[0]?.body).toMatch(
        /What was approved before stays\. Reason: You came at nine$/,
      );
    });

    test('without that choice all of it is rejected', async () => {
      const { id } = await approved();
      const { body } = await reject([(await corrected(id)).id], false);
      expect(body.results).toMatchObject([{ status: 'REJECTED' }]);
      expect((await hers.latest(id)).body).toMatchObject({ status: 'REJECTED' });
    });

    test('the breaks that were approved are back, and those of the correction are gone', async () => {
      const { id } = await approved();
      const first = await his.addBreak(id, day('12:00'), day('12:30'));
      expect(first.status).toBe(200);
      const before = (await hers.latest(id)).body;
      const own = await hers.editBreak(
        before.id,
        before.segmentTimePairs[0]?.segmentTimePairId ?? 0,
        day('12:00'),
        day('12:10'),
      );
      expect(own.status).toBe(200);
      const pending = (await hers.latest(id)).body;
      expect(pending).toMatchObject({ status: 'PENDING', wasPreviouslyApproved: true });
      await reject([pending.id]);
      const after = (await hers.latest(id)).body;
      expect(after).toMatchObject({ status: 'APPROVED', duration: before.duration });
      expect(after.segmentTimePairs.map(({ clockOut }) => clockOut?.date)).toEqual([
        '2026-03-10T12:30:00.000Z',
      ]);
    });

    test('what was never approved is rejected beside it', async () => {
      const plain = savedShift(await hers.add('2026-03-11T08:00:00Z', '2026-03-11T16:00:00Z'));
      const correction = await corrected((await approved()).id);
      const { body } = await reject([plain.id, correction.id]);
      expect(body.results.map(({ status }) => status)).toEqual(['REJECTED', 'APPROVED']);
    });

    test('it stays undecided where other time has taken the place of what was approved', async () => {
      const { id } = await approved();
      const shorter = savedShift(
        await hers.edit(id, { clockInDateTime: day('12:00'), clockOutDateTime: day('17:00') }),
      );
      await hers.add(day('08:00'), day('11:00'));
      const { problem } = await reject([shorter.id]);
      expect(problem.results).toMatchObject([{ status: 'PENDING', code: 'TIME_COLLISION' }]);
      expect((await hers.latest(id)).body).toMatchObject({ status: 'PENDING' });
    });

    test('it is not undone: the version that was rejected is not the latest any more', async () => {
      const { id } = await approved();
      const correction = await corrected(id);
      await reject([correction.id]);
      const undone = await server.call('undoDecisions', {
        as: tokens.max,
        body: { requestedByUserId: max.id, timePairIds: [correction.id] },
      });
      expect(undone.problem.results).toMatchObject([{ code: 'UNDO_NOT_POSSIBLE' }]);
      expect((await hers.latest(id)).body).toMatchObject({ status: 'APPROVED' });
    });
  },
  { settings: { DATA_DIR: dataDirectory }, prepare: createTestCompany },
);
