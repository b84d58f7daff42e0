import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { punchesOfElla } from '../testing/punchesOfElla.ts';
import { createTestCompany } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

describeOnMemory(
  'A punch that arrives after it was made',
  (server) => {
    const { at, clockIn, punch, begin, active, codes } = punchesOfElla(server);
    const run = (sql: string, ...values: unknown[]) =>
      server.database.run(composed<Record<string, unknown>>(sql), values);

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

    test('who goes on with another booking begins it when the first one ends, as the same work', async () => {
      const shift = await begin();
      at('10:00:00');
      await punch('clockOutShift', shift);
      at('10:00:01');
      const next = await clockIn({ delayInMilliseconds: 1200 });
      expect(codes(next)).toEqual([]);
      expect(next.body.shiftTimePairs).toMatchObject([
        {
          clockIn: { date: '2026-03-02T10:00:00.000Z' },
          isCorrection: false,
          sentLate: false,
          infoIndicators: expect.not.arrayContaining(['LATE_CLOCK_IN']),
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
  },
  { prepare: createTestCompany },
);
