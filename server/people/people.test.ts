import { expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { managedAssignments } from './data/managedAssignments.ts';

const { ella, max, olga, nils } = people;
const readSettings = statement<{ locale: string }, { id: number }>(
  'testReadSettings',
  'select locale from employee where id = $id',
);

describeOnMemory(
  'People',
  (server) => {
    test('find their name, assignments and settings in the profile', async () => {
      const as = await logInAs(server, 'ella');
      const { body } = await server.call('getProfile', { path: { sub: ella.id }, as });
      expect(body.configuration).toEqual({
        is24HourDateTime: true,
        locale: 'en',
        startOfWeek: 'MONDAY',
      });
      expect(body.employee).toMatchObject({
        id: ella.id,
        employeeNumber: 'E-1',
        firstName: 'Ella',
        lastName: 'Brandt',
      });
      const vehicle = {
        id: 1001,
        name: 'Vehicle',
        type: 'SELECT',
        required: false,
        description: 'Which car was used',
        options: [
          { id: 1001, name: 'Bike' },
          { id: 1002, name: 'Van' },
        ],
      };
      const work = {
        id: 1001,
        externalName: 'Working time',
        timeTypeCategory: 'ATTENDANCE',
        sequence: 1,
        timePairCustomFields: [vehicle],
      };
      const [primary, other] = body.employee.assignments;
      expect(primary).toEqual({
        id: 1001,
        isPrimary: true,
        active: true,
        description: 'Nurse in ward 1',
        position: { id: 1001, description: 'Nurse' },
        startDate: '2025-01-01',
        endDate: null,
        countryCode: 'DE',
        company: 'Harbour',
        costCenter: {
          id: 1001,
          name: 'Ward 1',
          geofence: { id: 1002, name: 'Dock 3', latitude: 53.53, longitude: 9.95, radius: 80 },
        },
        timeZone: 'Europe/Berlin',
        timeZoneOffset: 60,
        timeRecordingVariant: 'CLOCK',
        assignedTimeRecordingVariants: [
          { timeRecordingVariant: 'DURATION', startDate: '2025-01-01', endDate: '2025-06-30' },
          { timeRecordingVariant: 'CLOCK', startDate: '2025-07-01', endDate: null },
        ],
        timeTypeProfile: {
          id: 1001,
          mainAttendanceTimeType: work,
          availableTimeTypes: [
            work,
            { ...work, id: 1002, externalName: 'Training', sequence: 2, timePairCustomFields: [] },
          ],
        },
        timePairCustomFields: [
          {
            id: 1002,
            name: 'On call',
            type: 'FLAG',
            required: false,
            description: '',
            options: [{ id: 1003, name: 'On call' }],
          },
        ],
        customEntities: [],
        geofences: [{ id: 1001, name: 'Harbour', latitude: 53.54, longitude: 9.98, radius: 150 }],
        authorityNames: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
        currentlyManaged: true,
        managerAssignments: [{ managerId: max.id, startDate: '2026-01-01', endDate: null }],
      });
      expect(other).toMatchObject({
        id: 1002,
        isPrimary: false,
        active: false,
        costCenter: null,
        currentlyManaged: false,
        managerAssignments: [],
      });
    });

    test('without an assignment have a profile, too', async () => {
      const as = await logInAs(server, 'dora');
      const { body } = await server.call('getProfile', { path: { sub: people.dora.id }, as });
      expect(body.employee.assignments).toEqual([]);
    });

    test('see no profile but their own', async () => {
      const as = await logInAs(server, 'max');
      for (const sub of [ella.id, 999_999]) {
        const { problem } = await server.call('getProfile', { path: { sub }, as });
        expect(problem.code).toBe('NOT_FOUND');
      }
      const { problem } = await server.call('getProfile', { path: { sub: ella.id } });
      expect(problem.code).toBe('NO_SESSION');
    });

    test.each(['0', '-1', '1.5', 'me', '9007199254740992'])('have no id %s', async (sub) => {
      const as = await logInAs(server, 'ella');
      const { problem } = await server.call('getProfile', { rawPath: { sub }, as });
      expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'sub' }] });
    });

    test('see their own assignments, the primary one first, past ones included', async () => {
      const as = await logInAs(server, 'ella');
      const { body } = await server.call('getAssignments', { path: { id: ella.id }, as });
      expect(body.map(({ id }) => id)).toEqual([1001, 1002]);
    });

    test('who manage see those assignments of subordinates that they manage now', async () => {
      const as = await logInAs(server, 'max');
      const { body } = await server.call('getAssignments', { path: { id: ella.id }, as });
      expect(body.map(({ id }) => id)).toEqual([1001]);
    });

    test('a manager reads which assignments are managed, and nobody else’s', async () => {
      const as = await logInAs(server, 'max');
      const call = (id: number, token = as) =>
        server.call('getManagerAssignments', { path: { id }, as: token });
      const { body } = await call(max.id);
      expect(body).toContainEqual({
        assignmentId: ella.assignmentId,
        employeeId: ella.id,
        ranges: [{ startDate: '2026-01-01', endDate: null }],
      });
      expect(body.map(({ employeeId }) => employeeId)).not.toContain(max.id);
      expect((await call(ella.id)).problem.code).toBe('NOT_FOUND');
      const hers = await logInAs(server, 'ella');
      expect((await call(ella.id, hers)).problem.code).toBe('ACCESS_DENIED');
    });

    test('who do not manage somebody find nobody', async () => {
      const asMax = await logInAs(server, 'max');
      const asElla = await logInAs(server, 'ella');
      for (const [id, as] of [
        [olga.id, asMax],
        [nils.id, asMax],
        [999_999, asMax],
        [max.id, asElla],
        [olga.id, asElla],
      ] as const) {
        const { problem } = await server.call('getAssignments', { path: { id }, as });
        expect(problem.code).toBe('NOT_FOUND');
      }
    });

    test('are managed by the calendar of the assignment, never by themselves', async () => {
      const managedAt = async (now: string) => {
        const managed = await managedAssignments(server.database, max.id, new Date(now));
        return managed.map(({ assignmentId }) => assignmentId);
      };
      expect(await managedAt('2025-12-31T22:59:00Z')).toEqual([1004, 1005]);
      expect(await managedAt('2025-12-31T23:00:00Z')).toEqual([1001, 1004, 1005]);
      expect(await managedAt('2026-03-01T16:59:00Z')).toEqual([1001, 1004, 1005]);
      expect(await managedAt('2026-03-01T17:00:00Z')).toEqual([1001, 1005]);
      expect(await managedAssignments(server.database, max.id, server.now)).toContainEqual({
        assignmentId: 1001,
        employeeId: ella.id,
        timeZone: 'Europe/Berlin',
        ranges: [{ startDate: '2026-01-01', endDate: null }],
      });
    });

    test('save their settings and find them again', async () => {
      const as = await logInAs(server, 'ella');
      const body = { is24HourDateTime: false, locale: 'th', startOfWeek: 'SUNDAY' } as const;
      const saved = await server.call('saveUserConfiguration', { path: { id: ella.id }, body, as });
      expect(saved.body).toEqual(body);
      const profile = await server.call('getProfile', { path: { sub: ella.id }, as });
      expect(profile.body.configuration).toEqual(body);
    });

    test.each([
      ['is24HourDateTime', { is24HourDateTime: 'yes', locale: 'de', startOfWeek: 'MONDAY' }],
      ['is24HourDateTime', { locale: 'de', startOfWeek: 'MONDAY' }],
      ['locale', { is24HourDateTime: true, locale: 'fr', startOfWeek: 'MONDAY' }],
      ['startOfWeek', { is24HourDateTime: true, locale: 'de', startOfWeek: 'Monday' }],
      ['theme', { is24HourDateTime: true, locale: 'de', startOfWeek: 'MONDAY', theme: 'dark' }],
    ])('cannot save a bad %s, and nothing is half saved', async (field, rawBody) => {
      const as = await logInAs(server, 'olga');
      const options = { path: { id: olga.id }, rawBody, as };
      const { problem } = await server.call('saveUserConfiguration', options);
      expect(problem).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
      expect(await server.database.run(readSettings, { id: olga.id })).toEqual([{ locale: 'th' }]);
    });

    test('cannot save the settings of others', async () => {
      const as = await logInAs(server, 'ella');
      const body = { is24HourDateTime: true, locale: 'de', startOfWeek: 'MONDAY' } as const;
      const options = { path: { id: olga.id }, body, as };
      const { problem } = await server.call('saveUserConfiguration', options);
      expect(problem.code).toBe('NOT_FOUND');
      expect(await server.database.run(readSettings, { id: olga.id })).toEqual([{ locale: 'th' }]);
    });
  },
  { prepare: createTestCompany },
);
