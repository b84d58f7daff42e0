import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from 'shared-contracts';
import { startSystem } from '../../system/startSystem.ts';
import { benchSettings } from '../company/benchSettings.ts';
import { createCompany, type CompanyFile } from '../company/createCompany.ts';
import { seedCompany } from '../company/seedCompany.ts';

type Schemas = components['schemas'];

/** Seconds that each step took for all people together. */
export interface MassClockingRun {
  /** As the database says it. */
  readonly databaseVersion: string;
  /** Finding everybody with the own clock, page by page. */
  readonly finding: number;
  /** Reading everybody's positions and choices. */
  readonly choices: number;
  readonly clockIn: number;
  readonly clockOut: number;
  /** People without the expected outcome. */
  readonly errors: number;
}

const batchSize = 50;
const pageSize = 200;

/**
 * One manager clocks that many people in and out again through the API, as the page does: one batch
 * of 50 after the other, each with its own key. `databaseUrl` null is the embedded database.
 */
export async function measureMassClocking(
  databaseUrl: string | null,
  people: number,
): Promise<MassClockingRun> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const dataDirectory = join(folder, 'data');
  const settings = benchSettings(dataDirectory, databaseUrl, 'empty');
  try {
    const company = managedByOne(people);
    const { databaseVersion, sessions } = await seedCompany(company, folder, settings);
    const system = await startSystem(dataDirectory, settings);
    try {
      const manager = await findManager(system.url, sessions);
      return { databaseVersion, ...(await clockEverybody(manager)) };
    } finally {
      await system.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everybody has the same manager, who has an assignment, too, and so a session. */
export function managedByOne(people: number): CompanyFile {
  const company = createCompany(people);
  return {
    ...company,
    managers: company.managers.map((managed) => ({ ...managed, manager: 'M-1' })),
    assignments: [
      { ...company.assignments[0], code: 'A-M-1', employee: 'M-1' },
      ...company.assignments,
    ],
  };
}

interface Caller {
  readonly id: number;
  post<Answer>(path: string, body: unknown): Promise<Answer>;
  get<Answer>(path: string): Promise<Answer>;
}

async function findManager(
  url: string,
  sessions: readonly { readonly employeeId: number; readonly token: string }[],
): Promise<Caller> {
  for (const { employeeId, token } of sessions) {
    const caller = callerOf(url, employeeId, token);
    const { authorities } = await caller.get<Schemas['Session']>('session');
    if (authorities.includes('APPROVE_TIME')) return caller;
  }
  throw new Error('The company has a manager with an assignment.');
}

function callerOf(url: string, id: number, token: string): Caller {
  async function call<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const answer = await fetch(`${url}/api/${path}`, {
      ...request,
      headers: {
        cookie: `access-token=${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    // oxlint-disable-next-line typescript/no-unsafe-return -- as the contract says
    return answer.json();
  }
  return {
    id,
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    get: (path) => call(path, {}),
  };
}

async function clockEverybody(manager: Caller) {
  const [everybody, finding] = await timed(() => findEverybody(manager));
  const ids = everybody.map(({ employee }) => employee.id);
  const [, choices] = await timed(() =>
    Promise.all(
      inBatches(ids, pageSize).map((page) =>
        manager.get(
          `employees/${manager.id}/subordinatesById?${page.map((id) => `ids=${id}`).join('&')}`,
        ),
      ),
    ),
  );
  const toClockIn = everybody.flatMap(({ subordinateAssignments: [first] }) =>
    first === undefined ? [] : [{ employeeAssignmentId: first.id, timeZoneOffset: 60 }],
  );
  const [begun, clockIn] = await timed(() => clock(manager, 'mass-shift-clock-in', toClockIn));
  const toClockOut = begun.map(({ id, employeeAssignment }) => ({
    employeeAssignmentId: employeeAssignment.id,
    shiftTimePairId: id,
    timeZoneOffset: 60,
  }));
  const [ended, clockOut] = await timed(() => clock(manager, 'mass-shift-clock-out', toClockOut));
  const errors = everybody.length - ended.filter(({ status }) => status === 'APPROVED').length;
  return { finding, choices, clockIn, clockOut, errors };
}

async function findEverybody(manager: Caller): Promise<Schemas['Subordinate'][]> {
  const found: Schemas['Subordinate'][] = [];
  for (let page = 0, totalPages = 1; page < totalPages; page += 1) {
    const answer = await manager.post<Schemas['Subordinates']>(
      `employees/${manager.id}/subordinates?includeActiveShifts=true`,
      { page, pageSize },
    );
    found.push(...answer.contents);
    ({ totalPages } = answer);
  }
  return found;
}

async function clock(
  manager: Caller,
  call: string,
  rows: readonly object[],
): Promise<Schemas['TimePair'][]> {
  const pairs: Schemas['TimePair'][] = [];
  for (const batch of inBatches(rows, batchSize)) {
    const answer = await manager.post<Schemas['MassClockAnswer']>(`time-pairs/${call}`, batch);
    if (answer.violations.length === 0) pairs.push(...answer.shiftTimePairs);
  }
  return pairs;
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** The result, and the seconds that it took. */
async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, (performance.now() - began) / 1000];
}
