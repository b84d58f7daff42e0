/** A table's data about a person, and what erasure does with it. */
export interface PersonTable {
  /** The condition of the rows about the person; `$employeeId` is the employee's id. */
  readonly of: string;
  /** Columns in which other people's rows name the person as actor. */
  readonly acts?: readonly string[];
  /** Withheld columns: credentials, and data about others. */
  readonly without?: readonly string[];
  readonly erased: 'deleted' | 'blanked' | 'kept';
  /** Other people's rows that are deleted too, since they are about the person. */
  readonly deletedToo?: string;
}

const assignments = '(select id from assignment where employee_id = $employeeId)';
const mine = `assignment_id in ${assignments}`;
const own = 'employee_id = $employeeId';

/**
 * Every table with personal data. `blanked` removes what identifies the person; `kept` contains
 * only ids with the working time data that the law requires. In the order of deletion.
 */
export const personTables: Readonly<Record<string, PersonTable>> = {
  provider_session: {
    of: 'access_token_id in (select id from access_token where employee_id = $employeeId)',
    without: ['id_token'],
    erased: 'deleted',
  },
  password_link: { of: own, without: ['network', 'token_hash', 'opens'], erased: 'deleted' },
  passkey_challenge: { of: own, without: ['ticket_hash', 'challenge'], erased: 'deleted' },
  passkey: { of: own, without: ['credential_id', 'public_key'], erased: 'deleted' },
  access_token: { of: own, without: ['token_hash'], erased: 'deleted' },
  sign_on_request: {
    of: own,
    without: ['browser', 'nonce', 'verifier', 'id_token'],
    erased: 'deleted',
  },
  command_answer: {
    of: `actor_kind = 'employee' and actor_id = $employeeId`,
    without: ['body_hash'],
    erased: 'deleted',
    deletedToo: `(shift_id in (select original_version_id from time_pair where ${mine})
      or kept_until is not null and body like '{"commentSummary"%'
      or kept_until is not null and body ~ (
        select format('"(employeeAssignmentId|assignmentId|userId|employeeId)":(%s)[^0-9]',
          string_agg(named.id::text, '|'))
        from (select id from assignment where employee_id = $employeeId union all select $employeeId) named(id)))`,
  },
  notification: { of: `(${own} or ${mine})`, erased: 'deleted' },
  report_part: {
    of: 'report_id in (select id from report where employee_id = $employeeId)',
    without: ['bytes'],
    erased: 'deleted',
  },
  report: { of: own, erased: 'deleted' },
  calendar_feed: { of: own, without: ['secret_hash'], erased: 'deleted' },
  terminal_dialog: { of: own, without: ['token_hash'], erased: 'deleted' },
  kept_punch: {
    of: `(${own} or recorded_for in ${assignments} or assignment_id in ${assignments})`,
    acts: ['settled_by'],
    erased: 'deleted',
  },
  face_question: { of: own, without: ['token_hash'], erased: 'deleted' },
  face: { of: own, acts: ['registered_by'], without: ['sealed'], erased: 'deleted' },
  webhook_delivery: { of: own, erased: 'deleted' },
  absence: { of: mine, erased: 'deleted' },
  company_change_entry: { of: own, erased: 'deleted' },
  directory_person: { of: own, erased: 'deleted' },
  last_log_in: { of: own, erased: 'deleted' },
  plan_undo: { of: mine, acts: ['changed_by'], erased: 'deleted' },
  planned_minimum: {
    of: `(manager_id = $employeeId or employee_group_id in (select id from employee_group where owner_id = $employeeId))`,
    erased: 'deleted',
  },
  employee_group_share: { of: 'manager_id = $employeeId', erased: 'deleted' },
  employee_group_member: { of: mine, erased: 'deleted' },
  employee_group: { of: 'owner_id = $employeeId', erased: 'deleted' },

  employee: {
    of: 'id = $employeeId',
    without: ['password_hash', 'one_time_password', 'pin_hash', 'badge'],
    erased: 'blanked',
  },
  assignment: { of: own, erased: 'blanked' },
  time_pair: { of: mine, acts: ['modified_by'], erased: 'blanked' },
  segment: { of: mine, acts: ['modified_by'], erased: 'blanked' },
  time_pair_record: { of: mine, acts: ['actor_id'], without: ['salts'], erased: 'blanked' },

  assignment_recording_variant: { of: mine, erased: 'kept' },
  assignment_geofence: { of: mine, erased: 'kept' },
  assignment_custom_field: { of: mine, erased: 'kept' },
  assignment_plan: { of: mine, acts: ['changed_by'], erased: 'kept' },
  assigned_schedule: { of: mine, erased: 'kept' },
  work_schedule: { of: 'individual_employee_id = $employeeId', erased: 'kept' },
  manager_assignment: { of: mine, acts: ['manager_id'], erased: 'kept' },
  plan_change: { of: mine, acts: ['changed_by'], erased: 'kept' },
  unworked_day: { of: mine, acts: ['decided_by'], erased: 'kept' },
  unworked_record: { of: mine, acts: ['decided_by'], erased: 'kept' },
  hr_outbox: { of: `(${own} or ${mine})`, erased: 'kept' },
  schedule_outbox: { of: `(${own} or ${mine})`, erased: 'kept' },
  sign_off_part: { of: mine, erased: 'kept' },
  forgotten_time: { of: mine, erased: 'kept' },
  sign_off: { of: 'manager_id = $employeeId', erased: 'kept' },
  face_answer: { of: own, erased: 'kept' },
  security_event: { of: '(employee_id = $employeeId or about_id = $employeeId)', erased: 'kept' },
};

/** Tables that name people as actors but are not about them. */
export const actsOnly: Readonly<Record<string, readonly string[]>> = {
  feature_setting: ['changed_by'],
  feature_change: ['changed_by'],
  company_change: ['changed_by'],
  directory_mapping: ['changed_by'],
  release_token: ['created_by', 'ended_by'],
  scim_token: ['created_by', 'ended_by'],
  api_key: ['created_by', 'ended_by'],
  webhook: ['changed_by'],
};

/** Tables without personal data, or with an irreversible digest only. */
export const tablesWithoutPeople: ReadonlySet<string> = new Set([
  ...[
    'installation',
    'installation_code',
    'company',
    'record_key',
    'security_chain',
    'sealing_key',
    'served_registry',
    'remote_health',
  ],
  ...['geofence', 'position', 'cost_center', 'custom_field', 'custom_field_option', 'time_type'],
  ...['time_type_custom_field', 'time_type_profile', 'time_type_profile_type', 'reason'],
  ...[
    'holiday_calendar',
    'holiday',
    'adjustment_rule',
    'terminal',
    'terminal_set_up_code',
    'hr_pause',
    'kysely_migration',
  ],
  ...['face_consent_text', 'face_capture', 'sign_on_message', 'sign_on_log_out'],
  ...['failed_log_in', 'known_device', 'job', 'api_key_site'],
]);
