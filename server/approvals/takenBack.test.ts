import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createSimulatedHrSystem } from '../hr-sync/data/createSimulatedHrSystem.ts';
import { deliverDue } from '../hr-sync/data/deliverDue.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-taken-back-'));
const { ella, max } = people;

afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describeOnMemory(
  'What a manager or an employee takes back',
  (server) => {
    const { tokens, hers, his, logIn } = editsOfBoth(server);
    const hr = createSimulatedHrSystem(
      { latency: 0, failurePercent: 0, unknownPeople: [], unreachablePeople: [] },
      { wait: () => Promise.resolve(), chance: () => 0.5 },
    );
    const switches = {
      ...{ ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, DELETE_TIME_PAIRS: true },
      ALLOW_MANAGER_DELETE: true,
    };

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, switches);
      await logIn();
    });

    afterEach(async () => {
      const key = await readKey(recordKeyFile(dataDirectory));
      if (key === null) throw new Error('Nothing was recorded.');
      expect((await verifyRecords(server.database, key)).findings).toEqual([]);
    });

    const later = (seconds: number) => {
      server.now = new Date(server.now.getTime() + seconds * 1000);
    };
    const deliver = async () => {
      const chain = createRecordChain({ ...server, configuration: { dataDirectory } });
      await chain.open();
      const { database, push } = server;
      const now = () => server.now;
      while ((await deliverDue({ database, push, chain, hrSystem: hr, now, chance: () => 0 })) > 0);
    };
    const decide = (
      ids: readonly number[],
      status: 'APPROVED' | 'REJECTED' | 'PENDING',
      reason?: string,
    ) =>
      server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: ids.map((timePairId) => ({ timePairId, status })),
          ...(reason === undefined ? {} : { reason }),
        },
      });
    const undo = (ids: readonly number[]) =>
      server.call('undoDecisions', {
        as: tokens.max,
        body: { requestedByUserId: max.id, timePairIds: [...ids] },
      });
    const takeBack = (id: number, as = tokens.ella) =>
      server.call('takeBackDeletion', { as, path: { id } });
    const worked = async (day: string) =>
      savedShift(await hers.add(`${day}T08:00:00Z`, `${day}T16:00:00Z`)).id;
    const now = async (id: number) => (await hers.latest(id)).body;
    const told = async (as = tokens.ella, id: number = ella.id) => {
      const { body } = await server.call('getNotifications', {
        as,
        path: { id },
        query: { page: 0, lang: 'en' },
      });
      return body.contents;
    };
    const kinds = async (as?: string, id?: number) => (await told(as, id)).map(({ type }) => type);
    const byMax = { id: max.id, firstName: 'Max', lastName: 'Kern' };

    test('a rejection says who, when and why, at the entry and in the notification', async () => {
      const ids = [await worked('2026-03-10'), await worked('2026-03-11')];
      await decide(ids, 'REJECTED', ' The break is missing. ');
      expect(await now(ids[0] ?? 0)).toMatchObject({
        status: 'REJECTED',
        decision: {
          action: 'REJECTED',
          by: byMax,
          at: '2026-03-12T08:00:00.000Z',
          reason: 'The break is missing.',
        },
      });
      const [notice, ...more] = await told();
      expect(more).toEqual([]);
      expect(notice?.body).toMatch(/Reason: The break is missing\.$/);
    });

    test('without a reason nothing is said about one, and an edit forgets the decision', async () => {
      const id = await worked('2026-03-10');
      expect(await now(id)).toMatchObject({ decision: null });
      await decide([id], 'REJECTED');
      expect(await now(id)).toMatchObject({ decision: { action: 'REJECTED', reason: null } });
      expect((await told())[0]?.body).not.toContain('Reason');
      const edited = await hers.edit(id, { clockOutDateTime: '2026-03-10T15:00:00Z' });
      expect(savedShift(edited)).toMatchObject({ status: 'PENDING', decision: null });
    });

    test('rejected time is reopened with a reason, and its person is told', async () => {
      const id = await worked('2026-03-10');
      await decide([id], 'REJECTED');
      const without = await decide([id], 'PENDING');
      expect(without.problem).toMatchObject({ status: 400, fields: [{ field: 'reason' }] });
      expect((await decide([id], 'PENDING', '  ')).status).toBe(400);
      expect((await decide([id], 'PENDING', 'My mistake')).body.results).toEqual([
        { timePairId: id, status: 'PENDING' },
      ]);
      expect(await now(id)).toMatchObject({
        status: 'PENDING',
        wasPreviouslyApproved: false,
        decision: { action: 'REOPENED', by: byMax, reason: 'My mistake' },
      });
      expect(await kinds()).toEqual(['TIME_REOPENED', 'TIME_REJECTED']);
      expect((await decide([id], 'PENDING', 'Again')).problem.results).toMatchObject([
        { code: 'STATUS_NOT_ALLOWED' },
      ]);
    });

    test('approved time is reopened until the HR system has it', async () => {
      const [waiting, gone] = [await worked('2026-03-10'), await worked('2026-03-11')];
      await decide([gone], 'APPROVED');
      later(15);
      await deliver();
      await decide([waiting], 'APPROVED');
      const { body } = await decide([waiting, gone], 'PENDING', 'Wrong week');
      expect(body.results).toEqual([
        { timePairId: waiting, status: 'PENDING' },
        { timePairId: gone, status: 'APPROVED', code: 'ALREADY_DELIVERED' },
      ]);
      expect(await now(waiting)).toMatchObject({
        synchronisationStatus: null,
        wasPreviouslyApproved: true,
      });
      later(3600);
      await deliver();
      expect([...hr.taken.values()].map(({ id }) => id)).not.toContain(waiting);
      await decide([waiting], 'APPROVED');
      later(15);
      await deliver();
      expect(await now(waiting)).toMatchObject({ synchronisationStatus: 'SYNCHRONISED' });
      expect([...hr.taken.values()].map(({ id }) => id)).toContain(waiting);
    });

    test('within the delay an approval is undone: nothing leaves and nobody stays told', async () => {
      const ids = [await worked('2026-03-10'), await worked('2026-03-11')];
      const before = await now(ids[0] ?? 0);
      await decide(ids, 'APPROVED');
      expect(await kinds()).toEqual(['TIME_APPROVED']);
      later(9);
      await deliver();
      expect((await undo(ids)).body.results.map(({ status }) => status)).toEqual([
        'PENDING',
        'PENDING',
      ]);
      expect(await now(ids[0] ?? 0)).toEqual(before);
      expect(await kinds()).toEqual([]);
      later(3600);
      await deliver();
      expect([...hr.taken.values()].map(({ id }) => id)).not.toContain(ids[0]);
    });

    test('a rejection is undone by whoever made it, once, and not when it is too old', async () => {
      const [mine, old] = [await worked('2026-03-10'), await worked('2026-03-11')];
      await decide([old], 'REJECTED', 'No');
      later(16);
      await decide([mine], 'REJECTED', 'No');
      expect((await undo([mine, old])).body.results).toEqual([
        { timePairId: mine, status: 'PENDING' },
        { timePairId: old, status: 'REJECTED', code: 'UNDO_NOT_POSSIBLE' },
      ]);
      expect(await now(mine)).toMatchObject({ decision: null });
      const again = await undo([mine]);
      expect(again.problem).toMatchObject({
        code: 'ALL_ROWS_FAILED',
        results: [{ code: 'UNDO_NOT_POSSIBLE' }],
      });
      await setFeatures(server, { ...switches, CLOCK_OUT_UNDO_DELAY: 0 });
      await decide([mine], 'REJECTED');
      expect((await undo([mine])).status).toBe(409);
    });

    test('what happened to the entry since is not undone with the decision', async () => {
      const id = await worked('2026-03-10');
      await decide([id], 'APPROVED');
      await hers.remove(id);
      expect((await undo([id])).problem.results).toMatchObject([{ code: 'UNDO_NOT_POSSIBLE' }]);
      expect(await now(id)).toMatchObject({ status: 'PENDING_DELETE' });
    });

    test('a deletion that was approved is undone, and asked for again', async () => {
      const id = savedShift(
        await his.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z', {
          employeeAssignmentId: ella.assignmentId,
        }),
      ).id;
      await deliver();
      await hers.remove(id);
      expect(await kinds(tokens.max, max.id)).toEqual(['DELETION_REQUESTED']);
      await decide([id], 'APPROVED');
      expect(await kinds(tokens.max, max.id)).toEqual([]);
      expect((await undo([id])).body.results).toMatchObject([{ status: 'PENDING_DELETE' }]);
      expect(await kinds(tokens.max, max.id)).toEqual(['DELETION_REQUESTED']);
      later(3600);
      await deliver();
      expect(await now(id)).toMatchObject({
        deletedDate: null,
        statusBeforeDeletion: 'APPROVED',
        synchronisationStatus: 'SYNCHRONISED',
      });
    });

    test('time that has taken the place of what was deleted keeps it', async () => {
      const id = await worked('2026-03-10');
      await decide([id], 'APPROVED');
      await hers.remove(id);
      await decide([id], 'APPROVED');
      await worked('2026-03-10');
      expect((await undo([id])).problem.results).toMatchObject([{ code: 'UNDO_NOT_POSSIBLE' }]);
    });

    test('an employee takes the request for a deletion back until it is decided', async () => {
      const id = await worked('2026-03-10');
      await decide([id], 'APPROVED');
      await hers.remove(id);
      expect((await takeBack(id, tokens.max)).status).toBe(403);
      expect((await takeBack(id)).body).toMatchObject({
        status: 'APPROVED',
        statusBeforeDeletion: null,
      });
      expect(await kinds(tokens.max, max.id)).toEqual([]);
      expect((await takeBack(id)).problem.code).toBe('STATUS_NOT_ALLOWED');
    });
  },
  { settings: { DATA_DIR: dataDirectory }, prepare: createTestCompany },
);
