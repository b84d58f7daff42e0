import type { components } from 'shared-contracts';
import { assignment } from 'shared-contracts/testing/employee.ts';
import { isIn, presenceOf } from '../rules/clockedPerson.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';

type Schemas = components['schemas'];
type Row = Schemas['MassClockInRequest'] | Schemas['MassClockOutRequest'];
type MassCode = Schemas['MassViolationCode'];

/** How a mass call fails. */
type Cut = 'before' | 'after' | 'refused';

/** A fake network: stores people and their clocks, and clocks them. */
export function clockingServer(people: readonly Subordinate[]) {
  const searches: Schemas['SubordinatesFilter'][] = [];
  const calls: { path: string; key: string | null; rows: Row[] }[] = [];
  const answers = new Map<string, string>();
  const stopped = new Map<number, MassCode>();
  const extraAssignments = new Map<number, Schemas['Assignment'][]>();
  const positions = people.flatMap(({ subordinateAssignments }) =>
    subordinateAssignments.map(({ position }) => position),
  );
  const cuts: Cut[] = [];

  function find(filter: Schemas['SubordinatesFilter']): Response {
    searches.push(filter);
    const { page, pageSize, search = '', infoFilter = [], positions: wanted = [] } = filter;
    const found = people
      .filter(({ employee }) => `${employee.firstName} ${employee.lastName}`.includes(search))
      .filter((person) => infoFilter.length === 0 || isIn(person))
      .filter(({ attendance }) => wantedOf(filter).includes(attendance ?? null))
      .filter((person) => !infoFilter.includes('CURRENTLY_AWAY') || presenceOf(person) === 'AWAY')
      .filter(
        ({ subordinateAssignments: own }) =>
          wanted.length === 0 || own.some(({ position }) => wanted.includes(position.id)),
      );
    return Response.json({
      contents: found.slice(page * pageSize, (page + 1) * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalEmployees: found.length,
    });
  }

  function byId(ids: readonly string[]): Response {
    return Response.json(
      people
        .filter(({ employee }) => ids.includes(String(employee.id)))
        .map(({ employee, subordinateAssignments: [first] }) => ({
          ...employee,
          assignments: [
            assignment({ id: first?.id ?? 0 }),
            ...(extraAssignments.get(employee.id) ?? []),
          ],
        })),
    );
  }

  function clock(rows: readonly Row[]): string {
    const violations = rows.flatMap(({ employeeAssignmentId }) => {
      const code = stopped.get(employeeAssignmentId - 1000);
      if (code === undefined) return [];
      const violation = { code, translatedViolation: `Stopped: ${code}` };
      return [{ userId: 1, employeeAssignmentId, violation }];
    });
    return JSON.stringify({ shiftTimePairs: [], violations });
  }

  return {
    searches,
    calls,
    /** Refuses these people. */
    stop: (employeeId: number, code: MassCode) => void stopped.set(employeeId, code),
    /** Adds a second position. */
    addPosition: (employeeId: number, more: Schemas['Assignment']) =>
      void extraAssignments.set(employeeId, [more]),
    /** The next mass call is cut, before or after it reaches the server, or refused. */
    cut: (how: Cut) => void cuts.push(how),
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/subordinates')) return find(await bodyOf(request));
      if (pathname.endsWith('/subordinatesById')) return byId(searchParams.getAll('ids'));
      if (pathname.endsWith('/subordinate-positions')) return Response.json(positions);
      if (pathname.endsWith('/all-cost-centers')) return Response.json(costCenters);
      if (pathname.endsWith('/custom-filters')) return Response.json(customFilters);
      if (pathname.endsWith('/kept-punches')) return Response.json({ contents: [], total: 0 });
      if (!pathname.includes('/mass-shift-')) return Response.json([]);
      const key = request.headers.get('idempotency-key');
      const rows = await bodyOf<Row[]>(request);
      calls.push({ path: pathname.split('/').at(-1) ?? '', key, rows });
      const cut = cuts.shift();
      if (cut === 'before') throw new TypeError('Failed to fetch');
      if (cut === 'refused') return refusal();
      const answer = answers.get(String(key)) ?? clock(rows);
      answers.set(String(key), answer);
      if (cut === 'after') throw new TypeError('Failed to fetch');
      return new Response(answer, { headers: { 'content-type': 'application/json' } });
    },
  };
}

function wantedOf({ attendance }: Schemas['SubordinatesFilter']) {
  if (attendance === undefined) return ['LATE', 'DUE', 'MISSED', 'LATER', 'DONE', 'OFF', null];
  if (attendance === 'LATE') return ['LATE', 'MISSED'];
  return attendance === 'DUE' ? ['DUE', 'LATE'] : [attendance];
}

const costCenters = [{ id: 31, name: '4120 Ward 3 East', geofence: null }];
const union = {
  externalCode: 'LOCAL-5',
  customFields: [{ fieldName: 'Name', fieldValue: 'Local 5' }],
};
const customFilters = [{ filterName: 'Union', filterValues: [union] }];

function refusal(): Response {
  const problem = { type: 'about:blank', status: 403, title: '', traceId: 't' };
  return Response.json(
    { ...problem, code: 'FEATURE_OFF', detail: 'This is switched off.' },
    { status: 403, headers: { 'content-type': 'application/problem+json' } },
  );
}

async function bodyOf<Body>(request: Request): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- sent by the page by its contract
  return request.json();
}
