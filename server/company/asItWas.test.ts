import { expect, test } from 'vitest';
import { createTestCompany, logInAs, people } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';
import { exportCompany } from './exportCompany.ts';

const { ella } = people;

describeOnBothDatabases(
  'After the company has changed',
  (server) => {
    test('an entry shows names, place and hours as they were then', async () => {
      server.now = new Date('2026-03-12T10:00:00Z');
      const shift = (day: string) => ({
        ...{ assignment_id: ella.assignmentId, time_type_id: 1001, cost_center_id: 1001 },
        ...{ from: `${day}T07:00Z`, to: `${day}T15:00Z`, reason_id: 1001 },
        ...{ clock_in_geofence_id: 1001, clock_in_geofence_result: 'INSIDE' as const },
        ...{ clock_in_latitude: 53.541, clock_in_longitude: 9.98, duration: 8 * 3600 },
      });
      await addShifts(server, [shift('2026-03-10'), shift('2026-03-13')]);
      const as = await logInAs(server, 'dora');
      const company = await exportCompany(server.database);
      const file = {
        geofences: company.geofences?.map((site) => ({
          ...{ ...site, name: `New ${site.name}`, radius: 20 },
        })),
        positions: company.positions?.map(({ code }) => ({ code, description: 'New position' })),
        costCenters: company.costCenters?.map((center) => ({ ...center, name: 'New ward' })),
        timeTypes: company.timeTypes?.map((type) => ({ ...type, externalName: 'New type' })),
        reasons: company.reasons?.map((reason) => ({ ...reason, names: { en: 'New reason' } })),
        adjustmentRules: [
          { code: 'BREAK', kind: 'AUTOMATIC_BREAK', afterMinutes: 60, breakMinutes: 60 },
        ],
      };
      const saved = await server.call('changeCompany', {
        as,
        body: { file: Buffer.from(JSON.stringify(file)), version: '0' },
        idempotencyKey: crypto.randomUUID(),
      });
      expect(saved.status).toBe(200);

      server.now = new Date('2026-03-14T10:00:00Z');
      const { body } = await server.call('getShiftSummaries', {
        as: await logInAs(server, 'ella'),
        query: { employeeId: ella.id },
        body: {
          ...{ startDate: '2026-03-01', endDate: '2026-03-31', page: 0, pageSize: 10 },
          ...{ sortBy: 'clockIn', sortDirection: 'ascending' },
        },
      });
      const [old, young] = body.contents;
      const told = (entry: typeof old) => [
        entry?.clockIn.geofence?.name,
        entry?.clockIn.geofence?.radius,
        entry?.clockIn.geofenceResult,
        entry?.employeeAssignment.position.description,
        entry?.costCenter?.name,
        entry?.timeType?.externalName,
        entry?.reason?.description,
        entry?.duration,
        entry?.adjustedVersion,
      ];
      expect(told(old)).toEqual([
        ...['Harbour', 150, 'INSIDE', 'Nurse', 'Ward 1', 'Working time', 'Forgot to clock'],
        ...[8 * 3600, null],
      ]);
      expect(told(young)).toEqual([
        ...['New Harbour', 20, 'INSIDE', 'New position', 'New ward', 'New type', 'New reason'],
        ...[8 * 3600, null],
      ]);
    });
  },
  { prepare: createTestCompany },
);
