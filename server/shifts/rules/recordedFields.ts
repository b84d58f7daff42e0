import { canonicalJson, type Json } from '../../records/rules/canonicalJson.ts';
import { unrecordedColumns, type Change, type Fields } from '../../records/rules/record.ts';
import type { ShiftChange } from './shiftChange.ts';
import type { SegmentRow, Shift, TimePairRow } from './timePairRow.ts';

/** The record of a change: everything of a new version, otherwise the changed columns. */
export function recordedFields(
  { before, after }: ShiftChange,
  employeeId: number,
): Pick<Change, 'before' | 'after'> {
  if (before === null) return { before: null, after: shiftFields(after, employeeId) };
  const touched = changedSegments(before, after);
  const changed = changedFields(before, { ...after, segments: touched });
  if (before.pair.id === after.pair.id) return changed;
  const version = { pair: after.pair, segments: touched };
  return { before: changed.before, after: shiftFields(version, employeeId) };
}

/** The segments that a change touched; ended ones come first. */
export function changedSegments(before: Shift | null, { segments }: Shift): SegmentRow[] {
  return segments
    .filter((segment) => before?.segments.includes(segment) !== true)
    .toSorted((a, b) => Number(a.deleted_at === null) - Number(b.deleted_at === null));
}

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
function changedFields(before: Shift, after: Shift): { before: Fields; after: Fields } {
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
