import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { editsAs, savedShift } from '../testing/testEdits.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { assignDaySchedule } from '../testing/testSchedule.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { clearTime } from '../testing/testTime.ts';

type Named = 'clockOutShift' | 'clockInSegment' | 'clockOutSegment';

const { ella } = people;
const mine = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };

describeOnBothDatabases(
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
      await assignDaySchedule(server.database, [ella.assignmentId]);
      await setFeatures(server, { AUTO_CLOCK_OUT: true });
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
  },
  { prepare: createTestCompany },
);
