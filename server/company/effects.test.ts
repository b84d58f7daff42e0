import { addDays, distanceBetween } from 'shared-contracts';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../testing/sql.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts, clearTime } from '../testing/testTime.ts';
import { exportCompany } from './exportCompany.ts';

const { ella } = people;

describeOnBothDatabases(
  'What a change of the company means for people',
  (server) => {
    let as = '';
    beforeEach(async () => {
      server.now = new Date('2026-03-10T10:00:00Z');
      await clearTime(server);
      as = await logInAs(server, 'dora');
    });
    const effectsOf = async (file: object) => {
      const upload = Buffer.from(JSON.stringify(file));
      const { body } = await server.call('checkCompany', { as, body: { file: upload } });
      expect(body.faults).toEqual([]);
      return body.effects;
    };
    const company = () => exportCompany(server.database);
    const assignment = async (code: string) => {
      const found = (await company()).assignments?.find((each) => each.code === code);
      if (found === undefined) throw new Error(`There is no ${code}.`);
      return found;
    };
    const open = { assignment_id: ella.assignmentId, from: '2026-03-10T07:00Z' };

    test('who is clocked in is told when the job ends, moves, or the account closes', async () => {
      await addShifts(server, [open]);
      const job = await assignment('A-1');
      const clockedIn = { kind: 'OPEN_SHIFTS', count: 1, names: ['Ella Brandt'] };
      expect(await effectsOf({ assignments: [{ ...job, endDate: '2026-03-09' }] })).toContainEqual(
        clockedIn,
      );
      expect(await effectsOf({ assignments: [{ ...job, geofences: ['dock'] }] })).toContainEqual(
        clockedIn,
      );
      const { people: all = [] } = await company();
      const own = all.find(({ employeeNumber }) => employeeNumber === 'E-1');
      expect(await effectsOf({ people: [{ ...own, closed: true }] })).toContainEqual(clockedIn);
      const later = await effectsOf({ assignments: [{ ...job, endDate: '2026-03-31' }] });
      expect(later.map(({ kind }) => kind)).toEqual(['ENDED']);
    });

    test('each site is named at which they can no longer clock in', async () => {
      const job = await assignment('A-1');
      expect(await effectsOf({ assignments: [{ ...job, geofences: ['dock'] }] })).toEqual([
        { kind: 'PLACES_LOST', count: 1, names: ['Ella Brandt'], place: 'Harbour' },
        { kind: 'PLACES_ADDED', count: 1, names: ['Ella Brandt'], place: 'Dock 3' },
      ]);
      const { geofences: _places, ...anywhere } = job;
      expect(await effectsOf({ assignments: [anywhere] })).toEqual([
        { kind: 'PLACES_OPEN', count: 1, names: ['Ella Brandt'] },
      ]);
    });

    test('from which day on nobody approves, where somebody did before', async () => {
      const managed = { manager: 'E-2', assignment: 'A-1', startDate: '2026-01-01' };
      expect(await effectsOf({ managers: [{ ...managed, endDate: '2026-11-30' }] })).toEqual([
        { kind: 'UNMANAGED', count: 1, names: ['Ella Brandt'], from: '2026-12-01' },
      ]);
      expect(
        await effectsOf({
          managers: [{ ...managed, startDate: '2025-01-01', endDate: '2025-12-31' }],
        }),
      ).toEqual([]);
      const { people: all = [] } = await company();
      const max = all.find(({ employeeNumber }) => employeeNumber === 'E-2');
      const closed = await effectsOf({ people: [{ ...max, closed: true }] });
      expect(closed).toContainEqual({
        ...{ kind: 'UNMANAGED', count: 1, names: ['Ella Brandt'], from: '2026-03-10' },
      });
      const { removed, ...gone } = {
        removed: { managers: [managed] },
      };
      expect(gone).toEqual({});
      expect(await effectsOf({ removed })).toContainEqual({
        ...{ kind: 'UNMANAGED', count: 1, names: ['Ella Brandt'], from: '2026-03-10' },
      });
    });

    test('whose planned days change, from today on and before', async () => {
      const days = [{ category: 'OFF' }];
      const plan = {
        externalCode: 'OFF',
        externalName: 'Off',
        timeRecordingVariant: 'CLOCK',
        days,
      };
      const range = { code: 'S-1', assignment: 'A-1', workSchedule: 'OFF' };
      const told = (kind: string, from: string) => ({
        ...{ kind, count: 1, names: ['Ella Brandt'], from },
      });
      const file = {
        workSchedules: [plan],
        assignedSchedules: [{ ...range, startDate: '2026-04-01' }],
      };
      expect(await effectsOf(file)).toEqual([told('SCHEDULES_CHANGED', '2026-04-01')]);
      const [version] = await server.database.run(
        ...sql<{
          version: number;
        }>`select coalesce(max(version), 0) as version from company_change`,
      );
      const saved = await server.call('changeCompany', {
        as,
        body: {
          file: Buffer.from(
            JSON.stringify({ ...file, assignedSchedules: [{ ...range, startDate: '2026-02-02' }] }),
          ),
          version: String(version?.version ?? 0),
        },
        idempotencyKey: crypto.randomUUID(),
      });
      expect(saved.status).toBe(200);
      const rest = { category: 'DAY_MODEL', workingMinutes: 480 };
      expect(await effectsOf({ workSchedules: [{ ...plan, days: [rest] }] })).toEqual([
        told('SCHEDULES_CHANGED', '2026-03-10'),
        told('PAST_SCHEDULES_CHANGED', '2026-02-02'),
      ]);
      expect(
        await effectsOf({
          assignedSchedules: [{ ...range, startDate: '2026-02-02', endDate: '2026-05-31' }],
        }),
      ).toEqual([told('SCHEDULES_CHANGED', '2026-06-01')]);
      const { holidayCalendars = [] } = await company();
      const calendars = holidayCalendars.map((calendar) => ({
        ...calendar,
        holidays: [...calendar.holidays, { date: '2026-03-02', name: 'Bank holiday' }],
      }));
      expect(await effectsOf({ holidayCalendars: calendars })).toMatchObject([
        { kind: 'PAST_SCHEDULES_CHANGED', from: '2026-03-02', count: 3 },
      ]);
      await addShifts(server, [
        {
          ...{ assignment_id: ella.assignmentId, status: 'APPROVED' },
          ...{ from: '2026-03-02T07:00Z', to: '2026-03-02T15:00Z' },
        },
        { assignment_id: ella.assignmentId, from: '2026-03-03T07:00Z', to: '2026-03-03T15:00Z' },
      ]);
      expect(await effectsOf({ holidayCalendars: calendars })).toContainEqual({
        ...{ kind: 'CLOSED_ENTRIES', count: 1, names: ['Ella Brandt'] },
      });
      const rule = { code: 'BREAK', kind: 'AUTOMATIC_BREAK', afterMinutes: 360, breakMinutes: 30 };
      expect(await effectsOf({ adjustmentRules: [rule] })).toEqual([
        { kind: 'CLOSED_ENTRIES', count: 1, names: ['Ella Brandt'] },
      ]);
    });

    test('how many punches of the last 30 days would be outside a site that moves', async () => {
      const { geofences = [] } = await company();
      const harbour = geofences.find(({ code }) => code === 'harbour');
      if (harbour === undefined) throw new Error('There is no harbour.');
      const metres = (north: number) => ({
        latitude: harbour.latitude + north,
        longitude: harbour.longitude,
      });
      const [near, far] = [metres(0.0004), metres(0.0011)];
      expect(distanceBetween(harbour, near)).toBeLessThan(50);
      expect(distanceBetween(harbour, far)).toBeGreaterThan(100);
      const inside = (at: typeof near) => ({
        ...{ clock_in_geofence_id: 1001, clock_in_geofence_result: 'INSIDE' as const },
        ...{ clock_in_latitude: at.latitude, clock_in_longitude: at.longitude },
      });
      const on = (day: string, at: typeof near) => ({
        ...{ assignment_id: ella.assignmentId, ...inside(at) },
        ...{ from: `${day}T07:00Z`, to: `${day}T15:00Z` },
      });
      await addShifts(server, [
        on('2026-03-09', far),
        on('2026-03-06', near),
        on(addDays('2026-03-10', -31), far),
      ]);
      const outside = { kind: 'PUNCHES_OUTSIDE', names: ['Ella Brandt'], place: 'Harbour', of: 2 };
      expect(await effectsOf({ geofences: [{ ...harbour, radius: 100 }] })).toEqual([
        { ...outside, count: 1 },
      ]);
      expect(
        await effectsOf({ geofences: [{ ...harbour, longitude: harbour.longitude + 0.1 }] }),
      ).toEqual([{ ...outside, count: 2 }]);
      expect(await effectsOf({ geofences: [{ ...harbour, radius: 300 }] })).toEqual([]);
    });
  },
  { prepare: createTestCompany },
);
