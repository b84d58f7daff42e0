import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';

const clear = statement<never>(
  'testClearTime',
  `with a as (delete from segment), b as (delete from time_pair), c as (delete from time_pair_record)
   delete from command_answer`,
);

describeOnBothDatabases(
  'Clocking',
  (server) => {
    const { ella, olga } = people;
    const assignment = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
    let token = '';

    beforeEach(async () => {
      server.now = new Date('2026-03-02T08:00:00Z');
      await server.database.run(clear);
      if (token === '') token = await logInAs(server, 'ella');
    });

    const at = (time: string) => {
      server.now = new Date(`2026-03-02T${time}Z`);
    };
    const clockIn = (body = {}, idempotencyKey: string = randomUUID()) =>
      server.call('clockInShift', { as: token, body: { ...assignment, ...body }, idempotencyKey });

    test('a clock-in begins a shift that is shown as mine', async () => {
      const { body } = await clockIn({ latitude: 53.54, longitude: 9.98, accuracy: 12 });
      expect(body.violations).toEqual([]);
      expect(body.shiftTimePairs).toMatchObject([
        {
          status: 'INCOMPLETE',
          startDate: '2026-03-02',
          timeZone: 'Europe/Berlin',
          clockIn: {
            date: '2026-03-02T08:00:00.000Z',
            timeZoneOffset: 60,
            geofenceResult: 'INSIDE',
            geofence: { name: 'Harbour' },
          },
          clockOut: null,
          duration: null,
          infoIndicators: ['CURRENTLY_CLOCKED_IN'],
        },
      ]);
      const mine = await server.call('getActiveShift', { as: token, path: { sub: ella.id } });
      expect(mine.body.activeShiftSummary).toEqual(body.shiftTimePairs[0]);
    });

    test('a day: clock in, break, resume, clock out', async () => {
      const shiftTimePairId = (await clockIn()).body.shiftTimePairs[0]?.id ?? 0;
      const body = { ...assignment, pairType: 'BREAK' as const, shiftTimePairId };
      at('10:00:00');
      const away = await server.call('clockInSegment', { as: token, body });
      expect(away.body.shiftTimePairs).toMatchObject([
        { isSegmentPairActive: true, infoIndicators: expect.arrayContaining(['CURRENTLY_AWAY']) },
      ]);
      at('10:30:00');
      await server.call('clockOutSegment', { as: token, body });
      at('16:00:00');
      const { body: ended } = await server.call('clockOutShift', { as: token, body });
      expect(ended.shiftTimePairs).toMatchObject([
        {
          id: shiftTimePairId,
          status: 'PENDING',
          duration: 7.5 * 3600,
          actualDuration: 8 * 3600,
          segmentTimePairs: [{ pairType: 'BREAK', duration: 1800 }],
        },
      ]);
      const mine = await server.call('getActiveShift', { as: token, path: { sub: ella.id } });
      expect(mine.body.activeShiftSummary).toBeNull();
    });

    test('of 32 clock-ins at once one begins the shift and all show it', async () => {
      const answers = await Promise.all(Array.from({ length: 32 }, () => clockIn()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.shiftTimePairs[0]?.id)).size).toBe(1);
      const begun = answers.filter(({ body }) => body.violations.length === 0);
      expect(begun).toHaveLength(1);
      expect(olga.id).toBeDefined();
    });
  },
  { prepare: createTestCompany },
);
