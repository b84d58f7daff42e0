import type { components } from 'shared-contracts';
import type { SegmentRow, Shift, TimePairRow } from '../rules/timePairRow.ts';
import type { ShiftWithAuthor } from './presentShifts.ts';

/** A time pair as statements return it, with rows as `to_json` writes them. */
export interface ShiftRow {
  readonly pair: TimePairRow;
  /** Null if there are none. */
  readonly segments: readonly SegmentRow[] | null;
  readonly modified_by_first_name: string | null;
  readonly modified_by_last_name: string | null;
}

/**
 * The columns of a `ShiftRow`, with `pair` as the row of `time_pair`: includes the segments of its
 * version.
 */
export const shiftColumns = `to_json(pair) as pair,
  (select json_agg(segment order by segment.clock_in, segment.id) from segment
   where segment.assignment_id = pair.assignment_id
     and segment.shift_id = pair.original_version_id
     and (segment.deleted_at is null or segment.gone_after_version >= pair.version)
     and coalesce(segment.added_in_version, 1) <= pair.version) as segments,
  modifier.first_name as modified_by_first_name, modifier.last_name as modified_by_last_name`;

/** The same from a subquery that has selected `shiftColumns`. */
export const shiftColumnsOf = (name: string) =>
  `${name}.pair, ${name}.segments, ${name}.modified_by_first_name, ${name}.modified_by_last_name`;

/** The join that `shiftColumns` needs. */
export const shiftJoin = 'left join employee modifier on modifier.id = pair.modified_by';

/** Converts a statement's row; JSON formats instants differently from the contract. */
export function toShift({ pair, segments }: ShiftRow): Shift {
  return {
    pair: withInstants(pair),
    segments: (segments ?? []).map((row) => ({ ...withInstants(row), deleted_at: null })),
  };
}

/** The same with the author of this version. */
export function toShiftWithAuthor(row: ShiftRow): ShiftWithAuthor {
  return { ...toShift(row), modifiedBy: modifierOf(row) };
}

/** The author of this version; null if it is as it was punched. */
function modifierOf({
  pair: { modified_by: id },
  modified_by_first_name: firstName,
  modified_by_last_name: lastName,
}: ShiftRow): components['schemas']['PersonName'] | null {
  if (id === null || firstName === null || lastName === null) return null;
  return { id, firstName, lastName };
}

function withInstants<Row extends TimePairRow | SegmentRow>(row: Row): Row {
  return {
    ...row,
    clock_in: toInstant(row.clock_in),
    clock_in_device_at: instantOrNull(row.clock_in_device_at),
    clock_out: instantOrNull(row.clock_out),
    clock_out_device_at: instantOrNull(row.clock_out_device_at),
    deleted_at: instantOrNull(row.deleted_at),
    corrected_at: instantOrNull(row.corrected_at),
  };
}

function instantOrNull(text: string | null): string | null {
  return text === null ? null : toInstant(text);
}

/** '2026-11-20T10:00:00.5+00:00' → '2026-11-20T10:00:00.500Z' */
function toInstant(text: string): string {
  return new Date(text).toISOString();
}
