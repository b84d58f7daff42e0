import { breakKinds } from 'shared-contracts';
import { overtimeKinds, type SegmentRow } from '../rules/timePairRow.ts';

/** The rule `countsInSums` of shared-contracts as a condition on the columns of `time_pair`. */
export const countsInSums = `status not in ('DELETED', 'REJECTED')
  and not (is_correction and status = 'PENDING')`;

/**
 * The sum of durations in seconds as they are shown: `wholeMinutes` of shared-contracts. `counted`: the
 * condition of those that it takes.
 */
export function sumOfShown(column: string, counted = countsInSums): string {
  return `coalesce(sum((${column} + 30) / 60 * 60) filter (where ${counted}), 0)::bigint`;
}

/** Whether an entry waits for a decision, on the columns of `pair`. */
export const decidable = `(pair.status = 'PENDING_DELETE'
  or pair.status = 'PENDING' and pair.clock_out is not null)`;

/** The rule `mayBeShift` for an entry beside its planned shift, on the columns of `time_pair`. */
export const mayBeTheShift = `(clock_out is null or clock_out - clock_in >= interval '1 hour')`;

/** Whether nothing is decided about it yet; open shifts are among these. */
export const undecided = `pair.status in ('INCOMPLETE', 'PENDING', 'PENDING_DELETE')`;

type SegmentKind = SegmentRow['pair_type'];

const listed = (kinds: readonly SegmentKind[]) => kinds.map((kind) => `'${kind}'`).join(', ');

/** Counted seconds of overtime by the company's rules, of an entry of `pair`; null while open. */
export const adjustedOvertime = `(select sum((part ->> 'minuteDuration')::int) * 60
    from jsonb_array_elements(pair.adjusted_version -> 'minutes') part
    where part ->> 'kind' <> 'REMOVED' and part ->> 'pairType' in (${listed(overtimeKinds)})
  )::int`;

/** Seconds between the minutes that are shown of two instants: `shownNet` of shared-contracts. */
export function shownSpan(from: string, to: string): string {
  const minute = (instant: string) => `floor(extract(epoch from ${instant}) / 60)::int`;
  return `((${minute(to)} - ${minute(from)}) * 60)`;
}

/** Seconds of the ended segments of some kinds as they are shown, of an entry of `pair`. */
export function secondsOfSegments(kinds: readonly SegmentKind[]): string {
  return `(select coalesce(sum(${shownSpan('segment.clock_in', 'segment.clock_out')}), 0)::int
    from segment
    where segment.assignment_id = pair.assignment_id and segment.shift_id = pair.original_version_id
      and segment.deleted_at is null and segment.clock_out is not null
      and segment.pair_type in (${listed(kinds)}))`;
}

/** What the cut of both ends to their minutes adds to a span, in seconds. */
function addedByCut(from: string, to: string): string {
  return `(${shownSpan(from, to)} - floor(extract(epoch from ${to} - ${from}))::int)`;
}

/**
 * Seconds worked in an ended entry of `pair` as they are shown, to be rounded to the minute; null while
 * open. A break that is still open lasts until the end of its shift.
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
