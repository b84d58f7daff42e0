import { noClockOut, type TimePairRow } from './timePairRow.ts';

type Defaults = Omit<TimePairRow, Needed>;
type Needed =
  | 'id'
  | 'assignment_id'
  | 'original_version_id'
  | 'start_date'
  | 'time_zone'
  | 'status'
  | `clock_in${'' | '_offset' | '_latitude' | '_longitude' | '_accuracy' | '_geofence_id'}`
  | `clock_in${'_geofence_result' | '_origin' | '_punch_type' | '_device_at' | '_comment'}`;

const defaults: Defaults = {
  ...noClockOut,
  previous_version_id: null,
  is_latest: true,
  version: 1,
  duration: null,
  status_before_deletion: null,
  type: 'CLOCK',
  is_call_back: false,
  is_correction: false,
  is_manual_pair: false,
  is_auto_approved: false,
  absence_type: null,
  deleted_at: null,
  was_previously_approved: false,
  changed_after_approval: false,
  sent_late: false,
  extraction_status: 'NOT_EXTRACTED',
  synchronisation_status: null,
  synchronisation_error: null,
  time_type_id: null,
  cost_center_id: null,
  custom_field_values: [],
  modified_by: null,
  reason_id: null,
  reason_text: null,
  corrected_at: null,
  shift_key: null,
  adjusted_version: null,
  info_indicators: [],
  meal_break_waived: null,
  decision: null,
};

/** A row of `time_pair`; omitted columns are as for a plain open shift. */
export function newTimePair(
  given: Pick<TimePairRow, Exclude<Needed, 'original_version_id'>> & Partial<TimePairRow>,
): TimePairRow {
  return { ...defaults, original_version_id: given.id, ...given };
}
