import { beforeAll, describe, expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { createTestCompany, password, people } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { addShifts } from '../testing/testTime.ts';

/** Whose entry it is to whoever calls. */
type Relation = 'own' | 'managed' | 'before my range' | 'formerly managed' | 'foreign';

interface Entry {
  readonly id: number;
  readonly assignmentId: number;
  readonly employeeId: number;
  readonly day: string;
}

/** The code of the refusal, or DONE. */
type Outcome = string;
type Answered = { readonly status: number; readonly problem: { readonly code: string } };

/** `max` is Ella's manager, `frieda` was, `gus` manages Olga alone, `sam` may approve but nobody's. */
const roles = ['ella', 'max', 'frieda', 'gus', 'sam', 'dora', 'terminal'] as const;
type Role = (typeof roles)[number];

const owners = {
  ella: { employeeId: people.ella.id, assignmentId: people.ella.assignmentId },
  max: { employeeId: people.max.id, assignmentId: people.max.assignmentId },
  olga: { employeeId: people.olga.id, assignmentId: people.olga.assignmentId },
  frieda: { employeeId: 1011, assignmentId: 1011 },
  gus: { employeeId: 1012, assignmentId: 1012 },
  sam: { employeeId: 1013, assignmentId: 1013 },
} as const;

const march = '2026-03-10';
const february = '2026-02-20';
/** Which entry stands in which relation; what is left out does not exist for the role. */
const entriesOf: Readonly<
  Record<Role, Partial<Record<Relation, readonly [keyof typeof owners, string]>>>
> = {
  ella: { own: ['ella', march], foreign: ['olga', march] },
  max: {
    own: ['max', march],
    managed: ['ella', march],
    'before my range': ['ella', '2025-12-30'],
    'formerly managed': ['olga', february],
    foreign: ['gus', march],
  },
  frieda: {
    own: ['frieda', march],
    'formerly managed': ['ella', february],
    foreign: ['olga', march],
  },
  gus: { own: ['gus', march], managed: ['olga', march], foreign: ['ella', march] },
  sam: { own: ['sam', march], foreign: ['ella', march] },
  dora: { foreign: ['ella', march] },
  terminal: { foreign: ['ella', march] },
};

/** Calls that only managers have, and those that people have for their own time too. */
type Kind = 'deciding' | 'entering';

function expected(role: Role, relation: Relation, kind: Kind): Outcome {
  if (role === 'terminal') return 'NO_SESSION';
  if (role === 'dora') return 'ACCESS_DENIED';
  if (kind === 'deciding' && role === 'ella') return 'ACCESS_DENIED';
  if (relation === 'managed') return 'DONE';
  return relation === 'own' && kind === 'entering' ? 'DONE' : 'NOT_FOUND';
}

describeOnMemory(
  'Whose time anybody sees, changes and decides',
  (server) => {
    const sessions = new Map<Role, { readonly as?: string; readonly asTerminal?: string }>();

    beforeAll(async () => {
      server.now = new Date('2026-03-20T08:00:00Z');
      await setFeatures(server, { MAXIMUM_MANAGER_EDIT_RANGE: 12 });
      const run = (sql: string) => server.database.run(composed(sql));
      for (const [id, name, authority] of [
        [1011, 'frieda', 'APPROVE_TIME'],
        [1012, 'gus', 'APPROVE_TIME'],
        [1013, 'sam', 'SUPER_ADMIN'],
      ] as const) {
        await run(`insert into employee (id, employee_number, first_name, last_name, username,
            password_hash, authorities, is_24_hour, locale)
          select ${id}, 'E-${id}', '${name}', 'Test', '${name}', password_hash, '{${authority}}',
            true, 'en' from employee where id = ${people.ella.id}`);
        await run(`insert into assignment (id, code, employee_id, is_primary, description,
            position_id, start_date, country_code, company, time_zone, time_type_profile_id,
            authorities)
          values (${id}, 'A-${id}', ${id}, true, 'Head', 1002, '2025-01-01', 'DE', 'Harbour',
            'Europe/Berlin', 1001, '{}')`);
      }
      await run(`update assignment set authorities = '{CAPTURE_TIME,VIEW_TIME,ADD_TIME}'
        where end_date is null`);
      await run(`insert into manager_assignment (manager_id, assignment_id, start_date, end_date)
        values (1011, ${people.ella.assignmentId}, '2025-01-01', '2026-03-01'),
          (1012, ${people.olga.assignmentId}, '2025-01-01', null)`);
      for (const role of roles) {
        if (role === 'terminal') {
          const { cookies } = await server.call('logInTerminal', {
            body: { terminalId: 'T-100', password },
          });
          sessions.set(role, { asTerminal: cookies.get('terminal-access-token') ?? '' });
        } else {
          const { cookies } = await server.call('logIn', { body: { username: role, password } });
          sessions.set(role, { as: cookies.get('access-token') ?? '' });
        }
      }
    });

    const of = (answer: Answered): Outcome => (answer.status < 400 ? 'DONE' : answer.problem.code);
    const idOf = (role: Role): number =>
      role === 'terminal' ? 1001 : role === 'dora' ? people.dora.id : owners[role].employeeId;
    const filterOf = ({ day }: Entry) => ({ startDate: day, endDate: day, page: 0, pageSize: 200 });
    const seen = (has: boolean): Outcome => (has ? 'DONE' : 'NOT_FOUND');
    const times = ({ assignmentId, day }: Entry, from: string, to: string) => ({
      employeeAssignmentId: assignmentId,
      timeZoneOffset: 60,
      clockInDateTime: `${day}T${from}:00Z`,
      clockOutDateTime: `${day}T${to}:00Z`,
    });
    const reason = { id: 1001 };

    /** Every call about the time of one entry, with what it is called with. */
    const calls: Readonly<
      Record<string, readonly [Kind, (role: Role, entry: Entry) => Promise<Outcome>]>
    > = {
      'approvals list it': [
        'deciding',
        async (role, entry) => {
          const answer = await server.call('fetchApprovals', {
            ...sessions.get(role),
            body: filterOf(entry),
          });
          if (answer.status >= 400) return answer.problem.code;
          const pairs = answer.body.contents.flatMap(({ summaries }) => summaries);
          return seen(pairs.some(({ id }) => id === entry.id));
        },
      ],
      '"select all" takes it': [
        'deciding',
        async (role, entry) => {
          const answer = await server.call('selectTimePairs', {
            ...sessions.get(role),
            body: { filter: filterOf(entry), purpose: 'DECIDE' },
          });
          if (answer.status >= 400) return answer.problem.code;
          return seen(answer.body.entries.some(({ timePairId }) => timePairId === entry.id));
        },
      ],
      'it is approved': ['deciding', (role, entry) => decide(role, entry, 'APPROVED')],
      'it is rejected': ['deciding', (role, entry) => decide(role, entry, 'REJECTED')],
      'it is sent to the HR system again': [
        'deciding',
        async (role, { id }) => {
          const answer = await server.call('synchroniseTimePair', {
            ...sessions.get(role),
            path: { id },
          });
          const isReached = of(answer) === 'STATUS_NOT_ALLOWED';
          return isReached ? 'DONE' : of(answer);
        },
      ],
      'history lists it': [
        'entering',
        async (role, entry) => {
          const answer = await server.call('getShiftSummaries', {
            ...sessions.get(role),
            query: { employeeId: entry.employeeId },
            body: {
              ...filterOf(entry),
              sortBy: 'clockIn',
              sortDirection: 'ascending',
            },
          });
          if (answer.status >= 400) return answer.problem.code;
          return seen(answer.body.contents.some(({ id }) => id === entry.id));
        },
      ],
      'its latest version is read': [
        'entering',
        async (role, { id }) =>
          of(await server.call('getLatestVersion', { ...sessions.get(role), path: { id } })),
      ],
      'its versions are read': [
        'entering',
        async (role, { id }) =>
          of(await server.call('getCorrections', { ...sessions.get(role), path: { id } })),
      ],
      'time is added beside it': [
        'entering',
        async (role, entry) =>
          of(
            await server.call('saveShiftPair', {
              ...sessions.get(role),
              body: { id: -1, entryType: 'ADD', ...times(entry, '18:00', '18:30') },
            }),
          ),
      ],
      'it is copied': [
        'entering',
        async (role, entry) =>
          of(
            await server.call('saveShiftPair', {
              ...sessions.get(role),
              body: { id: -1, entryType: 'CLONE', ...times(entry, '19:00', '19:30') },
            }),
          ),
      ],
      'it is edited': [
        'entering',
        async (role, entry) =>
          of(
            await server.call('saveShiftPair', {
              ...sessions.get(role),
              query: { timePairId: entry.id },
              body: { id: entry.id, entryType: 'EDIT', reason, ...times(entry, '08:00', '15:00') },
            }),
          ),
      ],
      'a break is added to it': [
        'entering',
        async (role, entry) =>
          of(
            await server.call('saveSegmentPair', {
              ...sessions.get(role),
              body: {
                id: -1,
                entryType: 'ADD',
                pairType: 'BREAK',
                shiftTimePairId: entry.id,
                ...times(entry, '11:00', '11:30'),
              },
            }),
          ),
      ],
      'it is commented on': [
        'entering',
        async (role, { id }) =>
          of(
            await server.call('updateComment', {
              ...sessions.get(role),
              path: { id },
              body: { isClockInCommentUpdate: true, newComment: 'Late bus' },
            }),
          ),
      ],
      'its adjusted time is worked out again': [
        'entering',
        async (role, { id }) =>
          of(
            await server.call('readjustTimePair', {
              ...sessions.get(role),
              body: { timePairId: id },
            }),
          ),
      ],
      'it is deleted': [
        'entering',
        async (role, { id }) =>
          of(
            await server.call('deleteTimePair', { ...sessions.get(role), path: { id }, query: {} }),
          ),
      ],
    };

    async function decide(role: Role, { id }: Entry, status: 'APPROVED' | 'REJECTED') {
      const answer = await server.call('decideTimePairs', {
        ...sessions.get(role),
        body: {
          requestedByUserId: idOf(role),
          shouldSyncWithEC: true,
          statusRequests: [{ timePairId: id, status }],
        },
      });
      if (answer.status < 400) return 'DONE';
      return answer.problem.results?.[0]?.code ?? answer.problem.code;
    }

    describe.each(Object.entries(calls))('%s', (_, [kind, call]) => {
      test.each(roles)('by %s', async (role) => {
        const relations = Object.entries(entriesOf[role]);
        const outcomes: Record<string, Outcome> = {};
        const wanted: Record<string, Outcome> = {};
        for (const [name, [whose, day]] of relations) {
          const relation = relationOf(name);
          const { assignmentId, employeeId } = owners[whose];
          await server.database.run(composed('delete from time_pair where assignment_id = $1'), [
            assignmentId,
          ]);
          const [id = 0] = await addShifts(server, [
            {
              assignment_id: assignmentId,
              from: `${day}T07:00Z`,
              to: `${day}T15:00Z`,
              ...(whose === 'olga' ? { time_zone: 'Asia/Bangkok' } : {}),
            },
          ]);
          outcomes[relation] = await call(role, { id, assignmentId, employeeId, day });
          wanted[relation] = expected(role, relation, kind);
        }
        expect(outcomes).toEqual(wanted);
      });
    });
  },
  { prepare: createTestCompany },
);

function relationOf(name: string): Relation {
  const all: readonly Relation[] = [
    'own',
    'managed',
    'before my range',
    'formerly managed',
    'foreign',
  ];
  const relation = all.find((each) => each === name);
  if (relation === undefined) throw new Error(`There is no relation ${name}.`);
  return relation;
}
