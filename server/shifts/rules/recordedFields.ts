import { canonicalJson, type Json } from '../../records/rules/canonicalJson.ts';
import { unrecordedColumns, type Fields } from '../../records/rules/record.ts';
import type { SegmentRow, Shift, TimePairRow } from './timePairRow.ts';

/**
 * All columns of a new shift and its segments for its first record, with the owner of its
 * assignment.
 */
export function shiftFields({ pair, segments }: Shift, employeeId: number): Fields {
  return withSegments(
    { ...presentFields(pair), employee_id: employeeId },
    segments.map((segment) => [segment.id, presentFields(segment)]),
  );
}

/** The columns that a change touched, before and after, for its record. */
export function changedFields(before: Shift, after: Shift): { before: Fields; after: Fields } {
  const pair = difference(before.pair, after.pair);
  const earlier: [number, Fields][] = [];
  const later: [number, Fields][] = [];
  for (const segment of after.segments) {
    const previous = before.segments.find(({ id }) => id === segment.id);
    if (previous === segment) continue;
    const changed =
      previous === undefined
        ? { before: null, after: presentFields(segment) }
        : difference(previous, segment);
    if (changed.before !== null) earlier.push([segment.id, changed.before]);
    later.push([segment.id, changed.after]);
  }
  return { before: withSegments(pair.before, earlier), after: withSegments(pair.after, later) };
}

function presentFields(row: TimePairRow | SegmentRow): Fields {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) => value !== null && !unrecordedColumns.has(column),
    ),
  );
}

function difference<Row extends TimePairRow | SegmentRow>(before: Row, after: Row) {
  const old: [string, Json][] = [];
  const young: [string, Json][] = [];
  const previous: Fields = Object.fromEntries(Object.entries(before));
  for (const [column, value] of Object.entries<Json>(after)) {
    const was = previous[column] ?? null;
    if (unrecordedColumns.has(column) || was === value) continue;
    if (typeof value === 'object' && canonicalJson(was) === canonicalJson(value)) continue;
    old.push([column, was]);
    young.push([column, value]);
  }
  return { before: Object.fromEntries(old), after: Object.fromEntries(young) };
}

function withSegments(fields: Fields, segments: readonly [number, Fields][]): Fields {
  return segments.length === 0 ? fields : { ...fields, segments: Object.fromEntries(segments) };
}
