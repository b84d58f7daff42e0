import { toInstant, type components } from 'shared-contracts';

type Schemas = components['schemas'];
type AdjustedMinutes = Schemas['AdjustedMinutes'];

/** The cause of minutes; one object per cause. */
export type Cause = Pick<AdjustedMinutes, 'rule' | 'values'>;

/** Minutes of a shift with the same result, since 1970; the end is excluded. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly cause: Cause;
  /** KEPT and ADDED minutes count. */
  readonly kind: AdjustedMinutes['kind'];
  readonly pairType: Schemas['PairType'];
  /** The id of its entry; null for a gap between entries. */
  readonly entry: number | null;
}

export const asClocked: Cause = { rule: 'AS_CLOCKED', values: {} };
export const clockedBreak: Cause = { rule: 'CLOCKED_BREAK', values: {} };

/** Time between two entries of a day: a break of the day, but not shown in any entry. */
export const gap: Cause = { rule: 'CLOCKED_BREAK', values: {} };

export function counts({ kind }: Stretch): boolean {
  return kind !== 'REMOVED';
}

/** Total minutes of all stretches. */
export function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** The same stretches, split at the instants. */
export function cutAt(stretches: readonly Stretch[], ...instants: readonly number[]): Stretch[] {
  return instants.reduce<Stretch[]>(
    (parts, at) =>
      parts.flatMap((part) =>
        part.start < at && at < part.end
          ? [
              { ...part, end: at },
              { ...part, start: at },
            ]
          : [part],
      ),
    [...stretches],
  );
}

/** The instant by which so many minutes have counted; after all of them if there are fewer. */
export function pointAfter(stretches: readonly Stretch[], minutes: number): number {
  let left = minutes;
  for (const stretch of stretches.filter(counts)) {
    const length = stretch.end - stretch.start;
    if (left < length) return stretch.start + left;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** Minutes that a rule removes; minutes that were never worked disappear. */
export function removed(stretch: Stretch, cause: Cause, pairType: Stretch['pairType']): Stretch[] {
  return stretch.kind === 'ADDED' ? [] : [{ ...stretch, cause, kind: 'REMOVED', pairType }];
}

/** Merges neighbours of one cause, in order of time. */
export function together(stretches: readonly Stretch[]): AdjustedMinutes[] {
  const runs: Stretch[] = [];
  for (const stretch of stretches) {
    const last = runs.at(-1);
    if (last === undefined || !isAlike(last, stretch)) runs.push(stretch);
    else runs[runs.length - 1] = { ...last, end: stretch.end };
  }
  // Creating an instant is expensive; most ends are the next one's start.
  const instants = new Map<number, string>();
  for (const { start, end } of runs) {
    for (const at of [start, end]) if (!instants.has(at)) instants.set(at, instantOf(at));
  }
  return runs.map(({ start, end, cause, kind, pairType }) => ({
    rule: cause.rule,
    kind,
    startTime: instants.get(start) ?? instantOf(start),
    endTime: instants.get(end) ?? instantOf(end),
    minuteDuration: end - start,
    pairType,
    values: cause.values,
  }));
}

export function instantOf(minute: number): string {
  return toInstant(minute * 60_000);
}

function isAlike(a: Stretch, b: Stretch): boolean {
  return a.end === b.start && a.cause === b.cause && a.kind === b.kind && a.pairType === b.pairType;
}
