import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { punchesOfElla } from '../testing/punchesOfElla.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

const { ella, max } = people;

describeOnBothDatabases(
  'Clocking',
  (server) => {
    const { tokens, at, clockIn, punch, begin, active, codes } = punchesOfElla(server);
    const run = (sql: string, ...values: unknown[]) =>
      server.database.run(composed<Record<string, unknown>>(sql), values);

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

    test('a device in another zone is noticed, and the offset shown is that of the assignment', async () => {
      const { body } = await clockIn({ timeZoneOffset: 420 });
      expect(body.shiftTimePairs).toMatchObject([
        { hasTimeZoneDiscrepancy: true, showTimeZone: true, clockIn: { timeZoneOffset: 60 } },
      ]);
    });

    test('a night over the clock change lasts as long as it took', async () => {
      server.now = new Date('2026-03-28T21:00:00Z');
      tokens.ella = await logInAs(server, 'ella');
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
      tokens.ella = '';
    });
  },
  { prepare: createTestCompany },
);
