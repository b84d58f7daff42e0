import type { components } from 'shared-contracts';
import type { SegmentRow, Shift, TimePairRow } from '../rules/timePairRow.ts';

/** A time pair as statements read it: its columns, its segments and who made this version. */
export type ShiftRow = TimePairRow & {
  /** As `to_jsonb` writes them; null when there are none. */
  readonly segments: readonly SegmentRow[] | null;
  readonly modified_by_first_name: string | null;
  readonly modified_by_last_name: string | null;
};

/** What to select for a `ShiftRow`, where `pair` is the row of `time_pair`. */
export const shiftColumns = `pair.*,
  (select json_agg(segment order by segment.clock_in, segment.id) from segment
   where segment.assignment_id = pair.assignment_id
     and segment.shift_id = pair.original_version_id and segment.deleted_at is null) as segments,
  modifier.first_name as modified_by_first_name, modifier.last_name as modified_by_last_name`;

/** The join that `shiftColumns` needs. */
export const shiftJoin = 'left join employee modifier on modifier.id = pair.modified_by';

/** Takes a statement's row apart; json writes instants in another form than the contract. */
export function toShift(row: ShiftRow): Shift {
  const { segments, modified_by_first_name: _first, modified_by_last_name: _last, ...pair } = row;
  return { pair, segments: (segments ?? []).map(withInstants) };
}

export function modifierOf(row: ShiftRow): components['schemas']['PersonName'] | null {
  const {
    modified_by: id,
    modified_by_first_name: firstName,
    modified_by_last_name: lastName,
  } = row;
  if (id === null || firstName === null || lastName === null) return null;
  return { id, firstName, lastName };
}

function withInstants(segment: SegmentRow): SegmentRow {
  return {
    ...segment,
    clock_in: toInstant(segment.clock_in),
    clock_in_device_at: instantOrNull(segment.clock_in_device_at),
    clock_out: instantOrNull(segment.clock_out),
    clock_out_device_at: instantOrNull(segment.clock_out_device_at),
    deleted_at: instantOrNull(segment.deleted_at),
  };
}

function instantOrNull(text: string | null): string | null {
  return text === null ? null : toInstant(text);
}

/** '2026-11-20T10:00:00.5+00:00' → '2026-11-20T10:00:00.500Z' */
function toInstant(text: string): string {
  return new Date(text).toISOString();
}
