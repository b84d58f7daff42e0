import { addDays } from 'shared-contracts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { canonicalJson } from '../../records/rules/canonicalJson.ts';
import type { ShiftBook } from '../../shifts/data/createShiftBook.ts';
import type { NearbyEntry, NearbyTime } from '../../shifts/data/nearbyTime.ts';
import { beginningOf, plansAt } from '../../shifts/data/plansAt.ts';
import { readShifts } from '../../shifts/data/readShifts.ts';
import { countsInDay } from '../../shifts/rules/countsInDay.ts';
import type { DayPlan } from '../../shifts/rules/dayPlan.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import { isDecision, type ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { Shift } from '../../shifts/rules/timePairRow.ts';
import { adjustDay } from '../rules/adjust.ts';
import { validRules } from '../rules/adjustmentRule.ts';
import type { AdjustmentRules } from './adjustmentRules.ts';

/**
 * Changes with adjusted versions that are derived from whole days, and the changes that follow from
 * them.
 */
interface AdjustedDays<Change> {
  readonly changes: readonly Change[];
  /** Other entries of those days whose adjusted version has changed. */
  readonly beside: readonly { readonly before: Shift; readonly after: Shift }[];
}

type AdjustDays = <Change extends ShiftChange>(
  changes: readonly Change[],
  nearby: NearbyTime,
) => Promise<AdjustedDays<Change>>;

/**
 * Adjusted time is judged by day (`adjustDay`): the entries of one planned shift, otherwise of one
 * local day. The changes must already be adjusted as if they were alone, which is enough for most
 * days. Call it after the shifts and their chain heads were read: anything recorded later makes the
 * changes fail.
 */
export function createAdjustDays(
  { database }: Pick<ServerContext, 'database'>,
  { features }: Pick<ShiftBook, 'features'>,
  adjustmentRules: AdjustmentRules,
): AdjustDays {
  return async (changes, nearby) => {
    const moved = changes.filter(movesTime).flatMap(standing);
    const nothing = { changes, beside: [] };
    if (moved.length === 0) return nothing;
    const days = moved.map(({ assignment_id: assignmentId, start_date: date }) => ({
      assignmentId,
      date,
    }));
    const entries = afterChanges(await nearby.entries(days), changes);
    const close = entries.filter((entry) => moved.some((each) => isClose(each, entry)));
    const isDivided = close.some((entry) =>
      moved.some((each) => each.original_version_id !== entry.original_version_id),
    );
    if (!isDivided) return nothing;

    const groups = await dividedDays(nearby, moved, close);
    if (groups.length === 0) return nothing;
    const changed = new Map(changes.map(({ after }) => [after.pair.id, after]));
    const others = groups.flatMap(({ entries: list }) => list.filter(({ id }) => !changed.has(id)));
    const [read, rules, switches] = await Promise.all([
      readShifts(database, others),
      adjustmentRules.read(),
      features.read(),
    ]);
    const known = new Map([...changed, ...read.map((shift) => [shift.pair.id, shift] as const)]);
    const adjusted = new Map(
      groups.flatMap(({ plan, entries: list }) => {
        const shifts = list.flatMap(({ id }) => known.get(id) ?? []);
        const versions = adjustDay(shifts.map(inEffect), plan, validRules(rules, switches));
        return shifts.map((shift, index) => [shift.pair.id, versions[index] ?? null] as const);
      }),
    );
    const withVersion = (shift: Shift): Shift => {
      const version = adjusted.get(shift.pair.id);
      if (version === undefined) return shift;
      return { ...shift, pair: { ...shift.pair, adjusted_version: version } };
    };
    return {
      changes: changes.map((change) => ({ ...change, after: withVersion(change.after) })),
      beside: read
        .map((before) => ({ before, after: withVersion(before) }))
        .filter(({ before, after }) => !isAdjustedAlike(before, after)),
    };
  };
}

/** Days with several entries, or from which a change removed one, each with its plan. */
async function dividedDays(
  { dayPlans }: NearbyTime,
  moved: readonly Standing[],
  close: readonly Standing[],
) {
  const all = [...moved, ...close];
  const plans = await plansAt(
    dayPlans,
    all.map((pair) => beginningOf({ pair })),
  );
  const dayOf = (entry: Standing, index: number) => `${entry.assignment_id} ${plans[index]?.date}`;
  const affected = new Set(moved.map(dayOf));
  const days = new Map<string, { readonly plan: DayPlan; readonly entries: Standing[] }>();
  for (const [index, entry] of all.entries()) {
    const plan = plans[index];
    const day = dayOf(entry, index);
    if (index < moved.length || plan === undefined || !affected.has(day)) continue;
    const list = days.get(day)?.entries ?? [];
    days.set(day, { plan, entries: [...list, entry] });
  }
  const ownVersions = new Set(moved.map(({ id }) => id));
  return [...days.values()].filter(
    ({ entries }) => entries.length > 1 || entries.some(({ id }) => !ownVersions.has(id)),
  );
}

/** The columns that assign an entry to a day. */
type Standing = Pick<
  NearbyEntry,
  'assignment_id' | 'id' | 'original_version_id' | 'start_date' | 'clock_in' | 'time_zone'
>;

/** The versions before and after a change that count as worked time of a day. */
function standing({ before, after }: ShiftChange): Standing[] {
  return [before, after].flatMap((shift) =>
    shift !== null && stands(shift.pair) ? [shift.pair] : [],
  );
}

function stands(pair: Shift['pair']): boolean {
  return pair.deleted_at === null && countsInDay(pair);
}

/** A decision affects time only if it makes an entry count, or no longer count. */
function movesTime({ action, before, after }: ShiftChange): boolean {
  if (!isDecision(action)) return true;
  return (before !== null && stands(before.pair)) !== stands(after.pair);
}

function isAdjustedAlike({ pair: one }: Shift, { pair: other }: Shift): boolean {
  return canonicalJson(one.adjusted_version) === canonicalJson(other.adjusted_version);
}

/** The entries that count as worked time after the changes. */
function afterChanges(rows: readonly NearbyEntry[], changes: readonly ShiftChange[]): Standing[] {
  const entries = new Map<number, Standing>(
    rows.filter(countsInDay).map((row) => [row.id, row] as const),
  );
  for (const { before, after } of changes) {
    if (before !== null) entries.delete(before.pair.id);
    if (stands(after.pair)) entries.set(after.pair.id, after.pair);
  }
  return [...entries.values()];
}

/** Entries of one planned shift begin on the same or on neighbouring days. */
function isClose(one: Standing, other: Standing): boolean {
  if (one.assignment_id !== other.assignment_id) return false;
  const date = other.start_date;
  return date >= addDays(one.start_date, -1) && date <= addDays(one.start_date, 1);
}
