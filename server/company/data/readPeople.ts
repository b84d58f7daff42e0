import { managerAuthorities } from 'shared-contracts';
import type {
  AssignmentEntry,
  CompanyFile,
  ManagerEntry,
  PersonEntry,
  TerminalEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { holdsAnywhere } from '../../people/data/personSql.ts';
import { byCode, entryOf, isNotErased, linkedCodes, readEntries, type Entry } from './entrySql.ts';

/** Settings as the person left them. The language always stands with them, as it was chosen. */
const settings = `case when locale_is_own or not is_24_hour or locale <> 'en'
    or start_of_week <> 'MONDAY'
  then json_build_object('is24HourDateTime', nullif(is_24_hour, true), 'locale', locale,
    'startOfWeek', nullif(start_of_week, 'MONDAY')) end`;

const exportPeople = statement<Entry<PersonEntry>>(
  'exportPeople',
  `select ${entryOf(`'employeeNumber', employee_number, 'firstName', first_name,
     'lastName', last_name, 'username', username, 'email', email, 'badge', badge,
     'closed', nullif(closed_at is not null, false), 'authorities', nullif(authorities, '{}'),
     'settings', ${settings}`)}
   from employee where ${isNotErased('employee')} order by ${byCode('employee_number')}`,
);
const exportAssignments = statement<Entry<AssignmentEntry>>(
  'exportAssignments',
  `select ${entryOf(`'code', assignment.code, 'employee', employee_number,
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
     'customEntities', nullif(custom_entities, '[]')`)}
   from assignment
   join employee on employee.id = employee_id
   join position on position.id = position_id
   join time_type_profile profile on profile.id = time_type_profile_id
   left join cost_center on cost_center.id = cost_center_id
   left join holiday_calendar calendar on calendar.id = holiday_calendar_id
   where ${isNotErased('assignment')} order by ${byCode('assignment.code')}`,
);
/**
 * Without ranges that an import refuses: of a manager's own assignment, and those that go on under
 * somebody who may no longer approve. Nobody decides by them.
 */
const exportManagers = statement<Entry<ManagerEntry>>(
  'exportManagers',
  `select ${entryOf(`'manager', employee_number, 'assignment', assignment.code,
     'startDate', range.start_date, 'endDate', range.end_date`)}
   from manager_assignment range
   join employee on employee.id = range.manager_id
   join assignment on assignment.id = range.assignment_id
   where ${isNotErased('employee')} and ${isNotErased('assignment')}
     and range.manager_id <> assignment.employee_id
     and (range.end_date < current_date or ${holdsAnywhere(managerAuthorities)})
   order by ${byCode('employee_number')}, ${byCode('assignment.code')}, range.start_date`,
);
const exportTerminals = statement<Entry<TerminalEntry>>(
  'exportTerminals',
  `select ${entryOf(`'terminalId', terminal_id, 'description', description,
     'timeZone', time_zone, 'geofence', geofence.code`)}
   from terminal left join geofence on geofence.id = geofence_id
   order by ${byCode('terminal_id')}`,
);

/**
 * People without their secrets, assignments and managing ranges. Erased people are left out: what is
 * kept of them is their time, which is no part of it.
 */
export async function readPeople(runner: Runner) {
  return {
    people: await readEntries(runner, exportPeople),
    assignments: await readEntries(runner, exportAssignments),
    managers: await readEntries(runner, exportManagers),
  } satisfies CompanyFile;
}

/** Terminals without their passwords. */
export async function readTerminals(runner: Runner) {
  return { terminals: await readEntries(runner, exportTerminals) } satisfies CompanyFile;
}
