import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

type Named = 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

describeOnBothDatabases(
  'Clocking',
  (server) => {
    const { ella, max, nils } = people;
    const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
    let token = '';

    beforeEach(async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      await clearTime(server);
      await setFeatures(server, {});
      server.published.length = 0;
      if (token === '') token = await logInAs(server, 'ella');
    });

    const run = (sql: string, ...values: unknown[]) =>
      server.database.run(composed<Record<string, unknown>>(sql), values);
    const at = (time: string) => {
      server.now = new Date(`2026-03-02T${time}Z`);
    };
    const clockIn = (body = {}, idempotencyKey: string = randomUUID()) =>
      server.call('clockInShift', { as: token, body: { ...mine, ...body }, idempotencyKey });
    const punch = (id: Named, body: object, idempotencyKey: string = randomUUID()) =>
      server.call(id, {
        as: token,
        body: { ...mine, pairType: 'BREAK', ...body },
        idempotencyKey,
      });
    const begin = async (body = {}) => {
      const answer = await clockIn(body);
      return { shiftTimePairId: answer.body.shiftTimePairs[0]?.id ?? 0 };
    };
    const active = async () => {
      const { body } = await server.call('getActiveShift', { as: token, path: { sub: ella.id } });
      return body.activeShiftSummary;
    };
    const codes = ({ body }: Awaited<ReturnType<typeof clockIn>>) =>
      body.violations.map(({ violation }) => violation.code);

    test('a clock-in begins a shift that is shown as mine', async () => {
      const answer = await clockIn({
        latitude: 53.54,
        longitude: 9.98,
        accuracy: 12,
        comment: 'Hi',
      });
      expect(codes(answer)).toEqual([]);
      expect(answer.body.shiftTimePairs).toMatchObject([
        {
          status: 'INCOMPLETE',
          startDate: '2026-03-02',
          timeZone: 'Europe/Berlin',
          clockIn: {
            date: '2026-03-02T08:00:00.000Z',
            timeZoneOffset: 60,
            geofenceResult: 'INSIDE',
            geofence: { name: 'Harbour' },
            origin: 'WEB',
          },
          clockOut: null,
          duration: null,
          timeType: { externalName: 'Working time' },
          costCenter: { name: 'Ward 1' },
          commentSummary: { clockInComment: 'Hi', clockOutComment: null },
          infoIndicators: ['CURRENTLY_CLOCKED_IN'],
        },
      ]);
      expect(await active()).toEqual(answer.body.shiftTimePairs[0]);
      expect(server.published).toEqual([
        { type: 'active-shift-changed', employeeIds: [ella.id] },
        { type: 'time-pairs-changed', employeeIds: [ella.id, max.id] },
      ]);
    });

    test('a day: clock in, break, resume, clock out', async () => {
      const shift = await begin();
      at('10:00:00');
      const away = await punch('clockInSegment', shift);
      expect(away.body.shiftTimePairs).toMatchObject([
        { isSegmentPairActive: true, infoIndicators: expect.arrayContaining(['CURRENTLY_AWAY']) },
      ]);
      at('10:30:00');
      await punch('clockOutSegment', shift);
      at('16:00:00');
      const ended = await punch('clockOutShift', { ...shift, comment: 'Bye' });
      expect(ended.body.shiftTimePairs).toMatchObject([
        {
          id: shift.shiftTimePairId,
          status: 'PENDING',
          duration: 7.5 * 3600,
          actualDuration: 8 * 3600,
          segmentTimePairs: [{ pairType: 'BREAK', duration: 1800 }],
          comments: [{ comment: 'Bye', isClockInComment: false }],
        },
      ]);
      expect(await active()).toBeNull();
    });

    test('a second clock-in answers with the open shift and says since when', async () => {
      const { shiftTimePairId } = await begin();
      at('09:00:00');
      server.published.length = 0;
      const again = await clockIn();
      expect([again.status, codes(again)]).toEqual([200, ['ALREADY_CLOCKED_IN']]);
      expect(server.published).toEqual([]);
      expect(again.body.shiftTimePairs[0]?.id).toBe(shiftTimePairId);
      expect(again.body.violations[0]?.violation.translatedViolation).toContain('Mon 2 Mar, 09:00');
    });

    test('of 32 clock-ins at once one begins the shift and all show it', async () => {
      const answers = await Promise.all(Array.from({ length: 32 }, () => clockIn()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.shiftTimePairs[0]?.id)).size).toBe(1);
      expect(answers.filter((answer) => codes(answer).length === 0)).toHaveLength(1);
    });

    test('of 32 clock-outs at once one ends the shift', async () => {
      const shift = await begin();
      at('16:00:00');
      const answers = await Promise.all(
        Array.from({ length: 32 }, () => punch('clockOutShift', shift)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(31);
    });

    test('the same key answers as the first time, however often and however late', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => clockIn({}, key)));
      at('16:00:00');
      await punch('clockOutShift', { shiftTimePairId: answers[0]?.body.shiftTimePairs[0]?.id });
      server.now = new Date('2026-03-02T19:00:00Z');
      const late = await clockIn({ delayInMilliseconds: 39_600_000 }, key);
      for (const { body } of [...answers, late]) expect(body).toEqual(answers[0]?.body);
      const rows = await run('select count(*) as count from time_pair');
      expect(rows).toEqual([{ count: 1 }]);
    });

    test('the same key with another body is refused', async () => {
      const key = randomUUID();
      await clockIn({}, key);
      const other = await clockIn({ comment: 'x' }, key);
      expect([other.status, other.problem.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
      const elsewhere = await punch('clockOutShift', { shiftKey: key }, key);
      expect(elsewhere.problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test('a refusal is repeated as well', async () => {
      const shift = await begin();
      const key = randomUUID();
      expect((await punch('clockOutSegment', shift, key)).problem.code).toBe('NO_OPEN_SEGMENT');
      await punch('clockInSegment', shift);
      expect((await punch('clockOutSegment', shift, key)).problem.code).toBe('NO_OPEN_SEGMENT');
      expect((await active())?.isSegmentPairActive).toBe(true);
    });

    test('a shift is named by the key of its clock-in, too, even of one that found it open', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      await clockIn({}, first);
      await clockIn({}, second);
      at('10:00:00');
      expect((await punch('clockInSegment', { shiftKey: first })).status).toBe(200);
      at('11:00:00');
      const ended = await punch('clockOutShift', { shiftKey: second });
      expect(ended.body.shiftTimePairs[0]?.duration).toBe(2 * 3600);
      expect((await punch('clockOutShift', { shiftKey: randomUUID() })).status).toBe(404);
      expect((await punch('clockOutShift', { shiftTimePairId: 987_654_321 })).status).toBe(404);
    });

    test('clocking out ends an open break; a second clock-out is refused', async () => {
      const shift = await begin();
      at('15:00:00');
      await punch('clockInSegment', shift);
      at('16:00:00');
      const ended = await punch('clockOutShift', shift);
      expect(ended.body.shiftTimePairs).toMatchObject([
        { duration: 7 * 3600, segmentTimePairs: [{ duration: 3600 }], isSegmentPairActive: false },
      ]);
      for (const id of ['clockOutShift', 'clockInSegment', 'clockOutSegment'] as const) {
        const { status, problem } = await punch(id, shift);
        expect([status, problem.code]).toEqual([409, 'CLOCK_OUT_ALREADY_RECORDED']);
      }
    });

    test('a break that runs already says since when, and one that does not cannot end', async () => {
      const shift = await begin();
      expect((await punch('clockOutSegment', shift)).problem.code).toBe('NO_OPEN_SEGMENT');
      at('10:00:00');
      await punch('clockInSegment', shift);
      const { status, problem } = await punch('clockInSegment', shift);
      expect([status, problem.code]).toEqual([409, 'SEGMENT_ALREADY_OPEN']);
      expect(problem.detail).toContain('11:00');
    });

    test('a break under a minute is discarded and stays in the record alone', async () => {
      const shift = await begin();
      at('10:00:00');
      await punch('clockInSegment', shift);
      at('10:00:59.999');
      const resumed = await punch('clockOutSegment', shift);
      expect(codes(resumed)).toEqual(['SHORT_BREAK_DISCARDED']);
      expect(resumed.body.shiftTimePairs[0]?.segmentTimePairs).toEqual([]);
      at('11:00:00');
      await punch('clockInSegment', shift);
      at('11:01:00');
      expect(codes(await punch('clockOutSegment', shift))).toEqual([]);
      at('16:00:00');
      const { body } = await punch('clockOutShift', shift);
      expect(body.shiftTimePairs[0]?.duration).toBe(8 * 3600 - 60);
      const rows = await run('select action from time_pair_record order by sequence');
      expect(rows.map(({ action }) => action)).toContain('SEGMENT_DISCARDED');
    });

    test('a punch counts from when it was made, not from when it arrived', async () => {
      at('08:10:00');
      const answer = await clockIn({
        delayInMilliseconds: 120_000,
        deviceDateTime: '2026-03-02T09:08:00+01:00',
      });
      expect(answer.body.shiftTimePairs).toMatchObject([
        { clockIn: { date: '2026-03-02T08:08:00.000Z' }, sentLate: false, isCorrection: false },
      ]);
      const rows = await run('select clock_in_device_at from time_pair');
      expect(rows).toEqual([{ clock_in_device_at: '2026-03-02T08:08:00.000Z' }]);
    });

    test('time is approved by itself where that is on, but never what was sent late', async () => {
      await setFeatures(server, { AUTO_APPROVAL: true });
      const shift = await begin();
      at('16:00:00');
      const ended = await punch('clockOutShift', shift);
      expect(ended.body.shiftTimePairs).toMatchObject([
        { status: 'APPROVED', isAutoApproved: true },
      ]);

      at('17:00:00');
      const late = await begin({ delayInMilliseconds: 120_001 });
      at('18:00:00');
      const pending = await punch('clockOutShift', late);
      expect(pending.body.shiftTimePairs).toMatchObject([
        {
          status: 'PENDING',
          isAutoApproved: false,
          sentLate: true,
          infoIndicators: expect.arrayContaining(['SENT_LATE']),
        },
      ]);
    });

    test('what our own question about the place held back is not late, within bounds', async () => {
      const held = async (heldInMilliseconds: number, delayInMilliseconds: number) => {
        await clearTime(server);
        const { body } = await clockIn({ delayInMilliseconds, heldInMilliseconds });
        return body.shiftTimePairs.map(({ clockIn: { date }, sentLate }) => [date, sentLate]);
      };
      const minute = 60_000;
      at('10:00:00');
      await setFeatures(server, { LOCATION: true });
      expect(await held(10 * minute, 11 * minute)).toEqual([['2026-03-02T09:49:00.000Z', false]]);
      expect(await held(10 * minute, 13 * minute)).toEqual([['2026-03-02T09:47:00.000Z', true]]);
      expect(await held(60 * minute, 17 * minute)).toEqual([['2026-03-02T09:43:00.000Z', false]]);
      expect(await held(60 * minute, 18 * minute)).toEqual([['2026-03-02T09:42:00.000Z', true]]);
      await setFeatures(server, { LOCATION: false });
      expect(await held(10 * minute, 11 * minute)).toEqual([['2026-03-02T09:49:00.000Z', true]]);
    });

    test('a break pressed while the clock-in was still on its way begins right after it', async () => {
      const shift = await begin();
      at('08:00:10');
      const away = await punch('clockInSegment', { ...shift, delayInMilliseconds: 40_000 });
      expect(codes(away)).toEqual([]);
      expect(away.body.shiftTimePairs).toMatchObject([
        {
          isCorrection: false,
          segmentTimePairs: [{ clockIn: { date: '2026-03-02T08:00:00.000Z' } }],
        },
      ]);
    });

    test('a break from longer before the clock-in waits for the manager', async () => {
      const shift = await begin();
      at('08:00:10');
      const away = await punch('clockInSegment', { ...shift, delayInMilliseconds: 40_001 });
      expect(codes(away)).toEqual(['RECORDED_AS_CORRECTION']);
    });

    test('a punch before the last recorded one waits for the manager as a correction', async () => {
      const shift = await begin();
      at('12:00:00');
      await punch('clockInSegment', shift);
      at('12:30:00');
      await punch('clockOutSegment', shift);
      at('13:00:00');
      const late = await punch('clockOutShift', { ...shift, delayInMilliseconds: 2 * 3_600_000 });
      expect(codes(late)).toEqual(['RECORDED_AS_CORRECTION']);
      expect(late.body.shiftTimePairs).toMatchObject([
        {
          status: 'PENDING',
          isCorrection: true,
          type: 'CORRECTION',
          clockIn: { date: '2026-03-02T08:00:00.000Z' },
          clockOut: { date: '2026-03-02T11:00:00.000Z' },
          duration: 3 * 3600,
        },
      ]);
      expect(await active()).toMatchObject({ id: shift.shiftTimePairId, status: 'INCOMPLETE' });
    });

    test('a day sent more than three days late becomes one correction, beside an open shift', async () => {
      const open = await begin();
      const key = randomUUID();
      const days = 4 * 86_400_000;
      const inAnswer = await clockIn({ delayInMilliseconds: days }, key);
      expect(codes(inAnswer)).toEqual(['RECORDED_AS_CORRECTION']);
      const [correction] = inAnswer.body.shiftTimePairs;
      expect(correction).toMatchObject({
        status: 'PENDING',
        clockOut: null,
        startDate: '2026-02-26',
      });
      await punch('clockInSegment', { shiftKey: key, delayInMilliseconds: days - 3_600_000 });
      await punch('clockOutSegment', { shiftKey: key, delayInMilliseconds: days - 5_400_000 });
      const ended = await punch('clockOutShift', {
        shiftKey: key,
        delayInMilliseconds: days - 7_200_000,
      });
      expect(ended.body.shiftTimePairs).toMatchObject([
        {
          id: correction?.id,
          status: 'PENDING',
          duration: 5400,
          segmentTimePairs: [{ duration: 1800 }],
        },
      ]);
      expect(await active()).toMatchObject({ id: open.shiftTimePairId });
    });

    test('only a person with the right clocks in, and only for the own assignment', async () => {
      for (const employeeAssignmentId of [max.assignmentId, nils.assignmentId, 987_654_321]) {
        const { status, problem } = await clockIn({ employeeAssignmentId });
        expect([status, problem.code]).toEqual([404, 'NOT_FOUND']);
      }
      await run(
        "update assignment set authorities = '{VIEW_TIME}' where id = $1",
        ella.assignmentId,
      );
      server.now = new Date('2026-03-02T08:01:00Z');
      const { status, problem } = await clockIn();
      await run(
        "update assignment set authorities = '{CAPTURE_TIME,VIEW_TIME,ADD_TIME}' where id = $1",
        ella.assignmentId,
      );
      server.now = new Date('2026-03-02T08:02:00Z');
      expect([status, problem.code]).toEqual([403, 'ACCESS_DENIED']);
      expect((await clockIn({ employeeAssignmentId: 1002 })).status).toBe(403);
      expect((await server.call('clockInShift', { body: mine })).status).toBe(401);
    });

    test('what is switched off is refused, and a position that is not wanted is not kept', async () => {
      await setFeatures(server, {
        TIME_PAIR_COMMENTS: false,
        LOCATION: false,
        SELECTABLE_TIME_TYPES: false,
      });
      for (const body of [{ comment: 'x' }, { timeTypeId: 1002 }]) {
        expect((await clockIn(body)).problem.code).toBe('FEATURE_OFF');
      }
      const { body } = await clockIn({ latitude: 53.54, longitude: 9.98 });
      expect(body.shiftTimePairs[0]?.clockIn).toMatchObject({
        latitude: null,
        geofenceResult: 'NO_GEOFENCE',
      });
      await setFeatures(server, { TIME_CAPTURE: false });
      expect((await clockIn()).problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, { SEGMENTS: false });
      expect((await punch('clockInSegment', { shiftTimePairId: 1 })).problem.code).toBe(
        'FEATURE_OFF',
      );
    });

    test('outside of the geofence nobody clocks where the company blocks that', async () => {
      await setFeatures(server, { GEOFENCE_BLOCKING: true });
      expect((await clockIn()).problem.code).toBe('LOCATION_REQUIRED');
      const away = { latitude: 48.1, longitude: 11.5, accuracy: 10 };
      expect((await clockIn(away)).problem.code).toBe('OUTSIDE_GEOFENCE');
      const there = { latitude: 53.54, longitude: 9.98, accuracy: 10 };
      const shift = await begin(there);
      expect((await punch('clockInSegment', { ...shift, ...away })).problem.code).toBe(
        'OUTSIDE_GEOFENCE',
      );
      expect((await punch('clockOutShift', { ...shift, ...there })).status).toBe(200);
    });

    test('nobody clocks in on approved leave, but what was sent late is kept', async () => {
      await run(
        "insert into absence (code, assignment_id, time_type_name, start_date, end_date) values ('v', $1, 'Vacation', '2026-03-02', '2026-03-03')",
        ella.assignmentId,
      );
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
      expect((await clockIn()).problem.code).toBe('ON_APPROVED_LEAVE');
      expect((await clockIn({ delayInMilliseconds: 600_000 })).status).toBe(200);
      await run('delete from absence');
      server.push.publish({ type: 'schedules-changed', employeeIds: [] });
    });

    test('choices are kept when the assignment offers them, else refused', async () => {
      const vehicle = { id: 1001, timePairCustomField: { id: 1001 } };
      for (const body of [
        { timeTypeId: 987_654 },
        { costCenter: { id: 987_654 } },
        { timePairCustomFieldValues: [{ ...vehicle, id: 987_654 }] },
        { timePairCustomFieldValues: [{ id: 1, timePairCustomField: { id: 987_654 } }] },
      ]) {
        expect((await clockIn(body)).problem.code).toBe('NOT_FOUND');
      }
      const twice = await clockIn({ timePairCustomFieldValues: [vehicle, vehicle] });
      expect(twice.problem.fields).toMatchObject([{ field: 'timePairCustomFieldValues.1' }]);
      await run('update custom_field set required = true where id = 1001');
      server.now = new Date('2026-03-02T08:01:00Z');
      expect((await clockIn()).problem.fields).toMatchObject([
        { field: 'timePairCustomFieldValues' },
      ]);
      const { body } = await clockIn({
        costCenter: { id: 1001 },
        timePairCustomFieldValues: [vehicle],
      });
      await run('update custom_field set required = false where id = 1001');
      expect(body.shiftTimePairs).toMatchObject([
        { timePairCustomFieldValues: [{ ...vehicle, name: 'Bike' }], costCenter: { id: 1001 } },
      ]);
    });

    test('a break and a clock-out book their shift anew, and leave it where they choose nothing', async () => {
      const vehicle = { id: 1001, timePairCustomField: { id: 1001 } };
      await run(
        "insert into cost_center (id, code, name) values (1002, '4712', 'Ward 2') on conflict do nothing",
      );
      at('08:05:00');
      const name = await begin({
        costCenter: { id: 1001 },
        timePairCustomFieldValues: [vehicle],
      });
      at('09:00:00');
      const onBreak = await punch('clockInSegment', { ...name, timeTypeId: 1002 });
      expect(onBreak.body.shiftTimePairs[0]).toMatchObject({
        timeType: { id: 1002 },
        costCenter: { id: 1001 },
        timePairCustomFieldValues: [],
        segmentTimePairs: [{ timeType: { id: 1002 } }],
      });
      at('09:30:00');
      const back = await punch('clockOutSegment', name);
      expect(back.body.shiftTimePairs[0]).toMatchObject({ timeType: { id: 1002 } });
      const refused = await punch('clockOutShift', { ...name, timeTypeId: 987_654 });
      expect(refused.problem.code).toBe('NOT_FOUND');
      at('16:00:00');
      const ended = await punch('clockOutShift', { ...name, costCenter: { id: 1002 } });
      expect(ended.body.shiftTimePairs[0]).toMatchObject({
        timeType: { id: 1002 },
        costCenter: { id: 1002 },
      });
      const rows = await run('select time_type_id, cost_center_id from time_pair');
      expect(rows).toEqual([{ time_type_id: 1002, cost_center_id: 1002 }]);
    });

    test('a break may take the cost center of its shift away', async () => {
      at('08:05:00');
      const name = await begin({ costCenter: { id: 1001 } });
      at('09:00:00');
      const onBreak = await punch('clockInSegment', { ...name, costCenter: null });
      expect(onBreak.body.shiftTimePairs[0]?.costCenter).toBeNull();
    });

    test('fields outside their bounds are refused by name, and nothing is kept', async () => {
      const bad: readonly [object, string][] = [
        [{ timeZoneOffset: 841 }, 'timeZoneOffset'],
        [{ latitude: 90.1, longitude: 0 }, 'latitude'],
        [{ latitude: 50 }, 'longitude'],
        [{ accuracy: -2 }, 'accuracy'],
        [{ comment: 'x'.repeat(256) }, 'comment'],
        [{ delayInMilliseconds: -1 }, 'delayInMilliseconds'],
        [{ deviceDateTime: 'yesterday' }, 'deviceDateTime'],
        [{ employeeAssignmentId: 0 }, 'employeeAssignmentId'],
        [{ colour: 'red' }, 'colour'],
      ];
      for (const [body, field] of bad) {
        const { status, problem } = await clockIn(body);
        expect([status, problem.fields?.[0]?.field]).toEqual([400, field]);
      }
      const both = { shiftTimePairId: 1, shiftKey: randomUUID() };
      for (const body of [both, {}]) expect((await punch('clockOutShift', body)).status).toBe(400);
      const rows = await run('select count(*) as count from time_pair_record');
      expect(rows).toEqual([{ count: 0 }]);
    });

    test('a device in another zone is noticed, and the offset shown is that of the assignment', async () => {
      const { body } = await clockIn({ timeZoneOffset: 420 });
      expect(body.shiftTimePairs).toMatchObject([
        { hasTimeZoneDiscrepancy: true, showTimeZone: true, clockIn: { timeZoneOffset: 60 } },
      ]);
    });

    test('a night over the clock change lasts as long as it took', async () => {
      server.now = new Date('2026-03-28T21:00:00Z');
      token = await logInAs(server, 'ella');
      const shift = await begin();
      server.now = new Date('2026-03-29T04:00:00Z');
      const { body } = await punch('clockOutShift', { ...shift, timeZoneOffset: 120 });
      expect(body.shiftTimePairs).toMatchObject([
        {
          startDate: '2026-03-28',
          duration: 7 * 3600,
          spanningDays: 1,
          clockIn: { timeZoneOffset: 60 },
          clockOut: { timeZoneOffset: 120 },
          hasTimeZoneDiscrepancy: false,
          hasShiftTimeZoneDiscrepancy: false,
          showTimeZone: true,
        },
      ]);
      token = '';
    });
  },
  { prepare: createTestCompany },
);
