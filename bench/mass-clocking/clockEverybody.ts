import type { components } from 'shared-contracts';
import type { Caller } from './findManager.ts';

type Schemas = components['schemas'];

/** Seconds of each step for all people together. */
export interface MassClockingSteps {
  /** Finding everybody with their own clock, page by page. */
  readonly finding: number;
  /** Reading everybody's positions and choices. */
  readonly choices: number;
  readonly clockIn: number;
  readonly clockOut: number;
  /** People without the expected result. */
  readonly errors: number;
}

const batchSize = 50;
const pageSize = 200;

/**
 * Clocks all people of a manager in and out again; returns the time of each step, and the number of
 * failures.
 */
export async function clockEverybody(manager: Caller): Promise<MassClockingSteps> {
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
  const people: Schemas['Subordinate'][] = [];
  for (let page = 0, totalPages = 1; page < totalPages; page += 1) {
    const answer = await manager.post<Schemas['Subordinates']>(
      `employees/${manager.id}/subordinates?includeActiveShifts=true`,
      { page, pageSize },
    );
    people.push(...answer.contents);
    ({ totalPages } = answer);
  }
  return people;
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

/** The result, and its seconds. */
async function timed<Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> {
  const began = performance.now();
  const result = await work();
  return [result, (performance.now() - began) / 1000];
}
