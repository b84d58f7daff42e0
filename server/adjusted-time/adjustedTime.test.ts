import { beforeEach, describe, expect, test } from 'vitest';
import { plannedDays } from '../schedules/data/plannedDays.ts';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule, assignShiftSchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';
import { indicatorWorker, recomputeIndicators } from './data/recomputeIndicators.ts';

const { ella, max } = people;

describeOnMemory(
  'Adjusted time',
  (server) => {
    let token = '';
    let manager = '';

    beforeEach(async () => {
      at('2026-03-02T06:55');
      await clearTime(server);
      await setRules(['IN', 'ROUNDING', { ...rounding, punch: 'CLOCK_IN' }]);
      await setFeatures(server, {});
      token = await logInAs(server, 'ella');
      manager = await logInAs(server, 'max');
    });

    const rounding = { minutes: 15, direction: 'NEAREST', graceMinutes: 7 };

    /** Berlin is an hour ahead of UTC in winter. */
    function at(utc: string) {
      server.now = new Date(`${utc}:00.000Z`);
    }
    async function setRules(...rules: readonly (readonly [string, string, object])[]) {
      await server.database.run(...sql`delete from adjustment_rule`);
      for (const [index, [code, kind, setting]] of rules.entries()) {
        await server.database.run(
          ...sql`insert into adjustment_rule (code, sequence, kind, setting) values
          (${code}, ${index}, ${kind}, ${JSON.stringify(setting)}::jsonb)`,
        );
      }
    }
    const assignment = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
    async function work(from: string, to: string) {
      at(from);
      const begun = await server.call('clockInShift', { body: assignment, as: token });
      const shiftTimePairId = begun.body.shiftTimePairs[0]?.id ?? 0;
      at(to);
      const body = { ...assignment, shiftTimePairId, pairType: 'BREAK' as const };
      const ended = await server.call('clockOutShift', { body, as: token });
      return ended.body.shiftTimePairs[0];
    }
    const readjust = (timePairId: number, as = token) =>
      server.call('readjustTimePair', { body: { timePairId }, as });
    const give = (authorities: string) =>
      server.database.run(
        ...sql`update assignment set authorities = ${authorities} where id = ${ella.assignmentId}`,
      );
    const actions = async () => {
      const rows = await server.database.run(
        ...sql<{ action: string }>`
        select action from time_pair_record order by sequence`,
      );
      return rows.map(({ action }) => action);
    };

    test('stands beside the clocked time as soon as the shift has ended, and says why', async () => {
      const shift = await work('2026-03-02T06:55', '2026-03-02T15:30');
      expect(shift).toMatchObject({
        clockIn: { date: '2026-03-02T06:55:00.000Z' },
        duration: 515 * 60,
        adjustedVersionAvailable: true,
        adjustedVersion: {
          clockIn: '2026-03-02T07:00:00.000Z',
          clockOut: '2026-03-02T15:30:00.000Z',
          duration: 510 * 60,
          minutes: [
            { rule: 'GRACE', kind: 'REMOVED', minuteDuration: 5, values: { code: 'IN' } },
            { rule: 'AS_CLOCKED', kind: 'KEPT', minuteDuration: 510 },
          ],
        },
      });
    });

    test('has a sum of its own beside the clocked one', async () => {
      await work('2026-03-02T06:55', '2026-03-02T15:30');
      const { body } = await server.call('getShiftSummaries', {
        query: { employeeId: ella.id },
        body: {
          startDate: '2026-03-01',
          endDate: '2026-03-07',
          page: 0,
          pageSize: 10,
          sortBy: 'clockIn',
          sortDirection: 'ascending',
        },
        as: token,
      });
      expect(body).toMatchObject({ totalDuration: 515 * 60, totalAdjustedDuration: 510 * 60 });
    });

    test('is worked out again on request, with the rules of now, and recorded', async () => {
      const shift = await work('2026-03-02T06:55', '2026-03-02T15:30');
      const id = shift?.id ?? 0;
      expect((await readjust(id)).body.shiftTimePairs[0]?.adjustedVersion).toEqual(
        shift?.adjustedVersion,
      );
      expect(await actions()).toEqual(['CLOCK_IN', 'CLOCK_OUT']);

      await setRules(['PAUSE', 'AUTOMATIC_BREAK', { afterMinutes: 360, breakMinutes: 30 }]);
      server.now = new Date(server.now.getTime() + 11_000);
      const again = (await readjust(id, manager)).body.shiftTimePairs[0];
      expect(again).toMatchObject({
        id,
        status: 'PENDING',
        clockIn: { date: '2026-03-02T06:55:00.000Z' },
        adjustedVersion: { duration: 485 * 60 },
      });
      expect(await actions()).toEqual(['CLOCK_IN', 'CLOCK_OUT', 'READJUSTED']);
    });

    describe('of a day in several entries', () => {
      const pause = ['PAUSE', 'AUTOMATIC_BREAK', { afterMinutes: 360, breakMinutes: 30 }] as const;
      const mine = editsAs(server, () => token);
      const managers = editsAs(server, () => manager);
      const minutesOf = async (...ids: readonly number[]) => {
        const kept = await Promise.all(ids.map((id) => mine.latest(id)));
        return kept.map(({ body }) => (body.adjustedVersion?.duration ?? 0) / 60);
      };
      const decide = (timePairId: number, status: 'APPROVED' | 'REJECTED') =>
        server.call('decideTimePairs', {
          as: manager,
          body: {
            requestedByUserId: max.id,
            shouldSyncWithEC: true,
            statusRequests: [{ timePairId, status }],
          },
        });
      const pass = (seconds: number) => {
        server.now = new Date(server.now.getTime() + seconds * 1000);
      };

      test('is what it is in one: the break is deducted once both have been clocked', async () => {
        await setRules(pause);
        const first = await work('2026-03-02T07:00', '2026-03-02T13:00');
        expect(first?.adjustedVersion?.duration).toBe(360 * 60);
        const second = await work('2026-03-02T13:01', '2026-03-02T15:30');
        // Where it was planned, which lies in the first entry.
        expect(second?.adjustedVersion?.duration).toBe(149 * 60);
        expect(await minutesOf(first?.id ?? 0)).toEqual([331]);
        expect(await actions()).toEqual([
          ...['CLOCK_IN', 'CLOCK_OUT', 'CLOCK_IN', 'CLOCK_OUT'],
          'READJUSTED',
        ]);
      });

      test('follows what is rejected, reopened, moved and deleted beside it', async () => {
        await setRules(pause);
        at('2026-03-12T18:00');
        token = await logInAs(server, 'ella');
        manager = await logInAs(server, 'max');
        const first = savedShift(await mine.add('2026-03-10T07:00:00Z', '2026-03-10T13:00:00Z'));
        const second = savedShift(await mine.add('2026-03-10T13:00:00Z', '2026-03-10T15:30:00Z'));
        expect(await minutesOf(first.id, second.id)).toEqual([330, 150]);
        await decide(second.id, 'REJECTED');
        expect(await minutesOf(first.id)).toEqual([360]);
        const edited = savedShift(
          await managers.edit(second.id, {
            clockInDateTime: '2026-03-10T13:20:00Z',
            clockOutDateTime: '2026-03-10T15:30:00Z',
          }),
        );
        expect(await minutesOf(first.id, edited.id)).toEqual([350, 130]);
        const moved = savedShift(
          await managers.edit(edited.id, {
            clockInDateTime: '2026-03-11T07:00:00Z',
            clockOutDateTime: '2026-03-11T09:10:00Z',
          }),
        );
        expect(await minutesOf(first.id, moved.id)).toEqual([360, 130]);
      });

      test('sends approved time again when what is deducted from it changes', async () => {
        await setRules(pause);
        const first = await work('2026-03-02T07:00', '2026-03-02T13:00');
        const id = first?.id ?? 0;
        await decide(id, 'APPROVED');
        await server.database.run(
          ...sql`update time_pair set extraction_status = 'EXTRACTED' where id = ${id}`,
        );
        pass(20);
        await work('2026-03-02T13:01', '2026-03-02T15:30');
        const { body } = await mine.latest(id);
        expect(body).toMatchObject({ status: 'APPROVED', adjustedVersion: { duration: 331 * 60 } });
        expect(body.infoIndicators).toContain('CHANGED_AFTER_APPROVAL');
        const sent = await server.database.run(
          ...sql<{ revision: number }>`select revision from hr_outbox where shift_id = ${id}`,
        );
        expect(sent).toEqual([{ revision: 2 }]);
      });

      test('is worked out again as a whole when one of them is', async () => {
        const first = await work('2026-03-02T07:00', '2026-03-02T13:00');
        const second = await work('2026-03-02T13:01', '2026-03-02T15:30');
        const ids = [first?.id ?? 0, second?.id ?? 0] as const;
        await setRules(pause);
        pass(11);
        expect((await readjust(ids[1])).status).toBe(200);
        expect(await minutesOf(...ids)).toEqual([331, 149]);
      });

      test('belongs to a planned night, whichever side of midnight an entry begins on', async () => {
        await assignShiftSchedule(server.database, [people.olga.assignmentId], {
          id: 9011,
          startTime: '22:00',
          endTime: '06:00',
          workingMinutes: 480,
        });
        await setRules(['EXTRA', 'OVERTIME', { minimumMinutes: 0, maximumMinutes: 60 }], pause);
        const clock = async (from: string, to: string) => {
          const own = { employeeAssignmentId: people.olga.assignmentId, timeZoneOffset: 420 };
          at(from);
          const olga = await logInAs(server, 'olga');
          const { body } = await server.call('clockInShift', { body: own, as: olga });
          at(to);
          const shiftTimePairId = body.shiftTimePairs[0]?.id ?? 0;
          const ended = await server.call('clockOutShift', {
            body: { ...own, shiftTimePairId, pairType: 'BREAK' },
            as: olga,
          });
          return ended.body.shiftTimePairs[0]?.adjustedVersion?.duration;
        };
        // 22:00 to 02:00 in Bangkok.
        expect(await clock('2026-03-02T15:00', '2026-03-02T19:00')).toBe(240 * 60);
        // 02:00 to 06:00 as planned, an hour of overtime of two, less half an hour of break.
        expect(await clock('2026-03-02T19:00', '2026-03-03T01:00')).toBe(270 * 60);
      });
    });

    test('is not worked out for open shifts, nor by people whom it does not concern', async () => {
      at('2026-03-02T07:00');
      const begun = await server.call('clockInShift', { body: assignment, as: token });
      const id = begun.body.shiftTimePairs[0]?.id ?? 0;
      expect((await readjust(id)).problem.code).toBe('STATUS_NOT_ALLOWED');
      expect((await readjust(id, await logInAs(server, 'olga'))).problem.code).toBe('NOT_FOUND');
      expect((await readjust(999_999)).problem.code).toBe('NOT_FOUND');
    });

    test('somebody who may only view time does not run the rules again', async () => {
      const [id = 0] = await addShifts(server, [
        { assignment_id: ella.assignmentId, from: '2026-02-27T06:58Z', to: '2026-02-27T15:00Z' },
      ]);
      await give('{VIEW_TIME}');
      at('2026-03-02T07:10');
      const refused = await readjust(id, await logInAs(server, 'ella'));
      await give('{CAPTURE_TIME,VIEW_TIME,ADD_TIME}');
      at('2026-03-02T07:20');
      expect(refused.problem.code).toBe('ACCESS_DENIED');
      expect((await readjust(id, await logInAs(server, 'ella'))).status).toBe(200);
    });

    test('of approved time is the manager’s to work out again', async () => {
      const { id = 0 } = (await work('2026-03-02T06:55', '2026-03-02T15:30')) ?? {};
      await server.call('decideTimePairs', {
        as: manager,
        body: {
          requestedByUserId: max.id,
          shouldSyncWithEC: true,
          statusRequests: [{ timePairId: id, status: 'APPROVED' }],
        },
      });
      await setRules(['PAUSE', 'AUTOMATIC_BREAK', { afterMinutes: 360, breakMinutes: 30 }]);
      server.now = new Date(server.now.getTime() + 11_000);
      expect((await readjust(id)).problem.code).toBe('STATUS_NOT_ALLOWED');
      expect((await readjust(id, manager)).body.shiftTimePairs).toMatchObject([
        { status: 'APPROVED', adjustedVersion: { duration: 485 * 60 } },
      ]);
    });

    test('tells no overtime apart where that is switched off', async () => {
      await setRules(['EXTRA', 'OVERTIME', { minimumMinutes: 0, maximumMinutes: null }]);
      await setFeatures(server, { OVERTIME: false });
      const plain = await work('2026-03-02T07:00', '2026-03-02T17:00');
      expect(plain?.adjustedVersion?.minutes).toMatchObject([{ rule: 'AS_CLOCKED' }]);
      await setFeatures(server, {});
      const again = await readjust(plain?.id ?? 0);
      expect(again.body.shiftTimePairs[0]?.adjustedVersion?.minutes).toMatchObject([
        { rule: 'AS_CLOCKED' },
        { rule: 'OVERTIME', minuteDuration: 90 },
      ]);
    });

    test('what is punched while indicators are worked out is not overwritten', async () => {
      const { database } = server;
      at('2026-03-02T06:30');
      const begun = await server.call('clockInShift', { body: assignment, as: token });
      const shiftTimePairId = begun.body.shiftTimePairs[0]?.id ?? 0;
      await database.run(...sql`update time_pair set info_indicators = '{}'`);
      let isFirst = true;
      const worker = indicatorWorker({ database }, async (days) => {
        at('2026-03-02T17:30');
        if (isFirst) {
          isFirst = false;
          const body = { ...assignment, pairType: 'BREAK', shiftTimePairId } as const;
          await server.call('clockOutShift', { body, as: token });
        }
        return plannedDays(database, days);
      });
      await worker.work({ assignmentId: ella.assignmentId }, server.now);
      const rows = await database.run(
        ...sql<{ info_indicators: string[] }>`
        select info_indicators from time_pair`,
      );
      expect(rows[0]?.info_indicators).toEqual(
        expect.arrayContaining(['EARLY_LOGIN', 'LATE_LOGOFF']),
      );
    });

    test('indicators are worked out in parts, each from where the last one ended', async () => {
      const { database } = server;
      for (const time of ['07:00', '09:00', '11:00', '13:00', '15:00']) {
        await work(`2026-03-02T${time}`, `2026-03-02T${time.replace('00', '30')}`);
      }
      await database.run(...sql`update time_pair set info_indicators = '{}'`);
      const done = async () => {
        const rows = await database.run(
          ...sql`select from time_pair where info_indicators <> '{}'`,
        );
        return rows.length;
      };
      const parts = { batchSize: 2, batches: 1 };
      const findPlans = (days: Parameters<typeof plannedDays>[1]) => plannedDays(database, days);
      const worker = indicatorWorker({ database }, findPlans, parts);
      const counts: number[] = [];
      let left = await worker.work({ assignmentId: null }, server.now);
      for (; left !== undefined; left = await worker.work(left.rest, server.now)) {
        counts.push(await done());
      }
      expect([...counts, await done()]).toEqual([2, 4, 5]);
    });

    test('indicators are kept with the entry, and follow a schedule that changes', async () => {
      const shift = await work('2026-03-02T06:30', '2026-03-02T15:30');
      expect(shift?.infoIndicators).toContain('EARLY_LOGIN');
      const kept = async () => {
        const rows = await server.database.run(
          ...sql<{ info_indicators: string[] }>`
          select info_indicators from time_pair`,
        );
        return rows[0]?.info_indicators;
      };
      expect(await kept()).toContain('EARLY_LOGIN');
      const { database } = server;
      await database.run(
        ...sql`insert into absence (code, assignment_id, time_type_name, start_date, end_date)
        values ('L-1', ${ella.assignmentId}, 'Sick leave', '2026-03-02', '2026-03-02')`,
      );
      const day = { startDate: '2026-03-02', endDate: '2026-03-02' };
      await recomputeIndicators(
        database,
        [{ assignmentId: ella.assignmentId, ...day }],
        server.now,
      );
      await server.runJobs();
      expect(await kept()).not.toContain('EARLY_LOGIN');
      expect(await kept()).toContain('OVERLAPS_LEAVE');
      await database.run(...sql`delete from absence`);
      await recomputeIndicators(database, 'all', server.now);
      await server.runJobs();
      expect(await kept()).toContain('EARLY_LOGIN');
    });

    test('indicators follow a switch or a limit that is changed in the console', async () => {
      await work('2026-03-02T07:00', '2026-03-02T14:30');
      const kept = async () => {
        const rows = await server.database.run(
          ...sql<{ info_indicators: string[] }>`
          select info_indicators from time_pair`,
        );
        return rows[0]?.info_indicators;
      };
      expect(await kept()).toEqual(expect.arrayContaining(['NO_GEO_DATA', 'MISSED_BREAK']));
      const as = await logInAs(server, 'dora');
      const change = async (name: string, value: boolean | number) => {
        await server.call('changeFeature', { path: { name }, body: { value }, as });
        await server.runJobs();
      };
      await change('LOCATION', false);
      expect(await kept()).not.toContain('NO_GEO_DATA');
      expect(await kept()).toContain('MISSED_BREAK');
      await change('MISSED_BREAK_INDICATOR', 450);
      expect(await kept()).not.toContain('MISSED_BREAK');
      await change('LOCATION', true);
      expect(await kept()).toContain('NO_GEO_DATA');
      expect(await actions()).toEqual(['CLOCK_IN', 'CLOCK_OUT']);
    });

    test('who comes late is late, who comes back later that day is not', async () => {
      await work('2026-03-02T07:05', '2026-03-02T11:00');
      const back = await work('2026-03-02T12:00', '2026-03-02T15:30');
      expect(back?.infoIndicators).not.toContain('LATE_CLOCK_IN');
      at('2026-03-03T07:00');
      token = await logInAs(server, 'ella');
      const late = await work('2026-03-03T07:11', '2026-03-03T15:30');
      expect(late?.infoIndicators).toContain('LATE_CLOCK_IN');
      const { database } = server;
      await database.run(...sql`update time_pair set info_indicators = '{}'`);
      await recomputeIndicators(database, 'all', server.now);
      await server.runJobs();
      const rows = await database.run(
        ...sql<{ id: number }>`
        select id from time_pair where 'LATE_CLOCK_IN' = any(info_indicators)`,
      );
      expect(rows.map(({ id }) => id)).toEqual([late?.id]);
    });

    test('who came late is told anew when the first entry of the day comes, moves or goes', async () => {
      at('2026-03-12T18:00');
      token = await logInAs(server, 'ella');
      manager = await logInAs(server, 'max');
      const mine = editsAs(server, () => token);
      const managers = editsAs(server, () => manager);
      const isLate = async (id: number) =>
        (await mine.latest(id)).body.infoIndicators.includes('LATE_CLOCK_IN');
      const decide = (timePairId: number, status: 'APPROVED' | 'REJECTED') =>
        server.call('decideTimePairs', {
          as: manager,
          body: {
            requestedByUserId: max.id,
            shouldSyncWithEC: false,
            statusRequests: [{ timePairId, status }],
          },
        });
      const { id: late } = savedShift(
        await mine.add('2026-03-10T10:00:00Z', '2026-03-10T15:30:00Z'),
      );
      expect(await isLate(late)).toBe(true);

      const added = savedShift(await mine.add('2026-03-10T07:00:00Z', '2026-03-10T09:00:00Z'));
      expect(await isLate(late)).toBe(false);
      await decide(added.id, 'REJECTED');
      expect(await isLate(late)).toBe(true);
      const edit = { clockInDateTime: '2026-03-10T07:05:00Z' };
      const end = { clockOutDateTime: '2026-03-10T09:00:00Z' };
      const edited = savedShift(await managers.edit(added.id, { ...edit, ...end }));
      expect(await isLate(late)).toBe(false);
      const moved = savedShift(
        await managers.edit(edited.id, {
          clockInDateTime: '2026-03-11T07:00:00Z',
          clockOutDateTime: '2026-03-11T09:00:00Z',
        }),
      );
      expect(await isLate(late)).toBe(true);
      const { id: back } = savedShift(
        await mine.add('2026-03-11T10:00:00Z', '2026-03-11T15:30:00Z'),
      );
      expect(await isLate(back)).toBe(false);
      await mine.remove(moved.id);
      expect(await isLate(back)).toBe(false);
      await decide(moved.id, 'APPROVED');
      expect(await isLate(back)).toBe(true);
    });

    test('who came late is told anew when an earlier clock-in of the day arrives afterwards', async () => {
      const late = async (pairs: readonly number[]) => {
        const mine = editsAs(server, () => token);
        const kept = await Promise.all(pairs.map((id) => mine.latest(id)));
        return kept.map(({ body }) => body.infoIndicators.includes('LATE_CLOCK_IN'));
      };
      const madeAt = (utc: string) => +server.now - Date.parse(`${utc}:00Z`);
      const first = await work('2026-03-02T09:00', '2026-03-02T11:00');
      expect(first?.infoIndicators).toContain('LATE_CLOCK_IN');
      const own = savedShift(
        await server.call('clockInShift', {
          as: token,
          body: { ...assignment, delayInMilliseconds: madeAt('2026-03-02T07:05') },
        }),
      );
      expect(own.isCorrection).toBe(true);
      expect(await late([first?.id ?? 0, own.id])).toEqual([false, false]);

      at('2026-03-03T07:00');
      token = await logInAs(server, 'ella');
      const next = await work('2026-03-03T09:00', '2026-03-03T11:00');
      manager = await logInAs(server, 'max');
      const rows = [{ ...assignment, delayInMilliseconds: madeAt('2026-03-03T07:05') }];
      const { body } = await server.call('massClockIn', { as: manager, body: rows });
      expect(body.shiftTimePairs).toMatchObject([{ isCorrection: true }]);
      expect(await late([next?.id ?? 0])).toEqual([false]);
    });

    test('a call-back needs the authority for it, and is kept', async () => {
      at('2026-03-02T07:00');
      const body = { ...assignment, isCallBack: true };
      const refused = await server.call('clockInShift', { body, as: token });
      expect(refused.problem.code).toBe('ACCESS_DENIED');
      const { database } = server;
      await database.run(
        ...sql`update assignment set authorities = authorities || '{CAPTURE_CALL_BACK}'::text[]
        where id = ${ella.assignmentId}`,
      );
      server.now = new Date(server.now.getTime() + 11_000);
      const begun = await server.call('clockInShift', { body, as: token });
      expect(begun.body.shiftTimePairs[0]?.isCallBack).toBe(true);
      await database.run(
        ...sql`update assignment set authorities = array_remove(authorities, 'CAPTURE_CALL_BACK')
        where id = ${ella.assignmentId}`,
      );
    });

    test('a page knows when the server would clock out today, and whether it has', async () => {
      const info = async () => {
        const path = { sub: ella.id };
        return (await server.call('getActiveUserInfo', { path, as: token })).body.autoClockOuts;
      };
      expect(await info()).toEqual([]);
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
      const at1635 = { employeeAssignmentId: ella.assignmentId, at: '2026-03-02T15:35:00.000Z' };
      expect(await info()).toEqual([{ ...at1635, isTriggered: false }]);
      await addShifts(server, [
        {
          assignment_id: ella.assignmentId,
          from: '2026-03-02T07:00Z',
          to: '2026-03-02T15:30Z',
          clock_out_origin: 'AUTOMATIC',
        },
      ]);
      expect(await info()).toEqual([{ ...at1635, isTriggered: true }]);
    });

    test('the interval without a meal break is told, and answered once it is due', async () => {
      await setFeatures(server, { MEAL_PENALTY: true });
      const earlier = { assignment_id: ella.assignmentId, from: '2026-03-02T04:00Z' };
      await addShifts(server, [
        { ...earlier, to: '2026-03-02T06:00Z' },
        { ...earlier, to: '2026-03-02T06:30Z', is_correction: true },
      ]);
      at('2026-03-02T07:00');
      const begun = await server.call('clockInShift', { body: assignment, as: token });
      const id = begun.body.shiftTimePairs[0]?.id ?? 0;
      const summary = async (as = token) =>
        server.call('getMealPenaltySummary', { path: { id }, as });
      const interval = {
        currentSegmentStartTime: '2026-03-02T07:00:00.000Z',
        nonActiveShiftsDuration: 7200,
        expectedIntervalDuration: 300,
        hasAlreadyCapturedIntervalWaiver: false,
      };
      expect((await summary()).body).toEqual(interval);
      expect((await summary(manager)).body).toEqual(interval);
      const answer = (as = token) =>
        server.call('answerMealWaiver', {
          body: { shiftTimePairId: id, waiverMealBreak: true },
          as,
        });
      expect((await answer(manager)).problem.code).toBe('NOT_FOUND');
      expect((await answer()).problem.code).toBe('MEAL_WAIVER_ANSWERED');
      await give('{VIEW_TIME}');
      at('2026-03-02T09:50');
      expect((await answer()).problem.code).toBe('ACCESS_DENIED');
      await give('{CAPTURE_TIME,VIEW_TIME,ADD_TIME}');
      at('2026-03-02T10:00');
      expect((await answer()).body).toEqual({
        ...interval,
        hasAlreadyCapturedIntervalWaiver: true,
      });
      expect((await answer()).problem.code).toBe('MEAL_WAIVER_ANSWERED');
      expect(await actions()).toEqual(['CLOCK_IN', 'MEAL_BREAK_ANSWERED']);
    });

    test('after a break a new interval begins, and none runs during one', async () => {
      await setFeatures(server, { MEAL_PENALTY: true, MEAL_INTERVAL: 240 });
      at('2026-03-02T07:00');
      const begun = await server.call('clockInShift', { body: assignment, as: token });
      const id = begun.body.shiftTimePairs[0]?.id ?? 0;
      const entry = { ...assignment, shiftTimePairId: id, pairType: 'BREAK' as const };
      at('2026-03-02T10:00');
      await server.call('clockInSegment', { body: entry, as: token });
      const summary = async () =>
        (await server.call('getMealPenaltySummary', { path: { id }, as: token })).body;
      expect((await summary()).currentSegmentStartTime).toBeNull();
      at('2026-03-02T10:30');
      await server.call('clockOutSegment', { body: entry, as: token });
      expect(await summary()).toMatchObject({
        currentSegmentStartTime: '2026-03-02T10:30:00.000Z',
        expectedIntervalDuration: 240,
      });
    });

    test('a waiver holds for its interval, and nothing is deducted or remarked on then', async () => {
      await setFeatures(server, {
        MEAL_PENALTY: true,
        MEAL_INTERVAL: 240,
        MISSED_BREAK_INDICATOR: 300,
      });
      await setRules(['PAUSE', 'AUTOMATIC_BREAK', { afterMinutes: 360, breakMinutes: 30 }]);
      at('2026-03-02T07:00');
      const begun = await server.call('clockInShift', { body: assignment, as: token });
      const id = begun.body.shiftTimePairs[0]?.id ?? 0;
      const entry = { ...assignment, shiftTimePairId: id, pairType: 'BREAK' as const };
      const answer = (waiverMealBreak: boolean) =>
        server.call('answerMealWaiver', {
          body: { shiftTimePairId: id, waiverMealBreak },
          as: token,
        });
      at('2026-03-02T11:00');
      expect((await answer(true)).status).toBe(200);
      at('2026-03-02T12:30');
      await server.call('clockInSegment', { body: entry, as: token });
      at('2026-03-02T12:40');
      await server.call('clockOutSegment', { body: entry, as: token });
      at('2026-03-02T16:39');
      expect((await answer(false)).problem.code).toBe('MEAL_WAIVER_ANSWERED');
      at('2026-03-02T16:40');
      expect((await answer(false)).status).toBe(200);
      at('2026-03-02T17:00');
      const ended = await server.call('clockOutShift', { body: entry, as: token });
      const [pair] = ended.body.shiftTimePairs;
      expect(pair?.mealBreakWaived).toBe(true);
      expect(pair?.adjustedVersion?.duration).toBe(590 * 60);
      expect(pair?.infoIndicators).not.toContain('MISSED_BREAK');
      expect((await answer(true)).problem.code).toBe('MEAL_WAIVER_ANSWERED');
    });

    test('the meal break is not asked for where that is switched off', async () => {
      const call = server.call('getMealPenaltySummary', { path: { id: 1 }, as: token });
      expect((await call).problem.code).toBe('FEATURE_OFF');
    });
  },
  {
    prepare: async (database) => {
      await createTestCompany(database);
      await assignDaySchedule(database, [ella.assignmentId]);
    },
  },
);
