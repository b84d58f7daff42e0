import { noClockOut, type SegmentRow } from './timePairRow.ts';

type Needed =
  | 'id'
  | 'assignment_id'
  | 'shift_id'
  | `clock_in${'' | '_offset' | '_latitude' | '_longitude' | '_accuracy' | '_geofence_id'}`
  | `clock_in${'_geofence_result' | '_origin' | '_punch_type' | '_device_at' | '_comment'}`;

const defaults: Omit<SegmentRow, Needed> = {
  ...noClockOut,
  pair_type: 'BREAK',
  time_type_id: null,
  cost_center_id: null,
  custom_field_values: null,
  deleted_at: null,
  previous_version_id: null,
  replaced_by: null,
  added_in_version: null,
  gone_after_version: null,
  modified_by: null,
  reason_id: null,
  reason_text: null,
  corrected_at: null,
};

/** A row of `segment`; omitted columns are as for a plain open break. */
export function newSegment(given: Pick<SegmentRow, Needed> & Partial<SegmentRow>): SegmentRow {
  return { ...defaults, ...given };
}
