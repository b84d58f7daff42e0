import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { punchesOfElla } from '../testing/punchesOfElla.ts';
import { createTestCompany, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const { ella, max, nils } = people;

describeOnMemory(
  'What may be clocked',
  (server) => {
    const { mine, at, clockIn, punch, begin } = punchesOfElla(server);
    const run = (sql: string, ...values: unknown[]) =>
      server.database.run(composed<Record<string, unknown>>(sql), values);

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
  },
  { prepare: createTestCompany },
);
