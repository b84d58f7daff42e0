import type { PropertyName } from 'shared-contracts';
import { passwordLinkLimits } from '../../accounts/rules/passwordLinkLimits.ts';
import { reportKeptDays } from '../../reports/rules/reportPolicy.ts';
import { chainNames, rowsOf } from '../../security/rules/securityChain.ts';
import { logInLock } from '../../session/rules/logInLock.ts';
import { providerLogOutMinutes } from '../../session/rules/providerLogOutMinutes.ts';
import { idleSessionMinutes } from '../../session/rules/sessionLife.ts';

/** How long rows are kept: from `since`, or the latest so many. */
export type Kept =
  | { readonly minutes: number }
  | { readonly days: number }
  | { readonly daysOf: PropertyName }
  | { readonly yearsOf: PropertyName }
  | { readonly latest: number };

/** How often expired rows are deleted. */
export type Round = 'every ten minutes' | 'daily';

/** The retention of a table's rows. */
export interface Retention {
  readonly round: Round;
  readonly table: string;
  readonly kept: Kept;
  /** The start of the period, in words for operators. */
  readonly since: string;
  /** The condition of expired rows; `$1` is the instant before which they expire. */
  readonly past: string;
  /** Deleting such rows notifies people's open pages that their face has changed. */
  readonly isFace?: true;
}

const often: Round = 'every ten minutes';
const daily: Round = 'daily';
const ended = {
  ...{ round: often, kept: { minutes: 0 } },
  ...{ since: 'its end', past: 'ends_at <= $1' },
} as const;
/** Of successful events, and as many refusals. */
const latestEvents = 100_000;

/**
 * The retention of each table whose rows a job deletes one by one. A test compares it with
 * `docs/guides/operators.md`. Time is deleted as a whole (`forgetTime`), and not listed here.
 */
export const retentions: readonly Retention[] = [
  { table: 'passkey_challenge', ...ended },
  { table: 'face_capture', ...ended },
  { table: 'face_question', ...ended },
  {
    table: 'access_token',
    round: often,
    kept: { minutes: idleSessionMinutes },
    since: 'its last use, by a person',
    past: 'last_used_at <= $1 and terminal_id is null',
  },
  // A missing wall terminal is reported until somebody fixes it.
  {
    table: 'access_token',
    round: daily,
    kept: { days: 30 },
    since: 'its last use, by a terminal',
    past: 'last_used_at <= $1 and terminal_id is not null',
  },
  {
    table: 'sign_on_log_out',
    round: often,
    kept: { minutes: providerLogOutMinutes },
    since: 'the log-out',
    past: 'ended_at < $1',
  },
  {
    table: 'failed_log_in',
    round: often,
    kept: { minutes: logInLock.minutes },
    since: 'the attempt',
    past: 'failed_at < $1',
  },
  {
    table: 'password_link',
    round: often,
    kept: { days: passwordLinkLimits.keptDays },
    since: 'it was asked for',
    past: 'asked_at < $1',
  },
  {
    table: 'sign_on_request',
    round: often,
    kept: { minutes: 20 },
    since: 'it was made',
    past: 'made_at < $1',
  },
  {
    table: 'sign_on_message',
    round: often,
    kept: { minutes: 0 },
    since: 'the end that the provider gave it',
    past: 'kept_until < $1',
  },
  {
    table: 'command_answer',
    round: often,
    kept: { minutes: 0 },
    since: 'the end that it was given; answers to punches stay with their time',
    past: 'kept_until < $1',
  },
  {
    table: 'security_event',
    round: daily,
    kept: { latest: latestEvents },
    since: 'of what was done, and of what was refused',
    past: chainNames
      .map(
        (chain) => `${rowsOf[chain]} and at <= $1 and (at, id) <= (
        select at, id from security_event where ${rowsOf[chain]}
        order by at desc, id desc offset ${latestEvents} limit 1)`,
      )
      .join(' or '),
  },
  {
    table: 'webhook_delivery',
    round: daily,
    kept: { minutes: 0 },
    since: 'its webhook was deleted',
    past: `requested_at <= $1
      and not exists (select from webhook where webhook.id = webhook_id)`,
  },
  {
    table: 'terminal_dialog',
    round: daily,
    kept: { days: 1 },
    since: 'its end',
    past: 'ends_at < $1',
  },
  {
    table: 'terminal_set_up_code',
    round: daily,
    kept: { days: 1 },
    since: 'its end',
    past: 'ends_at < $1',
  },
  {
    table: 'remote_health',
    round: daily,
    kept: { days: 2 },
    since: 'it was counted',
    past: 'slot < $1',
  },
  {
    table: 'report',
    round: daily,
    kept: { days: reportKeptDays },
    since: 'it was asked for, with its file',
    past: 'requested_at < $1',
  },
  {
    table: 'plan_undo',
    round: daily,
    kept: { days: 30 },
    since: 'the change of the plan',
    past: 'made_at < $1',
  },
  {
    table: 'webhook_delivery',
    round: daily,
    kept: { days: 30 },
    since: 'it was asked for, where it was delivered',
    past: `state = 'DELIVERED' and requested_at < $1`,
  },
  {
    table: 'webhook_delivery',
    round: daily,
    kept: { days: 90 },
    since: 'it was asked for, where it was given up',
    past: `state not in ('DELIVERED', 'WAITING') and requested_at < $1`,
  },
  {
    table: 'notification',
    round: daily,
    kept: { days: 90 },
    since: 'it was made',
    past: 'created_at < $1',
  },
  {
    table: 'security_event',
    round: daily,
    kept: { days: 365 },
    since: 'it happened',
    past: 'at < $1',
  },
  {
    table: 'kept_punch',
    round: daily,
    kept: { days: 365 },
    since: 'a manager settled it',
    past: 'settled_at < $1',
  },
  {
    table: 'known_device',
    round: daily,
    kept: { days: logInLock.knownDeviceDays },
    since: 'its last log-in',
    past: 'used_at <= $1',
  },
  {
    table: 'face',
    round: daily,
    kept: { daysOf: 'FACE_RETENTION_DAYS' },
    since: 'the account was closed or the last assignment ended',
    past: `exists (select from employee where employee.id = face.employee_id
        and employee.closed_at <= $1)
      or not exists (select from assignment where assignment.employee_id = face.employee_id
        and (assignment.end_date is null or assignment.end_date >= $1::timestamptz::date))`,
    isFace: true,
  },
];

