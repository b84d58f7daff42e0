import type { ApprovalStatus, components, Instant } from 'shared-contracts';

type Schemas = components['schemas'];

/** The facts of a punch besides its time. */
export interface PunchFacts {
  /** The device's minutes east of UTC. */
  readonly offset: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres; -1 if unknown. */
  readonly accuracy: number;
  readonly geofence_id: number | null;
  readonly geofence_result: Schemas['GeofenceResult'];
  readonly origin: Schemas['PunchOrigin'];
  readonly punch_type: Schemas['PunchType'];
  /** The device's own clock at the punch. */
  readonly device_at: Instant | null;
  readonly comment: string | null;
}

type ClockInColumns = { readonly clock_in: Instant } & {
  readonly [Name in keyof PunchFacts as `clock_in_${Name}`]: PunchFacts[Name];
};

type ClockOutColumns = { readonly clock_out: Instant | null } & {
  readonly [Name in keyof PunchFacts as `clock_out_${Name}`]: Name extends
    | 'accuracy'
    | 'geofence_result'
    ? PunchFacts[Name]
    : PunchFacts[Name] | null;
};

/** The punches of a row of `time_pair` or `segment`. */
export type PunchColumns = ClockInColumns & ClockOutColumns;

/** A manager's manual decision about an entry: who, when, and why in free text. */
export type KeptDecision = Readonly<{
  action: Schemas['EntryDecision']['action'];
  /** The manager's id. */
  by: number;
  /**
   * The command's moment, also that of its record, delivery and notifications: undo finds them by
   * it.
   */
  at: Instant;
  reason: string | null;
}>;

/** A row of `time_pair`: one version of a shift. Instants in UTC, durations in seconds. */
export type TimePairRow = PunchColumns & {
  readonly id: number;
  readonly assignment_id: number;
  readonly original_version_id: number;
  readonly previous_version_id: number | null;
  readonly is_latest: boolean;
  /** The number of the shift's version, from 1. */
  readonly version: number;
  readonly start_date: string;
  readonly time_zone: string;
  readonly duration: number | null;
  readonly status: Schemas['ApprovalStatus'];
  readonly status_before_deletion: Schemas['ApprovalStatus'] | null;
  readonly type: Schemas['PunchType'];
  readonly is_call_back: boolean;
  readonly is_correction: boolean;
  readonly is_manual_pair: boolean;
  readonly is_auto_approved: boolean;
  readonly absence_type: string | null;
  readonly deleted_at: Instant | null;
  readonly was_previously_approved: boolean;
  readonly changed_after_approval: boolean;
  readonly sent_late: boolean;
  readonly extraction_status: 'NOT_EXTRACTED' | 'EXTRACTED';
  readonly synchronisation_status: Schemas['SynchronisationStatus'] | null;
  readonly synchronisation_error: Schemas['SynchronisationFailure'] | null;
  readonly time_type_id: number | null;
  readonly cost_center_id: number | null;
  /** The choices, in the format of the contract's requests. */
  readonly custom_field_values: Schemas['CustomFieldChoices'];
  readonly modified_by: number | null;
  readonly reason_id: number | null;
  readonly reason_text: string | null;
  readonly corrected_at: Instant | null;
  readonly shift_key: string | null;
  /**
   * By the company's rules when the shift last ended, was edited or was adjusted; null while open.
   */
  readonly adjusted_version: Schemas['AdjustedVersion'] | null;
  /** The stored ones; see `indicatorsOf`. */
  readonly info_indicators: readonly Schemas['InfoIndicator'][];
  /** Whether the meal break was waived; null if nobody was asked. */
  readonly meal_break_waived: boolean | null;
  /** The last decision about this version; null if there is none. */
  readonly decision: KeptDecision | null;
};

/** A row of `segment`; `shift_id` is the shift's `original_version_id`. */
export type SegmentRow = PunchColumns & {
  readonly id: number;
  readonly assignment_id: number;
  readonly shift_id: number;
  readonly pair_type: Schemas['PairType'];
  readonly time_type_id: number | null;
  readonly cost_center_id: number | null;
  /** Null for none. */
  readonly custom_field_values: Schemas['CustomFieldChoices'] | null;
  readonly deleted_at: Instant | null;
  readonly previous_version_id: number | null;
  /** The version that replaced it in an edit. */
  readonly replaced_by: number | null;
  /** The shift's version that added it; null for the first. */
  readonly added_in_version: number | null;
  /** The last version of the shift that contains it, if a later one does not. */
  readonly gone_after_version: number | null;
  /** Who added or edited it by hand, why and when. */
  readonly modified_by: number | null;
  readonly reason_id: number | null;
  readonly reason_text: string | null;
  readonly corrected_at: Instant | null;
};

/** The kinds of segments that are overtime (spec §4). */
export const overtimeKinds = [
  'PRE_SHIFT_OT',
  'OVERTIME',
  'FIXED_OVERTIME',
] as const satisfies readonly SegmentRow['pair_type'][];

/** A shift with its segments by start time, without discarded ones. */
export interface Shift {
  readonly pair: TimePairRow;
  readonly segments: readonly SegmentRow[];
}

export function clockInColumns(at: Instant, facts: PunchFacts): ClockInColumns {
  return {
    clock_in: at,
    clock_in_offset: facts.offset,
    clock_in_latitude: facts.latitude,
    clock_in_longitude: facts.longitude,
    clock_in_accuracy: facts.accuracy,
    clock_in_geofence_id: facts.geofence_id,
    clock_in_geofence_result: facts.geofence_result,
    clock_in_origin: facts.origin,
    clock_in_punch_type: facts.punch_type,
    clock_in_device_at: facts.device_at,
    clock_in_comment: facts.comment,
  };
}

export function clockOutColumns(at: Instant, facts: PunchFacts): ClockOutColumns {
  return {
    clock_out: at,
    clock_out_offset: facts.offset,
    clock_out_latitude: facts.latitude,
    clock_out_longitude: facts.longitude,
    clock_out_accuracy: facts.accuracy,
    clock_out_geofence_id: facts.geofence_id,
    clock_out_geofence_result: facts.geofence_result,
    clock_out_origin: facts.origin,
    clock_out_punch_type: facts.punch_type,
    clock_out_device_at: facts.device_at,
    clock_out_comment: facts.comment,
  };
}

/** The clock-out columns of an open row. */
export const noClockOut: ClockOutColumns = {
  clock_out: null,
  clock_out_offset: null,
  clock_out_latitude: null,
  clock_out_longitude: null,
  clock_out_accuracy: -1,
  clock_out_geofence_id: null,
  clock_out_geofence_result: 'NO_GEOFENCE',
  clock_out_origin: null,
  clock_out_punch_type: null,
  clock_out_device_at: null,
  clock_out_comment: null,
};

/** Whether the entry counts as worked time; a request to delete it changes nothing yet. */
export function countsAsApproved(status: ApprovalStatus): boolean {
  return status === 'APPROVED' || status === 'PENDING_DELETE';
}
