import type { components } from 'shared-contracts';
import { refusal } from '../../company/testing/companyServer.ts';

type Schemas = components['schemas'];
export type Mapping = Schemas['DirectoryMapping'];
type State = Schemas['DirectoryMappingState'];
type Trial = Schemas['DirectoryTrialPerson'];

const off = { count: 0, waiting: 0, failed: 0, lastUsedAt: null, failure: null };
/** Nothing is connected. */
export const nothingConnected: readonly Schemas['Connection'][] = [
  { kind: 'HR_SYSTEM', system: null, state: 'OFF', ...off },
  { kind: 'DIRECTORY', system: null, state: 'OFF', ...off },
  { kind: 'WEBHOOKS', system: null, state: 'OFF', ...off },
  { kind: 'SIGN_ON', system: null, state: 'OFF', ...off },
  { kind: 'MAIL', system: 'FILES', state: 'OFF', ...off },
];

/** A company with two positions, whose directory has delivered three people. */
export const delivered: State = {
  ...{ version: 4, changedAt: '2026-11-20T09:30:00.000Z', changedBy: 'Robin Ellis' },
  mapping: null,
  choices: {
    positions: [
      { code: 'NURSE', name: 'Nurse' },
      { code: 'COOK', name: 'Cook' },
    ],
    geofences: [{ code: 'MAIN', name: 'Main building' }],
    costCenters: [{ code: '100', name: '100 Ward' }],
    workSchedules: [{ code: 'WEEK', name: 'Week' }],
    timeTypeProfiles: [{ code: 'STANDARD', name: 'STANDARD' }],
    holidayCalendars: [],
  },
  values: [
    { attribute: 'department', value: 'Ward', count: 2 },
    { attribute: 'department', value: 'Kitchen', count: 1 },
  ],
  delivered: 3,
};

/** What the mapping makes of Mika. */
export const trial: Trial = {
  ...{ name: 'Mika Ito', deliveredAt: '2026-11-20T09:30:00.000Z', directory: 'Entra ID' },
  values: [{ attribute: 'department', value: 'Ward' }],
  outcome: 'JOB',
  job: {
    ...{ description: 'Night nurse', position: 'Nurse', geofences: ['Main building'] },
    ...{ costCenter: null, workSchedule: null, timeZone: 'Europe/Berlin' },
    startDate: '2026-11-20',
    authorities: ['CAPTURE_TIME', 'VIEW_TIME'],
    timeRecordingVariant: 'CLOCK',
  },
  ...{ task: null, manager: 'Max Kern', faults: [] },
};

interface ConnectionsServer {
  readonly connections?: readonly Schemas['Connection'][];
  readonly tasks?: Schemas['CompanyTasks'];
  readonly state?: State;
  readonly trial?: Trial | null;
  /** Somebody else has saved the mapping. */
  readonly isLate?: boolean;
  /** Paths that do not answer. */
  readonly failing?: readonly string[];
}

/** A fake network with connections: records the mappings that are sent to it. */
export function connectionsServer(given: ConnectionsServer = {}) {
  const { connections = nothingConnected, tasks = { count: 0, tasks: [] } } = given;
  const { state = delivered, isLate = false, failing = [] } = given;
  const saved: { readonly version: number; readonly mapping: Mapping }[] = [];
  const tried: Mapping[] = [];

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (failing.includes(pathname)) return refusal(503, 'UNAVAILABLE', 'Please try again.');
    if (pathname === '/api/company/connections') return Response.json(connections);
    if (pathname === '/api/company/tasks') return Response.json(tasks);
    if (request.method === 'POST') {
      const mapping: Mapping = await sentTo(request);
      tried.push(mapping);
      return Response.json({ person: given.trial === undefined ? trial : given.trial });
    }
    if (request.method === 'PUT') {
      const order: (typeof saved)[number] = await sentTo(request);
      if (isLate) return refusal(409, 'DIRECTORY_MAPPING_CHANGED', 'Dora Vega changed it.');
      saved.push(order);
      return Response.json({ ...state, version: order.version + 1, mapping: order.mapping });
    }
    return Response.json(state);
  }
  return { fetch, saved, tried };
}

async function sentTo<Body>(request: Request): Promise<Body> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- as the page sends it
  return request.json();
}
