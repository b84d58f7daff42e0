import { statement, type Runner } from '../../database/statement.ts';
import type { TimePairRow } from '../rules/timePairRow.ts';
import type { AssignmentPlan } from '../../schedules/rules/assignedRanges.ts';
import { dayPlansOf, type AssignmentDay, type DayPlans } from './createDayPlans.ts';

/** The columns of an entry that determine its planned shift, its lateness and whether it counts. */
export type NearbyEntry = Pick<
  TimePairRow,
  | 'assignment_id'
  | 'id'
  | 'original_version_id'
  | 'start_date'
  | 'clock_in'
  | 'clock_out'
  | 'time_zone'
  | 'status'
  | 'is_correction'
  | 'info_indicators'
>;

/** The context of judged time: the plans of days, and the entries that begin near them. */
export interface NearbyTime {
  readonly dayPlans: DayPlans;
  /**
   * The latest entries, not deleted, that begin on the days or up to `daysNearby` before or after.
   */
  entries(
    days: readonly Pick<AssignmentDay, 'assignmentId' | 'date'>[],
  ): Promise<readonly NearbyEntry[]>;
}

/**
 * An entry belongs to a planned shift of its own day or a neighbouring one, and so do its
 * neighbours.
 */
export const daysNearby = 3;

/** The columns of a `NearbyEntry` of `pair`. */
export const nearbyColumns = `pair.assignment_id, pair.id, pair.original_version_id, pair.start_date,
  instant_text(pair.clock_in) as clock_in, instant_text(pair.clock_out) as clock_out,
  pair.time_zone, pair.status, pair.is_correction, pair.info_indicators`;

export const isNearby = (day: string) =>
  `pair.start_date between ${day} - ${daysNearby} and ${day} + ${daysNearby}
   and pair.is_latest and pair.deleted_at is null`;

const readNearby = statement<NearbyEntry, { wanted: string }>(
  'readNearbyEntries',
  `select distinct ${nearbyColumns}
   from jsonb_to_recordset($wanted::jsonb) asked("assignmentId" bigint, date date)
   join time_pair pair on pair.assignment_id = asked."assignmentId" and ${isNearby('asked.date')}`,
);

/** Reads the entries of all days with one statement; plans as `dayPlans` does. */
export function createNearbyTime(database: Runner, dayPlans: DayPlans): NearbyTime {
  return {
    dayPlans,
    entries: async (days) => {
      if (days.length === 0) return [];
      const wanted = days.map(({ assignmentId, date }) => ({ assignmentId, date }));
      return database.run(readNearby, { wanted: JSON.stringify(wanted) });
    },
  };
}

/** The time of one assignment from its schedules and entries, which were read before. */
export function nearbyTimeOf(
  plan: AssignmentPlan | null,
  entries: readonly NearbyEntry[],
): NearbyTime {
  return { dayPlans: dayPlansOf(plan), entries: () => Promise.resolve(entries) };
}
