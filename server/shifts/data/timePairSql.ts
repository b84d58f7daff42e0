import { breakKinds } from 'shared-contracts';
import { overtimeKinds, type SegmentRow } from '../rules/timePairRow.ts';

/** The rule `countsInSums` of shared-contracts as a condition on the columns of `time_pair`. */
export const countsInSums = `status not in ('DELETED', 'REJECTED')
  and not (is_correction and status = 'PENDING')`;

/**
 * The sum of displayed durations in seconds: `wholeMinutes` of shared-contracts. `counted` is the
 * condition of the included rows.
 */
export function sumOfShown(column: string, counted = countsInSums): string {
  return `coalesce(sum((${column} + 30) / 60 * 60) filter (where ${counted}), 0)::bigint`;
}

/** Whether an entry waits for a decision, for the columns of `pair`. */
export const decidable = `(pair.status = 'PENDING_DELETE'
  or pair.status = 'PENDING' and pair.clock_out is not null)`;

/** The rule `mayBeShift` for an entry outside its planned shift, on the columns of `time_pair`. */
export const mayBeTheShift = `(clock_out is null or clock_out - clock_in >= interval '1 hour')`;

/** Whether it is undecided, open shifts included. */
export const undecided = `pair.status in ('INCOMPLETE', 'PENDING', 'PENDING_DELETE')`;

type SegmentKind = SegmentRow['pair_type'];

const listed = (kinds: readonly SegmentKind[]) => kinds.map((kind) => `'${kind}'`).join(', ');

/** Counted seconds of overtime by the company's rules for an entry `pair`; null while open. */
export const adjustedOvertime = `(select sum((part ->> 'minuteDuration')::int) * 60
    from jsonb_array_elements(pair.adjusted_version -> 'minutes') part
    where part ->> 'kind' <> 'REMOVED' and part ->> 'pairType' in (${listed(overtimeKinds)})
  )::int`;

/** Seconds between the displayed minutes of two instants: `shownNet` of shared-contracts. */
export function shownSpan(from: string, to: string): string {
  const minute = (instant: string) => `floor(extract(epoch from ${instant}) / 60)::int`;
  return `((${minute(to)} - ${minute(from)}) * 60)`;
}

/** Displayed seconds of the ended segments of some kinds for an entry `pair`. */
export function secondsOfSegments(kinds: readonly SegmentKind[]): string {
  return `(select coalesce(sum(${shownSpan('segment.clock_in', 'segment.clock_out')}), 0)::int
    from segment
    where segment.assignment_id = pair.assignment_id and segment.shift_id = pair.original_version_id
      and segment.deleted_at is null and segment.clock_out is not null
      and segment.pair_type in (${listed(kinds)}))`;
}

/** Seconds that truncating both ends to their minutes adds to a span. */
function addedByCut(from: string, to: string): string {
  return `(${shownSpan(from, to)} - floor(extract(epoch from ${to} - ${from}))::int)`;
}

/**
 * Displayed seconds worked in an ended entry `pair`, before rounding to the minute; null while
 * open. An open break lasts until the end of its shift.
 */
export const shownWorked = `(case when pair.duration is not null then
    pair.duration + ${addedByCut('pair.clock_in', 'pair.clock_out')}
    - case when pair.duration < floor(extract(epoch from pair.clock_out - pair.clock_in)) then (
      select coalesce(sum(${addedByCut('segment.clock_in', 'coalesce(segment.clock_out, pair.clock_out)')}), 0)::int
      from segment
      where segment.assignment_id = pair.assignment_id
        and segment.shift_id = pair.original_version_id
        and segment.deleted_at is null and segment.pair_type in (${listed(breakKinds)})
    ) else 0 end end)`;
