import { overtimeKinds, type ReportSegment } from '../../reports/rules/reportEntry.ts';

type SegmentKind = ReportSegment['kind'];

const listed = (kinds: readonly SegmentKind[]) => kinds.map((kind) => `'${kind}'`).join(', ');

/** Counted seconds of overtime by the company's rules, of an entry of `pair`; null while open. */
export const adjustedOvertime = `(select sum((part ->> 'minuteDuration')::int) * 60
    from jsonb_array_elements(pair.adjusted_version -> 'minutes') part
    where part ->> 'kind' <> 'REMOVED' and part ->> 'pairType' in (${listed(overtimeKinds)})
  )::int`;

/** Whole seconds of the ended segments of some kinds, of an entry of `pair`. */
export function secondsOfSegments(kinds: readonly SegmentKind[]): string {
  return `(select coalesce(sum(floor(extract(epoch from segment.clock_out - segment.clock_in))), 0)::int
    from segment
    where segment.assignment_id = pair.assignment_id and segment.shift_id = pair.original_version_id
      and segment.deleted_at is null and segment.clock_out is not null
      and segment.pair_type in (${listed(kinds)}))`;
}
