import { describe, expect, test } from 'vitest';
import { people } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { createPlannedTeam, plansOfMax } from './testing/plansOfMax.ts';

const days = {
  userIds: [people.ella.assignmentId],
  startDate: '2026-03-12',
  endDate: '2026-03-13',
};
const made = {
  ...days,
  durationWorkScheduleAssignment: {
    ...{ startTime: '10:00', endTime: '18:00', nonWorkingDay: false, breaks: [] },
  },
};
const successFactors = {
  ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: 'http://127.0.0.1:9' },
  ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API' },
  SUCCESSFACTORS_PASSWORD: 'of a test',
};

describe.each([
  ['that takes its own schedules alone', successFactors, ['UNKNOWN_TO_HR']],
  ['that takes what was made here', {}, []],
] as const)('With an HR system %s', (_, settings, remarks) => {
  describeOnMemory(
    'a new schedule',
    (server) => {
      const { preview } = plansOfMax(server);
      const kinds = async (assign: NonNullable<Parameters<typeof preview>[0]['assign']>) => {
        const { body } = await preview({ assign });
        return body.rows.flatMap((row) => row.remarks).map(({ kind }) => kind);
      };

      test('is told before it is planned, one of the company is not', async () => {
        expect(await kinds(made)).toEqual(remarks);
        expect(await kinds({ ...days, workScheduleExternalCode: 'EARLY' })).toEqual([]);
      });
    },
    { prepare: createPlannedTeam, settings },
  );
});
