import { managerAuthorities } from 'shared-contracts';
import type {
  AssignmentEntry,
  ManagerEntry,
  PersonEntry,
  TerminalEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { alphabetical, holdsAnywhere } from '../../../people/data/personSql.ts';
import { companySection } from './companySection.ts';
import { terminalFacts, terminalStates } from './terminalSql.ts';
import { isManagedBy, jobFacts, managedJobs, mayApprove, unmanagedFrom } from './jobSql.ts';
import {
  aboutRows,
  byCode,
  fullName,
  isNotErased,
  lasts,
  linkedCodes,
  statesOfDays,
} from './entrySql.ts';

const byName = `${alphabetical('employee.last_name')}, ${alphabetical('employee.first_name')}`;

/** Settings as the person left them. The language always stands with them, as it was chosen. */
const settings = `case when locale_is_own or not is_24_hour or locale <> 'en'
    or start_of_week <> 'MONDAY'
  then json_build_object('is24HourDateTime', nullif(is_24_hour, true), 'locale', locale,
    'startOfWeek', nullif(start_of_week, 'MONDAY')) end`;

/** Without their secrets. Erased people are left out: what is kept of them is their time. */
const people = companySection(
  {
    section: 'people',
    from: 'employee',
    kept: isNotErased('employee'),
    entry: {
      fields: `'employeeNumber', employee_number, 'firstName', first_name,
        'lastName', last_name, 'username', username, 'email', email, 'badge', badge,
        'closed', nullif(closed_at is not null, false), 'authorities', nullif(authorities, '{}'),
        'settings', ${settings}`,
    },
    ...{ id: 'employee.id', code: 'employee_number', name: fullName(), listOrder: byName },
    searched: `employee.searched || E'\\n' || coalesce(fold(username), '')`,
    about: aboutRows(`select 'assignments', assignment.code, assignment.description
      from assignment where employee_id = employee.id and ${lasts('end_date')}`),
    uses: `(select count(*) from assignment where employee_id = employee.id
      and ${lasts('end_date')})`,
    account: `json_build_object('employeeId', employee.id, 'hasPassword', password_hash is not null,
      'hasPin', pin_hash is not null, 'lastUsedAt', greatest(
        (select max(last_used_at) from access_token token where token.employee_id = employee.id),
        (select at from last_log_in where last_log_in.employee_id = employee.id)),
      'manages', ${managedJobs('employee.id')})`,
    states: {
      CURRENT: 'closed_at is null',
      ENDED: 'closed_at is not null',
      APPROVERS: mayApprove,
      WITHOUT_JOB: `closed_at is null and not exists (
        select from assignment where employee_id = employee.id and ${lasts('end_date')})`,
      WITH_BADGE: 'badge is not null',
      WITHOUT_BADGE: 'closed_at is null and badge is null',
      WITHOUT_PIN: 'closed_at is null and pin_hash is null',
    },
  },
  (entries: PersonEntry[]) => ({ people: entries }),
);
const assignments = companySection(
  {
    section: 'assignments',
    from: `assignment
      join employee on employee.id = employee_id
      join position on position.id = position_id
      join time_type_profile profile on profile.id = time_type_profile_id
      left join cost_center on cost_center.id = cost_center_id
      left join holiday_calendar calendar on calendar.id = holiday_calendar_id`,
    kept: isNotErased('assignment'),
    entry: {
      fields: `'code', assignment.code, 'employee', employee_number,
        'isPrimary', is_primary, 'description', assignment.description, 'position', position.code,
        'startDate', start_date, 'endDate', end_date, 'countryCode', country_code,
        'company', company, 'costCenter', cost_center.code, 'timeZone', time_zone,
        'timeTypeProfile', profile.code, 'holidayCalendar', calendar.code,
        'authorities', assignment.authorities, 'timeRecordingVariants', (
          select json_agg(json_build_object('timeRecordingVariant', variant,
            'startDate', start_date, 'endDate', end_date) order by start_date)
          from assignment_recording_variant where assignment_id = assignment.id),
        'geofences', ${linkedCodes('assignment', 'geofence')},
        'customFields', ${linkedCodes('assignment', 'custom_field')},
        'customEntities', nullif(custom_entities, '[]')`,
    },
    ...{ id: 'assignment.id', code: 'assignment.code', name: 'assignment.description' },
    searched: `employee.searched || E'\\n' || fold(assignment.description || E'\\n'
      || assignment.code || E'\\n' || position.description)`,
    listOrder: `${byName}, start_date`,
    about: aboutRows(
      `select 'people', employee_number, ${fullName()}`,
      `select 'positions', position.code, position.description`,
      `select 'costCenters', cost_center.code, cost_center.name`,
      `select 'geofences', geofence.code, geofence.name from assignment_geofence link
       join geofence on geofence.id = link.geofence_id where link.assignment_id = assignment.id`,
    ),
    job: jobFacts,
    uses: `(select count(*) from manager_assignment range
      where range.assignment_id = assignment.id and ${lasts('range.end_date')})`,
    refersTo: {
      people: 'employee_number = $ofCode',
      managers: isManagedBy('$ofCode'),
      positions: 'position.code = $ofCode',
      costCenters: 'cost_center.code = $ofCode',
      timeTypeProfiles: 'profile.code = $ofCode',
      holidayCalendars: 'calendar.code = $ofCode',
      geofences: `exists (select from assignment_geofence link
        join geofence on geofence.id = link.geofence_id
        where link.assignment_id = assignment.id and geofence.code = $ofCode)`,
      workSchedules: `exists (select from assigned_schedule range
        join work_schedule on work_schedule.id = range.work_schedule_id
        where range.assignment_id = assignment.id and external_code = $ofCode
          and ${lasts('range.end_date')})`,
    },
    states: {
      ...statesOfDays('start_date', 'end_date'),
      UNMANAGED: `${lasts('assignment.end_date')} and ${unmanagedFrom} is not null`,
    },
  },
  (entries: AssignmentEntry[]) => ({ assignments: entries }),
);
/**
 * Without ranges that an import refuses: of a manager's own assignment, and those that go on under
 * somebody who may no longer approve. Nobody decides by them.
 */
const managers = companySection(
  {
    section: 'managers',
    from: `manager_assignment range
      join employee on employee.id = range.manager_id
      join assignment on assignment.id = range.assignment_id
      join employee owner on owner.id = assignment.employee_id`,
    kept: `${isNotErased('employee')} and ${isNotErased('assignment')}
      and range.manager_id <> assignment.employee_id
      and (range.end_date < current_date or ${holdsAnywhere(managerAuthorities)})`,
    entry: {
      fields: `'manager', employee.employee_number, 'assignment', assignment.code,
        'startDate', range.start_date, 'endDate', range.end_date`,
    },
    ...{ id: 'range.id', name: fullName('owner') },
    code: `employee.employee_number || ' ' || assignment.code || ' ' || range.start_date`,
    isOneOf: '(employee.employee_number = any($codes) or assignment.code = any($codes))',
    fileOrder: `${byCode('employee.employee_number')}, ${byCode('assignment.code')},
      range.start_date`,
    searched: `employee.searched || E'\\n' || owner.searched`,
    listOrder: `${alphabetical('owner.last_name')}, ${alphabetical('owner.first_name')},
      range.start_date`,
    about: aboutRows(
      `select 'people', employee.employee_number, ${fullName()}`,
      `select 'people', owner.employee_number, ${fullName('owner')}`,
      `select 'assignments', assignment.code, assignment.description`,
    ),
    refersTo: {
      people: '(employee.employee_number = $ofCode or owner.employee_number = $ofCode)',
      assignments: 'assignment.code = $ofCode',
    },
    states: statesOfDays('range.start_date', 'range.end_date'),
  },
  (entries: ManagerEntry[]) => ({ managers: entries }),
);
/** Without their passwords. */
const terminals = companySection(
  {
    section: 'terminals',
    from: 'terminal left join geofence on geofence.id = geofence_id',
    entry: {
      fields: `'terminalId', terminal_id, 'description', description,
        'timeZone', time_zone, 'geofence', geofence.code`,
    },
    ...{ id: 'terminal.id', code: 'terminal_id', name: 'description' },
    searched: `fold(concat_ws(E'\\n', description, terminal_id, geofence.name))`,
    about: aboutRows(`select 'geofences', geofence.code, geofence.name`),
    refersTo: { geofences: 'geofence.code = $ofCode' },
    ...{ terminal: terminalFacts, states: terminalStates },
  },
  (entries: TerminalEntry[]) => ({ terminals: entries }),
);

/** People, their assignments and who manages them; and the terminals that they share. */
export const peopleSections = { people, assignments, managers, terminals };
