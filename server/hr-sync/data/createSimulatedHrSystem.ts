import type { HrOutcome, HrRecord, HrSystem } from '../rules/hrSystem.ts';

/** How the simulated system behaves. */
export interface HrSimulation {
  /** Milliseconds until it answers. */
  readonly latency: number;
  /** From 0 to 100: how many records of a hundred it has no time for. */
  readonly failurePercent: number;
  /** Employee numbers that it does not know. */
  readonly unknownPeople: readonly string[];
  /** Employee numbers for whom it cannot be reached. */
  readonly unreachablePeople: readonly string[];
}

interface Chance {
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export interface SimulatedHrSystem extends HrSystem {
  /** What it took, in that order; a key that it knows it does not take again. */
  readonly taken: ReadonlyMap<string, HrRecord>;
}

/** What it remembers of the past, so that a server that runs for months does not grow. */
const mostKeys = 5_000;

/** An external HR system that is not there: takes everything, except what it is told to refuse. */
export function createSimulatedHrSystem(
  { latency, failurePercent, unknownPeople, unreachablePeople }: HrSimulation,
  { wait, chance }: Chance,
): SimulatedHrSystem {
  const taken = new Map<string, HrRecord>();

  function take(record: HrRecord): HrOutcome {
    if (taken.has(record.key)) return null;
    if (unknownPeople.includes(record.employeeNumber)) return 'UNKNOWN_PERSON';
    if (chance() * 100 < failurePercent) return 'BUSY';
    taken.set(record.key, record);
    const [oldest] = taken.keys();
    if (taken.size > mostKeys && oldest !== undefined) taken.delete(oldest);
    return null;
  }

  return {
    taken,
    deliver: async (records, signal) => {
      await wait(latency, signal);
      if (records.some(({ employeeNumber }) => unreachablePeople.includes(employeeNumber))) {
        throw new Error('The simulated HR system is told not to answer for this person.');
      }
      return records.map(take);
    },
  };
}
