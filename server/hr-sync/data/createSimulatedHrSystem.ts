import {
  refusal,
  type HrOutcome,
  type HrScheduleRecord,
  type HrSystem,
  type HrTimeRecord,
} from '../../hr-outbox/rules/hrSystem.ts';

/** The behaviour of the simulated system. */
export interface HrSimulation {
  /** Milliseconds until it answers. */
  readonly latency: number;
  /** From 0 to 100: the percentage of records that time out. */
  readonly failurePercent: number;
  /** Employee numbers that it does not know. */
  readonly unknownPeople: readonly string[];
  /** Employee numbers for whom it is unreachable. */
  readonly unreachablePeople: readonly string[];
}

interface Chance {
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to, not including, 1. */
  readonly chance: () => number;
}

export interface SimulatedHrSystem extends HrSystem {
  /** Accepted records in order; a known key is not accepted again. */
  readonly taken: ReadonlyMap<string, HrTimeRecord>;
  readonly takenSchedules: ReadonlyMap<string, HrScheduleRecord>;
}

/** The number of keys that it remembers, so that memory does not grow over months. */
const mostKeys = 5_000;

/** A simulated external HR system: accepts everything except what it is configured to reject. */
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
