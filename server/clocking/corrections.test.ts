import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

type Named = 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

const { ella } = people;
const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };

describeOnMemory(
  'A punch that comes too late to count',
  (server) => {
    let token = '';
    const edits = editsAs(server, () => token);
    const at = (time: string) => {
      server.now = new Date(time);
    };

    beforeEach(async () => {
      at('2026-03-02T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, {});
      token = await logInAs(server, 'ella');
    });

    /** From 8:00 to 16:30 in Berlin, and the server ends what was forgotten. */
    const scheduled = async () => {
      await server.database.run(...sql`delete from assigned_schedule`);
      await server.database.run(...sql`delete from work_schedule`);
      await assignDaySchedule(server.database, [ella.assignmentId]);
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      await server.database.run(...sql`update job set due_at = '2026-01-01', leased_until = null`);
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
    };
    const begin = async () =>
      savedShift(
        await server.call('clockInShift', {
          as: token,
          body: mine,
          idempotencyKey: randomUUID(),
        }),
      ).id;
    /** Made at `madeAt`, and arriving now. */
    const punch = (id: Named, shiftTimePairId: number, madeAt?: string) => {
      const delayInMilliseconds = madeAt === undefined ? 0 : +server.now - Date.parse(madeAt);
      const body = { ...mine, pairType: 'BREAK', shiftTimePairId, delayInMilliseconds } as const;
      return server.call(id, { as: token, body });
    };
    const breaks = (pair: ReturnType<typeof savedShift>) =>
      pair.segmentTimePairs.map(({ clockIn, clockOut }) => [
        clockIn.date.slice(11, 16),
        clockOut?.date.slice(11, 16) ?? null,
      ]);
    const kept = async (id: number) => (await edits.latest(id)).body;

    test('a correction holds the breaks of its shift, so that none is counted as work', async () => {
      const id = await begin();
      for (const [time, call] of [
        ['10:00', 'clockInSegment'],
        ['10:30', 'clockOutSegment'],
        ['14:00', 'clockInSegment'],
        ['15:00', 'clockOutSegment'],
      ] as const) {
        at(`2026-03-02T${time}:00Z`);
        await punch(call, id);
      }
      at('2026-03-02T15:10:00Z');
      const correction = savedShift(await punch('clockOutShift', id, '2026-03-02T14:20:00Z'));
      expect(correction).toMatchObject({ isCorrection: true, status: 'PENDING' });
      expect(breaks(correction)).toEqual([
        ['10:00', '10:30'],
        ['14:00', '14:20'],
      ]);
      expect(correction.duration).toBe((6 * 60 + 20 - 30 - 20) * 60);
      expect(await kept(correction.id)).toEqual(correction);
    });

    test("a punch made after the server's clock ran ahead for a while is left to the manager", async () => {
      at('2026-03-02T09:00:00Z');
      const id = await begin();
      at('2026-03-02T08:30:00Z');
      const { body } = await punch('clockOutShift', id);
      expect(body.violations.map(({ violation }) => violation.code)).toEqual([
        'RECORDED_AS_CORRECTION',
      ]);
      expect(await kept(id)).toMatchObject({ clockOut: null, status: 'INCOMPLETE' });
    });

    test('a punch that another server recorded some seconds ahead comes right after it', async () => {
      at('2026-03-02T09:00:03Z');
      const id = await begin();
      at('2026-03-02T09:00:00Z');
      expect(breaks(savedShift(await punch('clockInSegment', id)))).toEqual([['09:00', null]]);
    });

    test('a break of an edited shift stays visible in the correction', async () => {
      const first = await begin();
      at('2026-03-02T08:30:00Z');
      const { id } = savedShift(
        await edits.edit(first, {
          clockInDateTime: '2026-03-02T07:30:00Z',
          clockOutDateTime: null,
        }),
      );
      at('2026-03-02T12:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-05T14:00:00Z');
      token = await logInAs(server, 'ella');
      const correction = savedShift(await punch('clockOutSegment', id, '2026-03-02T13:00:00Z'));
      expect(breaks(correction)).toEqual([['12:00', '13:00']]);
      expect(breaks(await kept(correction.id))).toEqual([['12:00', '13:00']]);
    });

    test('a break made without network before the server ended the shift is not lost', async () => {
      await scheduled();
      const id = await begin();
      at('2026-03-02T15:40:00Z');
      await server.runJobs();
      await punch('clockInSegment', id, '2026-03-02T11:00:00Z');
      await punch('clockOutSegment', id, '2026-03-02T11:30:00Z');
      const correction = savedShift(await punch('clockOutShift', id, '2026-03-02T15:35:00Z'));
      expect(correction).toMatchObject({ isCorrection: true, status: 'PENDING' });
      expect(breaks(correction)).toEqual([['11:00', '11:30']]);
      expect(correction.duration).toBe((7 * 60 + 35 - 30) * 60);
      expect(await kept(id)).toMatchObject({ isCorrection: false, segmentTimePairs: [] });
    });

    test('the end of a break after the server ended the shift is kept, and the break is no work', async () => {
      await scheduled();
      const id = await begin();
      at('2026-03-02T12:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-02T15:40:00Z');
      await server.runJobs();
      at('2026-03-02T15:50:00Z');
      const resumed = savedShift(await punch('clockOutSegment', id));
      expect(resumed).toMatchObject({ isCorrection: true, clockOut: null });
      expect(breaks(resumed)).toEqual([['12:00', '15:50']]);
      at('2026-03-02T16:00:00Z');
      const ended = savedShift(await punch('clockOutShift', id));
      expect(ended).toMatchObject({ id: resumed.id, duration: (4 * 60 + 10) * 60 });
      expect(await kept(ended.id)).toEqual({ ...ended, workScheduleMinuteDeviation: 10 });
    });

    test('whoever clocks out from a break that the server ended was away until then', async () => {
      await scheduled();
      const id = await begin();
      at('2026-03-02T12:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-02T15:40:00Z');
      await server.runJobs();
      const ended = savedShift(await punch('clockOutShift', id));
      expect(breaks(ended)).toEqual([['12:00', '15:40']]);
      expect(ended.duration).toBe(4 * 3600);
    });

    test('a late break of a shift that has ended makes a correction with its end', async () => {
      const id = await begin();
      at('2026-03-02T14:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-02T14:15:00Z');
      await punch('clockOutSegment', id);
      at('2026-03-02T16:00:00Z');
      await punch('clockOutShift', id);
      at('2026-03-02T17:00:00Z');
      const away = savedShift(await punch('clockInSegment', id, '2026-03-02T11:00:00Z'));
      expect(away.clockOut?.date).toBe('2026-03-02T16:00:00.000Z');
      expect(breaks(away)).toEqual([
        ['11:00', '14:00'],
        ['14:00', '14:15'],
      ]);
      const back = savedShift(await punch('clockOutSegment', id, '2026-03-02T11:30:00Z'));
      expect(back).toMatchObject({ id: away.id, status: 'PENDING', isCorrection: true });
      expect(back.duration).toBe((8 * 60 - 30 - 15) * 60);
      expect(breaks(back)).toEqual([
        ['11:00', '11:30'],
        ['14:00', '14:15'],
      ]);
      expect(await kept(back.id)).toEqual({ ...back, workScheduleMinuteDeviation: 420 });
      expect(await kept(id)).toMatchObject({ duration: (8 * 60 - 15) * 60 });
    });

    test('a break punch that fits nowhere says that it was one', async () => {
      const id = await begin();
      at('2026-03-02T12:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-02T12:30:00Z');
      await punch('clockOutSegment', id);
      at('2026-03-02T16:00:00Z');
      await punch('clockOutShift', id);
      at('2026-03-02T17:00:00Z');
      const alone = savedShift(await punch('clockInSegment', id, '2026-03-02T12:10:00Z'));
      expect(alone).toMatchObject({ isCorrection: true, duration: 0 });
      expect(breaks(alone)).toEqual([['12:10', '12:10']]);
      expect(breaks(await kept(alone.id))).toEqual([['12:10', '12:10']]);
    });

    test('a clock-out that arrives before its clock-in is recorded when it comes again', async () => {
      const [shiftKey, own] = [randomUUID(), randomUUID()];
      const clockOut = () =>
        server.call('clockOutShift', {
          as: token,
          idempotencyKey: own,
          body: { ...mine, shiftKey, pairType: 'BREAK' },
        });
      at('2026-03-02T16:00:00Z');
      expect((await clockOut()).problem.code).toBe('NOT_FOUND');
      at('2026-03-02T08:00:00Z');
      await server.call('clockInShift', { as: token, body: mine, idempotencyKey: shiftKey });
      at('2026-03-02T16:00:00Z');
      expect(savedShift(await clockOut()).duration).toBe(8 * 3600);
      expect(savedShift(await clockOut()).duration).toBe(8 * 3600);
    });

    test('a shift that was ended elsewhere keeps its end, and my earlier one waits', async () => {
      const id = await begin();
      at('2026-03-02T16:00:00Z');
      await punch('clockOutShift', id);
      at('2026-03-02T17:00:00Z');
      const correction = savedShift(await punch('clockOutShift', id, '2026-03-02T15:00:00Z'));
      expect(correction).toMatchObject({ isCorrection: true, duration: 7 * 3600 });
      expect(await kept(id)).toMatchObject({ duration: 8 * 3600 });
      const again = await punch('clockOutShift', correction.id, '2026-03-02T14:00:00Z');
      expect(again.problem.code).toBe('CLOCK_OUT_ALREADY_RECORDED');
    });

    test('a clock-out that waited to be undone is refused where the shift has ended', async () => {
      const id = await begin();
      at('2026-03-02T16:00:05Z');
      await punch('clockOutShift', id);
      at('2026-03-02T16:00:10Z');
      const { problem } = await punch('clockOutShift', id, '2026-03-02T16:00:00Z');
      expect(problem.code).toBe('CLOCK_OUT_ALREADY_RECORDED');
    });

    test('a punch that is before its open correction, though hardly late, stands alone', async () => {
      const delay = 4 * 86_400_000;
      const opened = await server.call('clockInShift', {
        as: token,
        body: { ...mine, delayInMilliseconds: delay },
      });
      const { id } = savedShift(opened);
      await punch('clockInSegment', id);
      const alone = savedShift(await punch('clockOutShift', id, '2026-03-02T07:59:00Z'));
      expect(alone).toMatchObject({ isCorrection: true, duration: 0 });
      expect(alone.id).toBeGreaterThan(id);
    });

    test('the end of a break that nobody recorded stands alone', async () => {
      const id = await begin();
      at('2026-03-02T12:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-02T12:30:00Z');
      await punch('clockOutSegment', id);
      at('2026-03-02T13:00:00Z');
      const alone = savedShift(await punch('clockOutSegment', id, '2026-03-02T11:00:00Z'));
      expect(alone).toMatchObject({
        isCorrection: true,
        duration: 0,
        clockIn: { date: '2026-03-02T11:00:00.000Z' },
      });
    });

    test('a late punch of a break that does not fit the shift now is kept for the manager', async () => {
      const id = await begin();
      at('2026-03-02T13:00:00Z');
      const ended = savedShift(await punch('clockOutSegment', id, '2026-03-02T12:30:00Z'));
      expect(ended).toMatchObject({ isCorrection: true, status: 'PENDING', duration: 0 });
      expect(breaks(ended)).toEqual([['12:30', '12:30']]);
      at('2026-03-02T14:00:00Z');
      await punch('clockInSegment', id);
      at('2026-03-02T14:30:00Z');
      const begun = savedShift(await punch('clockInSegment', id, '2026-03-02T14:20:00Z'));
      expect(begun).toMatchObject({ isCorrection: true, duration: 0 });
      expect(breaks(await kept(id))).toEqual([['14:00', null]]);
    });
  },
  { prepare: createTestCompany },
);
