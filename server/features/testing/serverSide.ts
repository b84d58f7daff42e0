import type { FeatureName, PropertyName } from 'shared-contracts';
import { people } from '../../testing/testCompany.ts';
import { savedShift } from '../../testing/testEdits.ts';
import { addSegments, addShifts } from '../../testing/testTime.ts';
import { refuses, type Answered } from './answered.ts';
import { faceSides } from './faceSides.ts';
import { planningSides } from './planningSides.ts';
import {
  add,
  atTerminal,
  begin,
  clockIn,
  decide,
  decideIds,
  doJobs,
  edit,
  hers,
  his,
  inside,
  logOutOfSignOn,
  openShift,
  outcome,
  remove,
  report,
  told,
  toldOf,
  worked,
} from './walk.ts';

const { ella, max, nils } = people;

/**
 * What the server does with a switch or property. `CALLS`: calls of the contract name it and are
 * refused without it. `SCREEN`: it hides a page whose calls other pages need; the walk through the
 * pages tests it. `NOT_YET`: nothing yet, as the console says.
 */
export type ServerSide = 'CALLS' | 'SCREEN' | 'NOT_YET' | Answered;

/** Its type makes it complete: a new switch must state here what it does. */
export const serverSides: Readonly<Record<FeatureName | PropertyName, ServerSide>> = {
  ...planningSides,
  ...faceSides,
  TIME_CAPTURE: 'CALLS',
  ADD_TIME_PAIRS: refuses(async (walk) => outcome(await add(walk))),
  EDIT_TIME_PAIRS: refuses((walk) => edit(walk, hers(walk))),
  APPROVE_TIME_PAIRS: 'CALLS',
  DELETE_TIME_PAIRS: refuses((walk) => remove(walk, hers(walk))),
  CLONE_TIME_PAIRS: refuses(async (walk) => outcome(await add(walk, { entryType: 'CLONE' }))),
  ALLOW_MANAGER_DELETE: refuses((walk) => remove(walk, his(walk))),
  LOCATION: {
    ask: async (walk) => (await begin(walk, inside)).clockIn.latitude,
    answers: [
      [false, null],
      [true, inside().latitude],
    ],
  },
  GEOFENCE: {
    ask: async (walk) => (await begin(walk, inside)).clockIn.geofenceResult,
    answers: [
      [false, 'NO_GEOFENCE'],
      [true, 'INSIDE'],
    ],
  },
  GEOFENCE_BLOCKING: {
    ask: async (walk) => outcome(await clockIn(walk, { ...inside(), latitude: 48.1 })),
    answers: [
      [false, 200],
      [true, 'OUTSIDE_GEOFENCE'],
    ],
  },
  AUTO_APPROVAL: {
    ask: async (walk) => savedShift(await add(walk)).status,
    answers: [
      [false, 'PENDING'],
      [true, 'APPROVED'],
    ],
  },
  FILTER_BY_STATUS: {
    ask: async ({ server, tokens: { max: as } }) =>
      (await server.call('getDefaultApprovalStatusFilter', { as })).body,
    answers: [
      [false, ['INCOMPLETE', 'PENDING_DELETE', 'PENDING']],
      [true, ['PENDING', 'REJECTED']],
    ],
  },
  FREE_TEXT_REASONS: refuses((walk) =>
    edit(walk, hers(walk), { reason: { reasonName: 'OTHER', description: 'The door was shut' } }),
  ),
  OVERTIME: {
    ask: async (walk) => {
      const shift = savedShift(await add(walk, { clockOutDateTime: '2026-03-10T17:00:00Z' }));
      return shift.adjustedVersion?.minutes.some(({ rule }) => rule === 'OVERTIME');
    },
    answers: [
      [false, false],
      [true, true],
    ],
  },
  DELETABLE_OVERTIME: {
    ask: async (walk) => {
      const [id = 0] = await addShifts(walk.server, [worked]);
      const { assignment_id } = worked;
      const overtime = { assignment_id, shift_id: id, pair_type: 'OVERTIME' as const };
      const times = { from: worked.from, to: '2026-03-10T09:00Z' };
      const [segment] = await addSegments(walk.server, [{ ...overtime, ...times }]);
      return outcome(await hers(walk).remove(id, segment));
    },
    answers: [
      [false, 'SEGMENT_NOT_DELETABLE'],
      [true, 200],
    ],
  },
  SEGMENTS: 'CALLS',
  CUSTOM_FIELDS: 'CALLS',
  SELECTABLE_TIME_TYPES: refuses(async (walk) =>
    outcome(await clockIn(walk, { timeTypeId: 1002 })),
  ),
  COST_CENTERS: 'CALLS',
  COST_CENTER_FIELD_REQUIRED: {
    ask: async (walk) => outcome(await add(walk, { costCenter: null })),
    answers: [
      [false, 200],
      [true, 'VALIDATION_FAILED'],
    ],
  },
  TIME_PAIR_COMMENTS: 'CALLS',
  AUTO_CLOCK_OUT: {
    ask: async (walk) => {
      const [id = 0] = await addShifts(walk.server, [openShift]);
      await doJobs(walk.server);
      return (await hers(walk).latest(id)).body.clockOut !== null;
    },
    answers: [
      [false, false],
      [true, true],
    ],
  },
  MEAL_PENALTY: 'CALLS',
  BREAK_OUT_NOTIFICATION_DISABLE: {
    ask: (walk) => toldOf(walk, 'BREAK_NOT_ENDED', '2026-03-12T13:00:00Z'),
    answers: [
      [false, true],
      [true, false],
    ],
  },
  EXTRACTION_STATUS: refuses((walk) => report(walk, { includeExtractionStatus: true })),
  REPORTING_FEATURE: 'CALLS',
  FACIAL_RECOGNITION: 'CALLS',
  TERMINAL: 'CALLS',
  SAML_AUTH: {
    ask: async ({ server }) => (await server.app.inject('/saml/login')).statusCode,
    answers: [
      [false, 403],
      [true, 303],
    ],
  },
  SAML_GLOBAL_LOGOUT: {
    beside: { SAML_AUTH: true },
    ask: (walk) => logOutOfSignOn(walk),
    answers: [
      [false, '/#/logged-out'],
      [true, 'https://login.example.com/slo'],
    ],
  },
  SECOND_FACTOR: 'CALLS',
  EMPLOYEE_WORK_SCHEDULES: 'CALLS',
  MANAGER_WORK_SCHEDULES: refuses(async ({ server, tokens: { max: as } }) => {
    const days = { startDate: '2026-03-09', endDate: '2026-03-15' };
    const query = { ...days, assignmentIds: [ella.assignmentId] };
    return outcome(await server.call('getAssignmentSummaries', { as, query }));
  }),
  EDIT_TIME_MANAGER: refuses((walk) => edit(walk, his(walk))),
  EDIT_TIME_EMPLOYEE: refuses((walk) => edit(walk, hers(walk))),
  ADD_TIME_MANAGER: refuses(async (walk) => outcome(await add(walk, {}, his(walk)))),
  ADD_TIME_EMPLOYEE: refuses(async (walk) => outcome(await add(walk))),
  EMPLOYEE_VIEW: 'SCREEN',
  EMPLOYEE_GROUPS: refuses(async ({ server, tokens }) =>
    outcome(await server.call('getEmployeeGroups', { as: tokens.max })),
  ),
  TERMINAL_VOICE: 'SCREEN',
  TERMINAL_ONE_GESTURE: 'SCREEN',
  TERMINAL_PIN: {
    ask: (walk) => atTerminal(walk, { pin: '13570' }),
    answers: [
      [false, 'FEATURE_OFF'],
      [true, 'NOT_IDENTIFIED'],
    ],
  },
  TERMINAL_BADGE: {
    ask: (walk) => atTerminal(walk, { badge: 'B-1001' }),
    answers: [
      [false, 'FEATURE_OFF'],
      [true, 'BADGE_NOT_KNOWN'],
    ],
  },
  MAXIMUM_MANAGER_EDIT_RANGE: {
    ask: async (walk) => {
      const day = { clockOutDateTime: '2026-02-03T16:00:00Z' };
      return outcome(
        await add(walk, { ...day, clockInDateTime: '2026-02-03T08:00:00Z' }, his(walk)),
      );
    },
    answers: [
      [0, 'VALIDATION_FAILED'],
      [2, 200],
    ],
  },
  MAXIMUM_SELECTABLE_EMPLOYEES: {
    ask: (walk) => decide(walk, [worked, { ...worked, assignment_id: nils.assignmentId }]),
    answers: [
      [1, 'SELECTION_TOO_LARGE'],
      [2, 200],
    ],
  },
  MAXIMUM_SELECTABLE_TIME_PAIRS: {
    ask: (walk) => decide(walk, [worked, { ...worked, assignment_id: nils.assignmentId }]),
    answers: [
      [1, 'SELECTION_TOO_LARGE'],
      [2, 200],
    ],
  },
  SUBORDINATE_ORDER: {
    ask: async ({ server, tokens: { max: as } }) => {
      const request = { as, path: { id: max.id }, body: { page: 0, pageSize: 30 } };
      const { contents } = (await server.call('findSubordinates', request)).body;
      return contents.map(({ employee }) => employee.firstName);
    },
    answers: [
      ['lastName', ['Ella', 'Nils']],
      ['employeeId', ['Nils', 'Ella']],
    ],
  },
  MISSED_BREAK_INDICATOR: {
    ask: async (walk) => savedShift(await add(walk)).infoIndicators.includes('MISSED_BREAK'),
    answers: [
      [0, false],
      [360, true],
    ],
  },
  MISSED_CLOCK_OUT_THRESHOLD: {
    ask: (walk) => toldOf(walk, 'MISSED_CLOCK_OUT'),
    answers: [
      [0, false],
      [5, true],
    ],
  },
  MISSED_CLOCK_IN_THRESHOLD: {
    ask: async ({ server, tokens }) => {
      server.now = new Date('2026-03-12T07:10:00Z');
      return told({ server, tokens }, 'MISSED_CLOCK_IN');
    },
    answers: [
      [0, false],
      [5, true],
    ],
  },
  MEAL_INTERVAL: {
    beside: { MEAL_PENALTY: true },
    ask: async (walk) => {
      const { id } = await begin(walk);
      const request = { as: walk.tokens.ella, path: { id } };
      const { body } = await walk.server.call('getMealPenaltySummary', request);
      return body.expectedIntervalDuration;
    },
    answers: [
      [240, 240],
      [300, 300],
    ],
  },
  CLOCK_OUT_UNDO_DELAY: {
    ask: async (walk) => {
      const [id = 0] = await addShifts(walk.server, [worked]);
      await decideIds(walk, [id]);
      const body = { requestedByUserId: max.id, timePairIds: [id] };
      return outcome(await walk.server.call('undoDecisions', { as: walk.tokens.max, body }));
    },
    answers: [
      [0, 'ALL_ROWS_FAILED'],
      [10, 200],
    ],
  },
  REPORTING_TIMEOUT: {
    ask: (walk) => report(walk),
    answers: [
      [0, 204],
      [30, 200],
    ],
  },
};
