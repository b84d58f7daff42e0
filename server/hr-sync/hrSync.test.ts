import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createRecordChain } from '../records/data/recordChain.ts';
import { readKey, recordKeyFile } from '../records/data/recordKey.ts';
import { verifyRecords } from '../records/data/verifyRecords.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { createSimulatedHrSystem, type HrSimulation } from './data/createSimulatedHrSystem.ts';
import { deliverDue, type TimeDeliveryParts } from './data/deliverDue.ts';
import {
  refusal,
  type HrOutcome,
  type HrSystem,
  type HrTimeRecord,
} from '../hr-outbox/rules/hrSystem.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-hr-'));
const { ella, max, nils } = people;

type Person = typeof ella | typeof nils;

afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describeOnMemory(
  'Time that leaves for the HR system',
  (server) => {
    const { tokens, hers, his, logIn } = editsOfBoth(server);
    let hr = simulated();

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, {
        ...{ ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, DELETE_TIME_PAIRS: true, SEGMENTS: true },
        ALLOW_MANAGER_DELETE: true,
        CLOCK_OUT_UNDO_DELAY: 0,
      });
      await logIn();
      hr = simulated();
      server.published.length = 0;
    });

    afterEach(async () => {
      const key = await readKey(recordKeyFile(dataDirectory));
      if (key === null) throw new Error('Nothing was recorded.');
      expect((await verifyRecords(server.database, key)).findings).toEqual([]);
    });

    function simulated(simulation: Partial<HrSimulation> = {}) {
      const calm = { latency: 0, failurePercent: 0, unknownPeople: [], unreachablePeople: [] };
      return createSimulatedHrSystem(
        { ...calm, ...simulation },
        { wait: () => Promise.resolve(), chance: () => 0.5 },
      );
    }
    const later = (seconds: number) => {
      server.now = new Date(server.now.getTime() + seconds * 1000);
    };
    const parts = (hrSystem: HrSystem = hr): TimeDeliveryParts => ({
      database: server.database,
      push: server.push,
      chain: createRecordChain({ ...server, configuration: { dataDirectory } }),
      hrSystem,
      now: () => server.now,
      chance: () => 0,
    });
    const deliverAll = async (hrSystem?: HrSystem) => {
      const work = parts(hrSystem);
      await work.chain.open();
      while ((await deliverDue(work)) > 0);
    };
    /** What each record is answered, one after the other; then all are taken. */
    const answering = (...outcomes: HrOutcome[]) =>
      takingTime((records) => Promise.resolve(records.map(() => outcomes.shift() ?? null)));
    const takingTime = (deliverTime: HrSystem['deliverTime']): HrSystem => ({ ...hr, deliverTime });
    const decide = (id: number, status: 'APPROVED' | 'REJECTED', shouldSyncWithEC = true) =>
      server.call('decideTimePairs', {
        as: tokens.max,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC,
          statusRequests: [{ timePairId: id, status }],
        },
      });
    const worked = async (day: string, person: Person = ella) =>
      savedShift(
        await his.add(`${day}T08:00:00Z`, `${day}T16:00:00Z`, {
          employeeAssignmentId: person.assignmentId,
        }),
      ).id;
    const now = async (id: number) => (await his.latest(id)).body;
    const shown = async (id: number) => (await now(id)).synchronisationStatus;
    const taken = () => [...hr.taken.values()].map(({ operation, id }) => [operation, id]);
    const again = (id: number, as = tokens.max, idempotencyKey: string = randomUUID()) =>
      server.call('synchroniseTimePair', { as, path: { id }, idempotencyKey });

    test('approved time arrives with its breaks, and my open pages hear of it', async () => {
      const { id } = savedShift(await hers.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      const { segmentTimePairs } = savedShift(
        await hers.addBreak(id, '2026-03-10T12:00:00Z', '2026-03-10T12:30:00Z'),
      );
      await deliverAll();
      expect([await shown(id), taken()]).toEqual([null, []]);

      await decide(id, 'APPROVED');
      expect(await shown(id)).toBe('SYNCHRONISATION_PENDING');
      server.published.length = 0;
      await deliverAll();
      expect(await now(id)).toMatchObject({
        synchronisationStatus: 'SYNCHRONISED',
        synchronisationError: null,
        extractionStatus: 'NOT_EXTRACTED',
      });
      expect([...hr.taken.values()]).toMatchObject([
        {
          ...{ id, operation: 'UPSERT', employeeNumber: 'E-1', assignment: 'A-1' },
          time: {
            ...{ pairType: 'SHIFT', startDate: '2026-03-10', duration: 27_000 },
            ...{ timeType: 'work', costCenter: '4711', timeZone: 'Europe/Berlin' },
          },
        },
        {
          id: segmentTimePairs[0]?.segmentTimePairId,
          time: { pairType: 'BREAK', shiftId: id, clockIn: '2026-03-10T12:00:00.000Z' },
        },
      ]);
      expect(server.published).toContainEqual(
        expect.objectContaining({
          type: 'time-pairs-changed',
          employeeIds: expect.arrayContaining([ella.id, max.id]),
        }),
      );
    });

    test('what is rejected, or goes on, does not leave', async () => {
      const { id } = savedShift(await hers.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      await decide(id, 'REJECTED');
      const { body } = await server.call('clockInShift', {
        as: tokens.ella,
        body: { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 },
      });
      await deliverAll();
      expect([await shown(id), await shown(body.shiftTimePairs[0]?.id ?? 0), taken()]).toEqual([
        null,
        null,
        [],
      ]);
    });

    test('a clock-out that is approved automatically leaves with the punch', async () => {
      await setFeatures(server, { AUTO_APPROVAL: true, SEGMENTS: true });
      const who = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
      const { body } = await server.call('clockInShift', { as: tokens.ella, body: who });
      const id = body.shiftTimePairs[0]?.id ?? 0;
      later(3600);
      const pause = { ...who, shiftTimePairId: id, pairType: 'BREAK' as const };
      await server.call('clockInSegment', { as: tokens.ella, body: pause });
      later(1800);
      const ended = await server.call('clockOutShift', {
        as: tokens.ella,
        body: pause,
      });
      expect(ended.body.shiftTimePairs[0]).toMatchObject({
        status: 'APPROVED',
        synchronisationStatus: 'SYNCHRONISATION_PENDING',
      });
      await deliverAll();
      expect([await shown(id), taken().length]).toEqual(['SYNCHRONISED', 2]);
    });

    test('complete time leaves by itself where nobody approves, also when it is edited or late', async () => {
      await setFeatures(server, { APPROVE_TIME_PAIRS: false });
      const { id } = savedShift(await hers.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      await deliverAll();
      expect(await shown(id)).toBe('SYNCHRONISED');
      const edited = savedShift(
        await hers.edit(id, {
          clockInDateTime: '2026-03-10T08:30:00Z',
          clockOutDateTime: '2026-03-10T16:00:00Z',
        }),
      );
      expect(edited).toMatchObject({
        status: 'APPROVED',
        synchronisationStatus: 'SYNCHRONISATION_PENDING',
      });
      const who = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
      const as = tokens.ella;
      const delayInMilliseconds = 300_000;
      const { body } = await server.call('clockInShift', { as, body: who });
      const shiftTimePairId = body.shiftTimePairs[0]?.id ?? 0;
      later(3600);
      const late = { ...who, shiftTimePairId, pairType: 'BREAK' as const, delayInMilliseconds };
      const ended = await server.call('clockOutShift', { as, body: late });
      expect(ended.body.shiftTimePairs[0]).toMatchObject({ status: 'APPROVED', sentLate: true });
      await deliverAll();
      expect([await shown(edited.id), await shown(shiftTimePairId)]).toEqual([
        'SYNCHRONISED',
        'SYNCHRONISED',
      ]);
    });

    test('arrives once when the server ends between delivery and its note', async () => {
      const id = await worked('2026-03-10');
      const { chain } = parts();
      await chain.open();
      const dying = { ...chain, sign: () => Promise.reject(new Error('The power is gone.')) };
      await expect(deliverDue({ ...parts(), chain: dying })).rejects.toThrow('power');
      expect([await shown(id), taken()]).toEqual(['SYNCHRONISATION_PENDING', [['UPSERT', id]]]);

      await deliverAll();
      expect(await shown(id)).toBe('SYNCHRONISATION_PENDING');
      later(61);
      const sent: string[] = [];
      await deliverAll(
        takingTime((records, signal) => {
          sent.push(...records.map(({ key }) => key));
          return hr.deliverTime(records, signal);
        }),
      );
      expect([await shown(id), taken(), sent]).toEqual([
        'SYNCHRONISED',
        [['UPSERT', id]],
        [...hr.taken.keys()],
      ]);
    });

    test('arrives in the order in which it was approved, and keeps nobody else waiting', async () => {
      const [first, second, other] = [
        await worked('2026-03-10'),
        await worked('2026-03-11'),
        await worked('2026-03-10', nils),
      ];
      const busyForElla = takingTime(async (records, signal) => {
        const others = records.filter(({ employeeNumber }) => employeeNumber !== 'E-1');
        await hr.deliverTime(others, signal);
        return records.map((record) => (others.includes(record) ? null : refusal('BUSY')));
      });
      await deliverAll(busyForElla);
      expect([await shown(first), await shown(second), await shown(other)]).toEqual([
        'SYNCHRONISATION_PENDING',
        'SYNCHRONISATION_PENDING',
        'SYNCHRONISED',
      ]);
      later(10);
      await deliverAll();
      expect(taken().map(([, id]) => id)).toEqual([other, first, second]);
    });

    test('is tried ever less often while the system does not answer, then has failed', async () => {
      const id = await worked('2026-03-10');
      const attempts: number[] = [];
      for (let seconds = 0; (await shown(id)) === 'SYNCHRONISATION_PENDING';) {
        let isTried = false;
        await deliverAll(
          takingTime(() => {
            isTried = true;
            return Promise.reject(new Error('No route to host'));
          }),
        );
        if (isTried) attempts.push(seconds);
        const step = seconds < 100 ? 5 : 600;
        seconds += step;
        later(step);
      }
      expect(attempts.slice(0, 5)).toEqual([0, 5, 15, 35, 75]);
      expect(attempts).toHaveLength(16);
      expect((await now(id)).synchronisationError?.reason).toBe('UNREACHABLE');
    });

    test('shows why it failed, lets later time pass, and goes again when my manager says so', async () => {
      hr = simulated({ unknownPeople: ['E-1'] });
      const [id, next] = [await worked('2026-03-10'), await worked('2026-03-11')];
      await deliverAll();
      expect(await shown(next)).toBe('SYNCHRONISATION_FAILED');
      expect(await now(id)).toMatchObject({
        synchronisationStatus: 'SYNCHRONISATION_FAILED',
        synchronisationError: {
          reason: 'UNKNOWN_PERSON',
          message: 'The HR system does not know this person.',
        },
      });
      expect((await again(id, tokens.ella)).problem.code).toBe('ACCESS_DENIED');
      hr = simulated();
      // What pages are made of was forgotten meanwhile, and is read again.
      later(3600);
      const key = randomUUID();
      for (const answer of [await again(id, tokens.max, key), await again(id, tokens.max, key)]) {
        expect(answer.body).toMatchObject({
          id,
          synchronisationStatus: 'SYNCHRONISATION_PENDING',
          synchronisationError: null,
        });
      }
      expect((await again(id)).problem.code).toBe('STATUS_NOT_ALLOWED');
      await deliverAll();
      expect([await shown(id), await shown(next), taken()]).toEqual([
        'SYNCHRONISED',
        'SYNCHRONISATION_FAILED',
        [['UPSERT', id]],
      ]);
      expect((await again(1)).problem.code).toBe('NOT_FOUND');
    });

    test('is partly there when the system takes some of it, and only the rest goes again', async () => {
      const { id } = savedShift(await his.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      await deliverAll();
      await his.addBreak(id, '2026-03-10T12:00:00Z', '2026-03-10T12:30:00Z');
      const takingShifts = (otherwise: HrOutcome) =>
        takingTime((records) =>
          Promise.resolve(
            records.map(({ time }) => (time?.pairType === 'SHIFT' ? null : otherwise)),
          ),
        );
      await deliverAll(takingShifts(refusal('BUSY')));
      expect(await shown(id)).toBe('PARTIAL_PENDING');
      later(10);
      await deliverAll(takingShifts(refusal('REFUSED')));
      expect(await now(id)).toMatchObject({
        synchronisationStatus: 'PARTIAL_FAILURE',
        synchronisationError: { reason: 'REFUSED' },
      });
      hr = simulated();
      await again(id);
      expect(await shown(id)).toBe('PARTIAL_PENDING');
      await deliverAll();
      expect([await shown(id), [...hr.taken.values()].map(({ time }) => time?.pairType)]).toEqual([
        'SYNCHRONISED',
        ['BREAK'],
      ]);
    });

    test('goes out once and in order with two workers, however often each looks', async () => {
      const crew: { who: Person; employeeNumber: string; ids: number[] }[] = [
        { who: ella, employeeNumber: 'E-1', ids: [] },
        { who: nils, employeeNumber: 'E-5', ids: [] },
      ];
      for (const day of ['02', '03', '04', '05', '06', '09']) {
        for (const { who, ids } of crew) ids.push(await worked(`2026-03-${day}`, who));
      }
      const sent: HrTimeRecord[] = [];
      const slow = takingTime(async (records, signal) => {
        sent.push(...records);
        await server.database.ping();
        return hr.deliverTime(records, signal);
      });
      const work = parts(slow);
      await work.chain.open();
      const lookOften = async () => {
        for (let round = 0; round < 12; round += 1) await deliverDue(work);
      };
      await Promise.all([lookOften(), lookOften()]);
      await deliverAll(slow);
      expect(sent).toHaveLength(12);
      for (const { employeeNumber, ids } of crew) {
        const theirs = sent.filter((record) => record.employeeNumber === employeeNumber);
        expect(theirs.map(({ id }) => id)).toEqual(ids);
      }
    });

    test('an attempt that outlived its lease saves nothing: its row belongs to another process', async () => {
      const id = await worked('2026-03-10');
      const others = '2026-03-12T08:02:00.000Z';
      const work = parts(
        takingTime(async (records, signal) => {
          await server.database.run(...sql`update hr_outbox set leased_until = ${others}`);
          return hr.deliverTime(records, signal);
        }),
      );
      await work.chain.open();
      await deliverDue(work);
      await deliverAll();
      expect(await shown(id)).toBe('SYNCHRONISATION_PENDING');
      later(121);
      await deliverAll();
      expect([await shown(id), taken()]).toEqual(['SYNCHRONISED', [['UPSERT', id]]]);
    });

    test('changed by my manager while it is on its way, the newer version arrives last', async () => {
      const id = await worked('2026-03-10');
      let newer = 0;
      const edit = { clockOutDateTime: '2026-03-10T17:00:00Z' };
      const work = parts(
        takingTime(async (records, signal) => {
          newer = savedShift(await his.edit(id, edit)).id;
          return hr.deliverTime(records, signal);
        }),
      );
      await work.chain.open();
      await deliverDue(work);
      expect(await shown(id)).toBe('SYNCHRONISATION_PENDING');
      await deliverAll();
      expect([await shown(id), newer > id]).toEqual(['SYNCHRONISED', true]);
      expect([...hr.taken.values()].map(({ time }) => time?.clockOut)).toEqual([
        '2026-03-10T16:00:00.000Z',
        '2026-03-10T17:00:00.000Z',
      ]);
    });

    test('edited by me, the version approved before stays there until the new one is approved', async () => {
      const id = await worked('2026-03-10');
      await deliverAll();
      const { id: mine } = savedShift(
        await hers.edit(id, { clockOutDateTime: '2026-03-10T17:00:00Z' }),
      );
      await deliverAll();
      expect([await shown(id), taken().length]).toEqual(['SYNCHRONISED', 1]);
      await decide(mine, 'APPROVED');
      await deliverAll();
      expect([...hr.taken.values()].at(-1)?.time?.clockOut).toBe('2026-03-10T17:00:00.000Z');
    });

    test('adjusted by other rules after its approval, it is sent again with them', async () => {
      const id = await worked('2026-03-10');
      await deliverAll();
      const readjust = () =>
        server.call('readjustTimePair', { as: tokens.max, body: { timePairId: id } });
      await readjust();
      expect(await shown(id)).toBe('SYNCHRONISED');
      await server.database.run(
        ...sql`insert into adjustment_rule (code, sequence, kind, setting)
        values ('PAUSE', 1, 'AUTOMATIC_BREAK', '{"afterMinutes": 360, "breakMinutes": 30}')`,
      );
      later(60);
      expect((await readjust()).body.shiftTimePairs[0]?.synchronisationStatus).toBe(
        'SYNCHRONISATION_PENDING',
      );
      await deliverAll();
      expect([...hr.taken.values()].map(({ time }) => time?.adjusted?.duration)).toEqual([
        28_800, 27_000,
      ]);
      await server.database.run(...sql`delete from adjustment_rule`);
    });

    test('a break that I no longer had is taken back there', async () => {
      const id = await worked('2026-03-10');
      const shift = savedShift(
        await his.addBreak(id, '2026-03-10T12:00:00Z', '2026-03-10T12:30:00Z'),
      );
      await deliverAll();
      const pause = shift.segmentTimePairs[0]?.segmentTimePairId ?? 0;
      await his.remove(shift.id, pause);
      await deliverAll();
      expect(taken().slice(-2)).toEqual([
        ['UPSERT', id],
        ['DELETE', pause],
      ]);
      expect(await shown(id)).toBe('SYNCHRONISED');
    });

    test('deleted in all systems it is deleted there; deleted here only, it stays there', async () => {
      const [everywhere, here] = [await worked('2026-03-10'), await worked('2026-03-11')];
      await deliverAll();
      await his.remove(everywhere);
      await server.call('deleteTimePair', {
        as: tokens.max,
        path: { id: here },
        query: { shouldSyncWithEC: false },
      });
      expect(await shown(everywhere)).toBe('SYNCHRONISATION_PENDING');
      await deliverAll();
      expect([await shown(everywhere), await shown(here)]).toEqual(['DELETED', 'SYNCHRONISED']);
      expect(taken().filter(([operation]) => operation === 'DELETE')).toEqual([
        ['DELETE', everywhere],
      ]);
    });

    test('a deletion that I asked for holds where my manager approves it for', async () => {
      const [everywhere, here] = [await worked('2026-03-10'), await worked('2026-03-11')];
      await deliverAll();
      await hers.remove(everywhere);
      await hers.remove(here);
      await decide(everywhere, 'APPROVED', true);
      await decide(here, 'APPROVED', false);
      await deliverAll();
      expect([await shown(everywhere), await shown(here)]).toEqual(['DELETED', 'SYNCHRONISED']);
    });

    test('is extracted when its pay cycle has ended; then only my manager changes it', async () => {
      const id = await worked('2026-03-10');
      await deliverAll();
      await runJobsAt('2026-03-16T10:00:00Z');
      expect((await now(id)).extractionStatus).toBe('NOT_EXTRACTED');
      await runJobsAt('2026-03-16T12:00:00Z');
      expect((await now(id)).extractionStatus).toBe('EXTRACTED');

      const edit = { clockOutDateTime: '2026-03-10T17:00:00Z' };
      expect((await hers.edit(id, edit)).problem.code).toBe('ALREADY_EXTRACTED');
      await his.edit(id, edit);
      expect(await now(id)).toMatchObject({
        changedAfterApproval: true,
        synchronisationStatus: 'SYNCHRONISATION_PENDING',
      });
      await deliverAll();
      expect(await shown(id)).toBe('SYNCHRONISED');
      expect([...hr.taken.values()].map(({ time }) => time?.clockOut)).toEqual([
        '2026-03-10T16:00:00.000Z',
        '2026-03-10T17:00:00.000Z',
      ]);
    });

    async function runJobsAt(instant: string) {
      server.now = new Date(instant);
      await server.database.run(...sql`delete from job`);
      await server.database.run(
        ...sql`insert into job (kind, key, payload, due_at)
        values ('EXTRACT_ENDED', 'all', 'null', ${instant})`,
      );
      await server.runJobs();
      await logIn();
    }

    test('operators see how much waits, for how long, and what has failed', async () => {
      await worked('2026-03-10');
      await worked('2026-03-10', nils);
      await deliverAll(answering(refusal('REFUSED'), refusal('BUSY')));
      later(90);
      await server.database.run(
        ...sql`update employee set authorities = '{DEV_ADMIN}' where id = ${max.id}`,
      );
      await logIn();
      const { body } = await server.call('getMetrics', { as: tokens.max });
      expect(body).toMatch(/^hr_outbox_waiting 1$/m);
      expect(body).toMatch(/^hr_outbox_failed 1$/m);
      expect(body).toMatch(/^hr_outbox_oldest_seconds 90$/m);
      await server.database.run(
        ...sql`update employee set authorities = '{APPROVE_TIME}' where id = ${max.id}`,
      );
    });
  },
  {
    settings: { DATA_DIR: dataDirectory },
    prepare: async (database) => {
      await createTestCompany(database);
      await database.run(
        ...sql`update assignment set authorities = '{CAPTURE_TIME,ADD_TIME}'
        where id = ${nils.assignmentId}`,
      );
    },
  },
);
