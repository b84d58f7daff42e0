import type { TimePairRow } from '../rules/timePairRow.ts';

type Column = keyof TimePairRow;

const instant = 'timestamptz';

/** Every column of `time_pair` with its type, for statements that write a row by parameters. */
const types: Readonly<Record<Column, string>> = {
  id: 'bigint',
  assignment_id: 'bigint',
  original_version_id: 'bigint',
  previous_version_id: 'bigint',
  is_latest: 'boolean',
  version: 'integer',
  start_date: 'date',
  time_zone: 'text',
  clock_in: instant,
  clock_in_offset: 'smallint',
  clock_in_latitude: 'double precision',
  clock_in_longitude: 'double precision',
  clock_in_accuracy: 'real',
  clock_in_geofence_id: 'bigint',
  clock_in_geofence_result: 'text',
  clock_in_origin: 'text',
  clock_in_punch_type: 'text',
  clock_in_device_at: instant,
  clock_in_comment: 'text',
  clock_out: instant,
  clock_out_offset: 'smallint',
  clock_out_latitude: 'double precision',
  clock_out_longitude: 'double precision',
  clock_out_accuracy: 'real',
  clock_out_geofence_id: 'bigint',
  clock_out_geofence_result: 'text',
  clock_out_origin: 'text',
  clock_out_punch_type: 'text',
  clock_out_device_at: instant,
  clock_out_comment: 'text',
  duration: 'integer',
  status: 'text',
  status_before_deletion: 'text',
  type: 'text',
  is_call_back: 'boolean',
  is_correction: 'boolean',
  is_manual_pair: 'boolean',
  is_auto_approved: 'boolean',
  absence_type: 'text',
  deleted_at: instant,
  was_previously_approved: 'boolean',
  changed_after_approval: 'boolean',
  sent_late: 'boolean',
  extraction_status: 'text',
  synchronisation_status: 'text',
  synchronisation_error: 'text',
  time_type_id: 'bigint',
  cost_center_id: 'bigint',
  custom_field_values: 'jsonb',
  modified_by: 'bigint',
  reason_id: 'bigint',
  reason_text: 'text',
  corrected_at: instant,
  shift_key: 'uuid',
  adjusted_version: 'jsonb',
  info_indicators: 'text[]',
  meal_break_waived: 'boolean',
  decision: 'jsonb',
};

// oxlint-disable-next-line typescript/consistent-type-assertions -- the record above has these keys alone
export const timePairColumns = Object.keys(types) as readonly Column[];

/** `$n::type` for each of the columns, counted from that number on. */
export function timePairParameters(columns: readonly Column[], from: number): string[] {
  return columns.map((column, index) => `$${from + index}::${types[column]}`);
}

export function timePairValues(pair: TimePairRow, columns: readonly Column[]): unknown[] {
  return columns.map((column) => {
    const value = pair[column];
    return types[column] === 'jsonb' && value !== null ? JSON.stringify(value) : value;
  });
}
