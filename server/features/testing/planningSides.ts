import { composed } from '../../database/statement.ts';
import { people } from '../../testing/testCompany.ts';
import { addShifts } from '../../testing/testTime.ts';
import { refuses, type Answered } from './answered.ts';
import {
  configuration,
  dayOffOf,
  doJobs,
  herDay,
  outcome,
  plannedDay,
  previewed,
  turn,
} from './walk.ts';

const { ella, nils } = people;

/** What the server does with the properties of planning and retention. */
export const planningSides = {
  MANAGER_VIEW: refuses(async ({ server, tokens: { max: as } }) =>
    outcome(
      await server.call('findPlannedAssignments', {
        as,
        body: { ...plannedDay, page: 0, pageSize: 1 },
      }),
    ),
  ),
  SHIFT_ROTATION: refuses(async (walk) =>
    outcome(await previewed(walk, { rotation: { ...herDay, workSchedules: [turn, turn] } })),
  ),
  DYNAMICALLY_CREATE: refuses(async (walk) =>
    outcome(
      await previewed(walk, {
        assign: { ...herDay, durationWorkScheduleAssignment: configuration },
      }),
    ),
  ),
  SCHEDULE_COPYING: refuses(async (walk) =>
    outcome(await previewed(walk, { copy: { ...herDay, assignStartDate: '2026-03-23' } })),
  ),
  WS_COUNTRY_CODE_FILTER: {
    ask: async ({ server, tokens: { max: as } }) => {
      const query = { page: 0, isAssignmentRequest: true, assignmentIds: [ella.assignmentId] };
      const { body } = await server.call('getWorkSchedulePage', { as, query });
      return body.contents.map(({ externalCode }) => externalCode);
    },
    answers: [
      [false, ['DAY', 'THAI']],
      [true, ['DAY']],
    ],
  },
  CUSTOM_DURATION_BREAKS: {
    ask: async (walk) => {
      const inMinutes = { ...configuration, breaks: [{ minuteDuration: 30 }] };
      const assign = { ...herDay, durationWorkScheduleAssignment: inMinutes };
      return outcome(await previewed(walk, { assign }));
    },
    answers: [
      [false, 'VALIDATION_FAILED'],
      [true, 200],
    ],
  },
  NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: refuses(async (walk) => {
    const days = [{ userId: ella.assignmentId, dates: ['2026-03-16'] }];
    return outcome(await previewed(walk, { assign: { days, workScheduleExternalCode: 'DAY' } }));
  }),
  NON_WORKING_DAY_SCHEDULE_DURATION: {
    ask: (walk) => dayOffOf(walk, nils.assignmentId, '2026-04-06'),
    answers: [
      ['NWD-D', 'SCHEDULE_GONE'],
      ['DAY', 'OTHER_RECORDING_VARIANT'],
    ],
  },
  NON_WORKING_DAY_SCHEDULE_CLOCK: {
    ask: (walk) => dayOffOf(walk, ella.assignmentId, '2026-03-16'),
    answers: [
      ['NWD-C', 'SCHEDULE_GONE'],
      ['DAY', 'DAY'],
    ],
  },
  TIME_RETENTION_YEARS: {
    ask: async ({ server }) => {
      const run = (text: string) => server.database.run(composed(text));
      const from = '2021-01-05T08:00Z';
      await run("update assignment set end_date = '2021-12-31' where id = 1002");
      await addShifts(server, [{ assignment_id: 1002, from, to: '2021-01-05T16:00Z' }]);
      await doJobs(server);
      const left = await run('delete from time_pair where assignment_id = 1002 returning id');
      await run("update assignment set end_date = '2025-12-31' where id = 1002");
      return left.length;
    },
    answers: [
      [2, 0],
      [10, 1],
    ],
  },
} satisfies Readonly<Record<string, Answered>>;
