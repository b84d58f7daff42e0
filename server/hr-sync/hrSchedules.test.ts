import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createRecordChain } from '../records/data/recordChain.ts';
import { createGoodTokens } from '../calls/goodTokens.ts';
import { createLife } from '../calls/life.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { statement } from '../database/statement.ts';
import { refusal, type HrScheduleRecord, type HrSystem } from '../hr-outbox/rules/hrSystem.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createHrDelivery } from './createHrDelivery.ts';
import { createSimulatedHrSystem, type HrSimulation } from './data/createSimulatedHrSystem.ts';
import type { DeliveryParts } from './data/attempt.ts';
import { deliverDueSchedules } from './data/deliverDueSchedules.ts';

const { ella, max, nils } = people;
type Person = typeof ella | typeof nils;

interface Kept {
  readonly state: string;
  readonly attempts: number;
  readonly due_at: string;
  readonly has_left: boolean;
  readonly leased_until: string | null;
  readonly failure: string | null;
  readonly failure_detail: string | null;
}

const readKept = statement<Kept, { code: string }>(
  'readKeptSchedule',
  `select state, attempts, due_at, has_left, leased_until, failure, failure_detail
   from schedule_outbox where code = $code`,
);

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'punctual-schedules-'));
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describeOnMemory(
  'Temporary schedules that leave for the HR system',
  (server) => {
    let hr = simulated();

    beforeEach(async () => {
      server.now = new Date('2026-03-12T08:00:00Z');
      await server.database.run(...sql`delete from schedule_outbox`);
      hr = simulated();
      server.published.length = 0;
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
    const parts = (hrSystem: HrSystem): DeliveryParts => ({
      ...{ database: server.database, push: server.push, hrSystem },
      ...{ now: () => server.now, chance: () => 0 },
    });
    const deliverAll = async (hrSystem: HrSystem = hr) => {
      while ((await deliverDueSchedules(parts(hrSystem))) > 0);
    };
    const answering = (deliverSchedules: HrSystem['deliverSchedules']): HrSystem => ({
      ...hr,
      deliverSchedules,
    });
    const plan = (
      code: string,
      who: Person = ella,
      { operation = 'UPSERT', day = '2026-04-06' } = {},
    ) =>
      server.database.run(
        ...sql`insert into schedule_outbox (code, assignment_id, employee_id, operation,
          work_schedule_id, start_date, end_date, first_day_number, requested_at, due_at)
        select ${code}, ${who.assignmentId}, ${who.id}, ${operation}, min(id), ${day}::date,
          ${day}::date + 4, 1, ${server.now}::timestamptz, ${server.now}::timestamptz
        from work_schedule`,
      );
    /** What planning does when the range is changed again. */
    const change = (code: string) =>
      server.database.run(
        ...sql`update schedule_outbox set revision = revision + 1, state = 'WAITING', attempts = 0,
          position = nextval('schedule_outbox_position'), end_date = end_date + 1
        where code = ${code}`,
      );
    const kept = async (code: string) => {
      const [row] = await server.database.run(readKept, { code });
      if (row === undefined) throw new Error(`${code} is gone.`);
      return row;
    };
    const state = async (code: string) => (await kept(code)).state;
    const codes = () => [...hr.takenSchedules.values()].map(({ code }) => code);

    test('arrive with their dates, and the pages of my managers hear of it', async () => {
      await plan('T1');
      await plan('T2', nils, { operation: 'DELETE' });
      await deliverAll();
      expect([...hr.takenSchedules.values()]).toMatchObject([
        {
          ...{ key: 'T1-1', code: 'T1', operation: 'UPSERT', employeeNumber: 'E-1' },
          assignment: 'A-1',
          schedule: {
            ...{ startDate: '2026-04-06', endDate: '2026-04-10', firstDayNumber: 1 },
            workSchedule: 'EARLY',
          },
        },
        { code: 'T2', operation: 'DELETE', employeeNumber: 'E-5', schedule: null },
      ]);
      expect(await kept('T1')).toMatchObject({
        ...{ state: 'DELIVERED', has_left: true, failure: null, leased_until: null },
      });
      expect(server.published).toEqual([{ type: 'schedules-changed', employeeIds: [max.id] }]);
    });

    test('what is not due yet, since it can be taken back, stays', async () => {
      await plan('T1');
      server.now = new Date('2026-03-12T07:59:59Z');
      await deliverAll();
      expect([await state('T1'), codes()]).toEqual(['WAITING', []]);
    });

    test('arrive in the order of my changes, and keep nobody else waiting', async () => {
      await plan('T1');
      await plan('T2', ella, { day: '2026-04-13' });
      await plan('T3', nils);
      await deliverAll(
        answering(async (records, signal) => {
          const others = records.filter(({ employeeNumber }) => employeeNumber !== 'E-1');
          await hr.deliverSchedules(others, signal);
          return records.map((record) => (others.includes(record) ? null : refusal('BUSY')));
        }),
      );
      expect([await state('T1'), await state('T2'), await state('T3')]).toEqual([
        ...['WAITING', 'WAITING', 'DELIVERED'],
      ]);
      later(10);
      await deliverAll();
      expect(codes()).toEqual(['T3', 'T1', 'T2']);
    });

    test('refused, they show why in the words of the system, and let later ones pass', async () => {
      await plan('T1');
      await plan('T2', ella, { day: '2026-04-13' });
      const refused = refusal('REFUSED', 'workSchedule: WS-7 is not assignable');
      await deliverAll(
        answering((records) =>
          Promise.resolve(records.map(({ code }) => (code === 'T1' ? refused : null))),
        ),
      );
      expect(await kept('T1')).toMatchObject({
        ...{ state: 'FAILED', has_left: false, failure: 'REFUSED' },
        failure_detail: 'workSchedule: WS-7 is not assignable',
      });
      expect(await state('T2')).toBe('DELIVERED');
    });

    test('an unknown person fails at once; one without an answer is tried 16 times', async () => {
      hr = simulated({ unknownPeople: ['E-1'], unreachablePeople: ['E-5'] });
      await plan('T1');
      await plan('T2', nils);
      let tries = 0;
      for (let hours = 0; hours < 20; hours += 1) {
        await deliverAll(
          answering((records, signal) => {
            tries += records.filter(({ code }) => code === 'T2').length;
            return hr.deliverSchedules(records, signal);
          }),
        );
        later(3600);
      }
      expect(await kept('T1')).toMatchObject({
        ...{ state: 'FAILED', attempts: 1, failure: 'UNKNOWN_PERSON' },
      });
      // It may have arrived all the same: what is planned next knows that.
      expect(await kept('T2')).toMatchObject({
        ...{ state: 'FAILED', attempts: 16, failure: 'UNREACHABLE', has_left: true },
      });
      expect(tries).toBe(16);
    });

    test('a system that asks for patience gets it, however long that lasts', async () => {
      await plan('T1');
      for (let round = 0; round < 20; round += 1) {
        const notBefore = new Date(server.now.getTime() + 300_000).toISOString();
        await deliverAll(answering(() => Promise.resolve([{ ...refusal('BUSY'), notBefore }])));
        expect(await kept('T1')).toMatchObject({
          state: 'WAITING',
          attempts: 0,
          due_at: notBefore,
        });
        later(300);
      }
      await deliverAll();
      expect(await state('T1')).toBe('DELIVERED');
    });

    test('every row has an answer from a system that answers half, or cannot be reached', async () => {
      await plan('T1');
      await plan('T2', nils);
      await deliverAll(answering(() => Promise.resolve([null])));
      expect([await state('T1'), await kept('T2')]).toMatchObject([
        'DELIVERED',
        { state: 'WAITING', failure: 'UNREACHABLE', leased_until: null },
      ]);
      later(10);
      await deliverAll(answering(() => Promise.reject(new Error('No route to host'))));
      expect(await kept('T2')).toMatchObject({ state: 'WAITING', attempts: 2, leased_until: null });
    });

    test('an attempt that outlived its lease saves nothing: its row belongs to another process', async () => {
      await plan('T1');
      const others = '2026-03-12T09:00:00.000Z';
      const slow = answering(async (records, signal) => {
        await server.database.run(...sql`update schedule_outbox set leased_until = ${others}`);
        return hr.deliverSchedules(records, signal);
      });
      await deliverDueSchedules(parts(slow));
      expect(await kept('T1')).toMatchObject({ state: 'WAITING', leased_until: others });
    });

    test('changed while they are on their way, the newer one arrives last', async () => {
      await plan('T1');
      await deliverDueSchedules(
        parts(
          answering(async (records, signal) => {
            await change('T1');
            return hr.deliverSchedules(records, signal);
          }),
        ),
      );
      expect(await kept('T1')).toMatchObject({ state: 'WAITING', attempts: 0, has_left: true });
      await deliverAll();
      expect([...hr.takenSchedules.values()].map(({ key, schedule }) => [key, schedule?.endDate]))
        // The two revisions, in their order.
        .toEqual([
          ['T1-1', '2026-04-10'],
          ['T1-2', '2026-04-11'],
        ]);
      expect(await state('T1')).toBe('DELIVERED');
    });

    test('refused while a change was made, the change is not held back by it', async () => {
      await plan('T1');
      await deliverDueSchedules(
        parts(
          answering(async () => {
            await change('T1');
            return [refusal('REFUSED', 'startDate: too early')];
          }),
        ),
      );
      expect(await kept('T1')).toMatchObject({ state: 'WAITING', failure: null });
      await deliverAll();
      expect(await state('T1')).toBe('DELIVERED');
    });

    test('arrive once when the server ends between delivery and its note', async () => {
      await plan('T1');
      const dying = {
        ...server.database,
        run: ((asked, ...values) =>
          asked.name === 'saveScheduleOutbox'
            ? Promise.reject(new Error('The power is gone.'))
            : server.database.run(asked, ...values)) satisfies typeof server.database.run,
      };
      await expect(deliverDueSchedules({ ...parts(hr), database: dying })).rejects.toThrow('power');
      await deliverAll();
      expect([await state('T1'), codes()]).toEqual(['WAITING', ['T1']]);
      later(61);
      const again: string[] = [];
      await deliverAll(
        answering((records, signal) => {
          again.push(...records.map(({ key }) => key));
          return hr.deliverSchedules(records, signal);
        }),
      );
      expect([await state('T1'), codes(), again]).toEqual(['DELIVERED', ['T1'], ['T1-1']]);
    });

    test('go out once and in order with two processes, however often each looks', async () => {
      const days = ['06', '07', '08', '09', '10', '13'];
      for (const day of days) {
        await plan(`E${day}`, ella, { day: `2026-04-${day}` });
        await plan(`N${day}`, nils, { day: `2026-04-${day}` });
      }
      const sent: HrScheduleRecord[] = [];
      const slow = answering(async (records, signal) => {
        sent.push(...records);
        await server.database.ping();
        return hr.deliverSchedules(records, signal);
      });
      const lookOften = async () => {
        for (let round = 0; round < 12; round += 1) await deliverDueSchedules(parts(slow));
      };
      await Promise.all([lookOften(), lookOften()]);
      await deliverAll(slow);
      const codesOf = (letter: string) =>
        sent.map(({ code }) => code).filter((code) => code.startsWith(letter));
      expect(codesOf('E')).toEqual(days.map((day) => `E${day}`));
      expect(codesOf('N')).toEqual(days.map((day) => `N${day}`));
    });

    test.each([
      ['stay where no HR system is connected', {}, 'WAITING'],
      ['leave where one is named', { HR_SYSTEM: 'simulated', HR_LATENCY: '0' }, 'DELIVERED'],
    ] as const)('%s', async (_, settings, expected) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      await plan('T1');
      const configuration = { ...parseConfiguration(settings), dataDirectory };
      const { database, push, app } = server;
      const delivery = createHrDelivery(
        {
          ...{ configuration, database, push, log: app.log, now: () => server.now },
          ...{ metrics: createMetrics(), life: createLife(), goodTokens: createGoodTokens() },
        },
        createRecordChain({ database, configuration }),
      ).start();
      await vi.advanceTimersByTimeAsync(1_000);
      vi.useRealTimers();
      await vi.waitFor(async () => expect(await state('T1')).toBe(expected), { timeout: 15_000 });
      await delivery.stop();
      expect(await state('T1')).toBe(expected);
    });
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      await database.run(
        ...sql`insert into work_schedule (external_code, external_name, time_recording_variant, days)
        values ('EARLY', 'Early shift', 'CLOCK', '[]')`,
      );
    },
  },
);
