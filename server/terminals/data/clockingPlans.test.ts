import { beforeAll, expect, test } from 'vitest';
import { composed } from '../../database/statement.ts';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import { createTestCompany, people } from '../../testing/testCompany.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { readRecentShifts } from './readClockings.ts';

const { id, assignmentId } = people.ella;
const daysBefore = 3_000;

describeOnBothDatabases(
  'The plan of recent shifts',
  (server) => {
    beforeAll(async () => {
      await server.database.run(
        composed(`insert into time_pair (id, assignment_id, original_version_id, start_date,
            time_zone, clock_in, clock_in_offset, clock_in_origin, clock_out, duration, status)
          select 5000 + number, ${assignmentId}, 5000 + number, day, 'Europe/Berlin',
            day + time '07:00', 60, 'WEB', case when number > 0 then day + time '15:00' end, 28800,
            'PENDING'
          from generate_series(0, ${daysBefore}) as numbers(number),
            lateral (select date '2026-03-02' - number as day) days`),
      );
      await server.database.run(composed('analyze'));
    });

    test('they are found without looking at the years before', async () => {
      const steps = await planOf(server, readRecentShifts, {
        employeeId: id,
        first: '2026-02-28',
        last: '2026-03-02',
      });
      expect(rowsRead(stepsOn('time_pair', steps))).toBeLessThanOrEqual(4);
      expect(stepsOn('time_pair', steps)).not.toHaveLength(0);
    });
  },
  { prepare: createTestCompany },
);
