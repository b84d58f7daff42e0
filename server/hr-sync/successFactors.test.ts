import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { codePrefix } from '../hr-outbox/data/codePrefix.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { statement } from '../database/statement.ts';
import type { HrSystem } from '../hr-outbox/rules/hrSystem.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { createSuccessFactors } from '../successfactors/createSuccessFactors.ts';
import { startPeer, type Fault } from '../successfactors/testing/startPeer.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { editsOfBoth, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';
import { deliverDue } from './data/deliverDue.ts';
import { deliverDueSchedules } from './data/deliverDueSchedules.ts';

const { ella, nils } = people;
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-successfactors-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

const readStates = statement<{ code: string; state: string; failure_detail: string | null }>(
  'readScheduleStates',
  'select code, state, failure_detail from schedule_outbox order by code',
);

describeOnMemory(
  'Delivery to SuccessFactors',
  (server) => {
    const { hers, his, logIn } = editsOfBoth(server);
    let peer: Awaited<ReturnType<typeof startPeer>>;
    let system: HrSystem;

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await clearTime(server);
      await server.database.run(...sql`delete from schedule_outbox`);
      await setFeatures(server, {
        ...{ ADD_TIME_PAIRS: true, EDIT_TIME_PAIRS: true, DELETE_TIME_PAIRS: true, SEGMENTS: true },
        CLOCK_OUT_UNDO_DELAY: 0,
      });
      await logIn();
      peer = await startPeer();
      peer.store.employments.push(
        { personIdExternal: 'E-1', userId: 'ella' },
        { personIdExternal: 'E-5', userId: 'nils' },
      );
      peer.store.schedules.push({ externalCode: 'EARLY', startingDate: null });
      const key = path.join(dataDirectory, 'key.pem');
      await writeFile(key, peer.logIn.privateKey);
      const { successFactors } = parseConfiguration({
        ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: peer.url },
        ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API&USER' },
        ...{ SUCCESSFACTORS_CLIENT_ID: 'key-1', SUCCESSFACTORS_PRIVATE_KEY: key },
      });
      if (successFactors === null) throw new Error('It is named.');
      const surroundings = { now: () => server.now, onLogInRefused: () => undefined };
      const patient = createSuccessFactors(successFactors, surroundings);
      system = {
        ...patient,
        // Gives up when the peer lets it wait.
        deliverSchedules: (records, signal) => {
          const patience = new AbortController();
          peer.onWaiting = () => patience.abort();
          return patient.deliverSchedules(records, AbortSignal.any([signal, patience.signal]));
        },
      };
    });

    afterEach(() => peer.close());

    const parts = (hrSystem = system) => ({
      ...{ database: server.database, push: server.push, hrSystem },
      ...{ now: () => server.now, chance: () => 0 },
      chain: createRecordChain({ ...server, configuration: { dataDirectory } }),
    });
    const deliverTime = async () => {
      const work = parts();
      await work.chain.open();
      while ((await deliverDue(work)) > 0);
    };
    const plan = (code: string, who: typeof ella | typeof nils, operation = 'UPSERT') =>
      server.database.run(
        ...sql`insert into schedule_outbox (code, assignment_id, employee_id, operation,
          work_schedule_id, start_date, end_date, first_day_number, requested_at, due_at)
        select ${code}, ${who.assignmentId}, ${who.id}, ${operation}, min(id), '2026-04-06',
          '2026-04-10', 1, ${server.now}::timestamptz, ${server.now}::timestamptz
        from work_schedule`,
      );
    const states = async () =>
      (await server.database.run(readStates)).map(({ code, state }) => `${code} ${state}`);
    const told = (entity: string) =>
      [...peer.store.entities]
        .filter(([key]) => key.startsWith(entity))
        .map(([, { startTime, endTime, timeType }]) => [startTime, endTime, timeType].join(' '));

    test('my approved day arrives as the work around its break', async () => {
      const { id } = savedShift(await his.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      const { segmentTimePairs } = savedShift(
        await his.addBreak(id, '2026-03-10T12:00:00Z', '2026-03-10T12:30:00Z'),
      );
      await deliverTime();
      expect(told('ExternalTimeData')).toEqual([
        'PT09H00M00S PT13H00M00S work',
        'PT13H30M00S PT17H00M00S work',
      ]);
      const [latest] = segmentTimePairs;
      const { body } = await his.latest(latest?.shiftTimePairId ?? id);
      expect(body.synchronisationStatus).toBe('SYNCHRONISED');

      await his.remove(body.id, latest?.segmentTimePairId);
      await deliverTime();
      expect(told('ExternalTimeData')).toEqual(['PT09H00M00S PT17H00M00S work']);
    });

    test('time that is refused says why at the entry, and mine that waits is not sent', async () => {
      const { id } = savedShift(await his.add('2026-03-10T08:00:00Z', '2026-03-10T16:00:00Z'));
      await hers.add('2026-03-11T08:00:00Z', '2026-03-11T16:00:00Z');
      peer.store.refusals.set(
        `${await codePrefix(server.database)}${id}`,
        'startDate: the period is locked',
      );
      await deliverTime();
      const { body } = await his.latest(id);
      expect(body.synchronisationError).toEqual({
        reason: 'REFUSED',
        message: expect.stringMatching(/\. startDate: the period is locked$/),
      });
      expect(peer.store.entities.size).toBe(0);
    });

    const faults: readonly (readonly [string, Fault])[] = [
      ['hangs', 'hang'],
      ['answers half', { cutAfter: 520 }],
      ['answers nothing and ends', { cutAfter: 0 }],
      ['answers garbage', 'garbage'],
      ['answers after the time-out', 'late'],
      ['has no time', { status: 429, retryAfter: '60' }],
      ['fails', { status: 500 }],
      ['refuses all for the sake of one', { status: 400 }],
    ];

    test.each(faults)('a system that %s: each row ends, and is there once', async (_, fault) => {
      await plan('T1', ella);
      await plan('T2', nils);
      await plan('T3', ella);
      peer.faults.push(fault, fault);
      for (let round = 0; round < 6; round += 1) {
        if ((system.pausedUntil() ?? '') <= server.now.toISOString()) {
          while ((await deliverDueSchedules(parts())) > 0);
        }
        server.now = new Date(server.now.getTime() + 30_000);
      }
      const failed = typeof fault === 'object' && 'status' in fault && fault.status === 400;
      // The second refusal was for T1 alone: nobody but it is to blame.
      expect(await states()).toEqual([
        failed ? 'T1 FAILED' : 'T1 DELIVERED',
        ...['T2 DELIVERED', 'T3 DELIVERED'],
      ]);
      const there = failed ? ['T2', 'T3'] : ['T1', 'T2', 'T3'];
      expect([...peer.store.entities.keys()].toSorted()).toEqual(
        there.map((code) => `TemporaryTimeInformation/${code}`),
      );
    });

    test.each(faults)(
      'a system that %s while the range is taken away again: it is away in the end',
      async (_, fault) => {
        await plan('T1', ella);
        peer.faults.push(fault);
        const meanwhile: HrSystem = {
          ...system,
          deliverSchedules: async (records, signal) => {
            const outcomes = system.deliverSchedules(records, signal);
            await server.database.run(
              ...sql`update schedule_outbox set operation = 'DELETE', revision = revision + 1,
                state = 'WAITING', attempts = 0, due_at = ${server.now}::timestamptz,
                position = nextval('schedule_outbox_position')
              where code = 'T1' and operation = 'UPSERT'`,
            );
            return outcomes;
          },
        };
        await deliverDueSchedules(parts(meanwhile));
        server.now = new Date(server.now.getTime() + 120_000);
        while ((await deliverDueSchedules(parts())) > 0);
        expect([await states(), peer.store.entities.size]).toEqual([['T1 DELIVERED'], 0]);
      },
    );
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      await database.run(
        ...sql`insert into work_schedule (external_code, external_name, time_recording_variant, days)
        values ('EARLY', 'Early shift', 'CLOCK', '[]')`,
      );
    },
    settings: { DATA_DIR: dataDirectory },
  },
);
