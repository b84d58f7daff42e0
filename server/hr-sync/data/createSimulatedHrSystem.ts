import {
  refusal,
  type HrOutcome,
  type HrScheduleRecord,
  type HrSystem,
  type HrTimeRecord,
} from '../../hr-outbox/rules/hrSystem.ts';

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
  readonly taken: ReadonlyMap<string, HrTimeRecord>;
  readonly takenSchedules: ReadonlyMap<string, HrScheduleRecord>;
}

/** What it remembers of the past, so that a server that runs for months does not grow. */
const mostKeys = 5_000;

/** An external HR system that is not there: takes everything, except what it is told to refuse. */
export function createSimulatedHrSystem(
  { latency, failurePercent, unknownPeople, unreachablePeople }: HrSimulation,
  { wait, chance }: Chance,
): SimulatedHrSystem {
  const taken = new Map<string, HrTimeRecord>();
  const takenSchedules = new Map<string, HrScheduleRecord>();

  const deliverInto =
    <Record extends HrTimeRecord | HrScheduleRecord>(kept: Map<string, Record>) =>
    async (records: readonly Record[], signal: AbortSignal): Promise<HrOutcome[]> => {
      await wait(latency, signal);
      return records.map((record) => take(record, kept));
    };

  function take<Record extends HrTimeRecord | HrScheduleRecord>(
    record: Record,
    kept: Map<string, Record>,
  ): HrOutcome {
    if (unreachablePeople.includes(record.employeeNumber)) return refusal('UNREACHABLE');
    if (kept.has(record.key)) return null;
    if (unknownPeople.includes(record.employeeNumber)) return refusal('UNKNOWN_PERSON');
    if (chance() * 100 < failurePercent) return refusal('BUSY');
    kept.set(record.key, record);
    const [oldest] = kept.keys();
    if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest);
    return null;
  }

  return {
    taken,
    takenSchedules,
    pausedUntil: () => null,
    deliverTime: deliverInto(taken),
    deliverSchedules: deliverInto(takenSchedules),
  };
}