/** Time that the law requires, and data that is kept as long as its owner. */
export const keptWithTime = [
  ...['time_pair', 'segment', 'time_pair_record', 'unworked_day', 'hr_outbox'],
  ...['unworked_record', 'sign_off', 'sign_off_part', 'forgotten_time'],
] as const;

/** Tables without automatic deletion, with the end of their retention. */
export const stays: Readonly<Record<string, readonly string[]>> = {
  'the session that it belongs to ends': ['provider_session'],
  'the report goes': ['report_part'],
  'the person is erased': [
    ...['employee', 'passkey', 'calendar_feed', 'absence', 'assignment', 'face_answer'],
    ...['planned_minimum', 'employee_group', 'employee_group_share', 'employee_group_member'],
    ...['assignment_recording_variant', 'assignment_geofence', 'assignment_custom_field'],
    ...['assignment_plan', 'assigned_schedule', 'work_schedule', 'manager_assignment'],
    ...['plan_change', 'schedule_outbox', 'company_change_entry', 'directory_person'],
    'last_log_in',
  ],
  'it is replaced by an import, a setting or a key': [
    ...['installation', 'installation_code', 'company', 'record_key', 'sealing_key'],
    ...['served_registry'],
    ...['geofence', 'position', 'cost_center', 'custom_field', 'custom_field_option', 'time_type'],
    ...['time_type_custom_field', 'time_type_profile', 'time_type_profile_type', 'reason'],
    ...['holiday_calendar', 'holiday', 'adjustment_rule', 'terminal', 'hr_pause'],
    ...['face_consent_text', 'feature_setting', 'feature_change', 'company_change', 'webhook'],
    'directory_mapping',
    ...['release_token', 'scim_token', 'api_key', 'api_key_site', 'kysely_migration'],
  ],
  'the security log is there': ['security_chain'],
  'it is done': ['job'],
};
