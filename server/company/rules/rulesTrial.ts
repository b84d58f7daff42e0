import type { components } from 'shared-contracts';

type Schemas = components['schemas'];
type AdjustedVersion = Schemas['AdjustedVersion'];
type Cause = Pick<Schemas['TrialDifference'], 'rule' | 'code'>;

/** An entry with its adjusted time as it is kept, and by other rules. */
export interface TriedEntry {
  readonly employeeId: number;
  readonly assignmentId: number;
  readonly date: string;
  readonly clockedMinutes: number;
  /** Null where none is kept: then it counts as clocked. */
  readonly before: AdjustedVersion | null;
  readonly after: AdjustedVersion;
}

/** A difference whose person is still to be named. */
export type Difference = Omit<Schemas['TrialDifference'], 'name'> &
  Pick<TriedEntry, 'assignmentId'>;

type Counts = Omit<
  Schemas['RulesTrial'],
  'startDate' | 'endDate' | 'comparedFrom' | 'entries' | 'largest'
>;

const mostShown = 20;

/** Adds up what rules would change, entry by entry. */
export function createTrialSum() {
  const people = new Map<number, number>();
  let largest: Difference[] = [];
  const sums = { compared: 0, differing: 0, otherKinds: 0 };
  const minutes = { clockedMinutes: 0, minutesBefore: 0, minutesAfter: 0 };

  function add({ before, after, ...entry }: TriedEntry): void {
    const { employeeId, assignmentId, date, clockedMinutes } = entry;
    const minutesBefore = before === null ? clockedMinutes : before.duration / 60;
    const minutesAfter = after.duration / 60;
    const change = minutesAfter - minutesBefore;
    sums.compared += 1;
    minutes.clockedMinutes += clockedMinutes;
    minutes.minutesBefore += minutesBefore;
    minutes.minutesAfter += minutesAfter;
    if (change === 0) {
      if (before !== null && kindsOf(before) !== kindsOf(after)) sums.otherKinds += 1;
      return;
    }
    sums.differing += 1;
    people.set(employeeId, (people.get(employeeId) ?? 0) + change);
    const cause = causeOf(before, after, change);
    largest.push({ date, assignmentId, minutesBefore, minutesAfter, ...cause });
    if (largest.length > 50 * mostShown) largest = largestOf(largest);
  }

  return {
    add,
    result: (): { readonly counts: Counts; readonly largest: readonly Difference[] } => {
      const changes = [...people.values()];
      return {
        counts: {
          ...sums,
          ...minutes,
          peopleUp: changes.filter((change) => change > 0).length,
          peopleDown: changes.filter((change) => change < 0).length,
        },
        largest: largestOf(largest),
      };
    },
  };
}

function largestOf(differences: readonly Difference[]): Difference[] {
  const size = ({ minutesBefore, minutesAfter }: Difference) =>
    Math.abs(minutesAfter - minutesBefore);
  return differences
    .toSorted((a, b) => size(b) - size(a) || b.date.localeCompare(a.date))
    .slice(0, mostShown);
}

/** Minutes of each kind of time that counts. */
function kindsOf({ minutes }: AdjustedVersion): string {
  const kinds = new Map<string, number>();
  for (const { kind, pairType, minuteDuration } of minutes) {
    if (kind !== 'REMOVED') kinds.set(pairType, (kinds.get(pairType) ?? 0) + minuteDuration);
  }
  return JSON.stringify([...kinds].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The rule that adds or takes the most, in the direction of the change. */
function causeOf(before: AdjustedVersion | null, after: AdjustedVersion, change: number): Cause {
  const was = effects(before);
  const is = effects(after);
  const parts = [...new Set([...was.keys(), ...is.keys()])].map((key) => {
    const { cause } = is.get(key) ?? was.get(key) ?? unknown;
    const minutes = (is.get(key)?.minutes ?? 0) - (was.get(key)?.minutes ?? 0);
    return { cause, size: minutes * Math.sign(change) };
  });
  return parts.toSorted((a, b) => b.size - a.size)[0]?.cause ?? unknown.cause;
}

interface Effect {
  readonly cause: Cause;
  /** Added; less than 0 if taken. */
  readonly minutes: number;
}

const unknown: Effect = { cause: { rule: 'AS_CLOCKED', code: null }, minutes: 0 };

/** What each rule adds or takes: together, the difference from the time between the punches. */
function effects(version: AdjustedVersion | null): ReadonlyMap<string, Effect> {
  const byRule = new Map<string, Effect>();
  for (const { rule, kind, minuteDuration, values } of version?.minutes ?? []) {
    const code = typeof values['code'] === 'string' ? values['code'] : null;
    const key = `${rule} ${code}`;
    const minutes = kind === 'KEPT' ? 0 : kind === 'ADDED' ? minuteDuration : -minuteDuration;
    byRule.set(key, {
      cause: { rule, code },
      minutes: (byRule.get(key)?.minutes ?? 0) + minutes,
    });
  }
  return byRule;
}
