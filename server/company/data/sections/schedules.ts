import type { WorkScheduleDay } from 'shared-contracts';
import type {
  AbsenceEntry,
  AssignedScheduleEntry,
  EmployeeGroupEntry,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { dayEntry } from '../../rules/scheduleDay.ts';
import { companySection } from './companySection.ts';
import {
  aboutRows,
  byCode,
  fullName,
  isNotErased,
  isOfCompany,
  lasts,
  statesOfDays,
} from './entrySql.ts';

/** A work schedule, with its days as they are stored. */
type StoredSchedule = Omit<WorkScheduleEntry, 'days'> & {
  readonly days: readonly WorkScheduleDay[];
};

const schedules = `work_schedule
  left join employee maker on maker.id = work_schedule.individual_employee_id`;

/** Without those made for somebody who was erased: without their person they would be everybody's. */
const isScheduleKept = `${isOfCompany('external_code')}
  and coalesce(maker.employee_number <> 'erased-' || maker.id, true)`;

const workSchedules = companySection(
  {
    section: 'workSchedules',
    from: schedules,
    kept: isScheduleKept,
    entry: {
      fields: `'externalCode', external_code, 'externalName', external_name,
        'timeRecordingVariant', time_recording_variant,
        'nonWorkingDay', nullif(non_working_day, false),
        'individualEmployee', maker.employee_number, 'countryCode', country_code, 'color', color,
        'days', days`,
    },
    ...{ id: 'work_schedule.id', code: 'external_code', name: 'external_name' },
    about: aboutRows(`select 'people', maker.employee_number, ${fullName('maker')}`),
    uses: `(select count(distinct assignment_id) from assigned_schedule range
      where range.work_schedule_id = work_schedule.id and ${lasts('range.end_date')})`,
    refersTo: { people: 'maker.employee_number = $ofCode' },
  },
  (stored: StoredSchedule[]) => ({
    workSchedules: stored.map(({ days, ...entry }) => ({ ...entry, days: days.map(dayEntry) })),
  }),
);
const ofAssignment = {
  about: `select 'people', employee.employee_number, ${fullName()}`,
  refersTo: {
    people: 'employee.employee_number = $ofCode',
    assignments: 'assignment.code = $ofCode',
  },
};
/** The days of a schedule repeat, so that a number beyond them means one of them. */
const assignedSchedules = companySection(
  {
    section: 'assignedSchedules',
    from: `assigned_schedule range
      join assignment on assignment.id = range.assignment_id
      join employee on employee.id = assignment.employee_id
      join (${schedules}) on work_schedule.id = range.work_schedule_id`,
    kept: `${isOfCompany('range.code')} and ${isScheduleKept} and ${isNotErased('assignment')}`,
    entry: {
      fields: `'code', range.code, 'assignment', assignment.code,
        'workSchedule', external_code, 'startDate', range.start_date, 'endDate', range.end_date,
        'firstDayNumber', nullif((first_day_number - 1) % jsonb_array_length(days) + 1, 1),
        'isTemporary', nullif(is_temporary, false)`,
    },
    ...{ id: 'range.id', code: 'range.code', name: 'external_name' },
    searched: `employee.searched || E'\\n' || fold(external_name || E'\\n' || range.code)`,
    listOrder: `employee.last_name collate "und-x-icu", employee.first_name collate "und-x-icu",
      range.start_date`,
    about: aboutRows(
      ofAssignment.about,
      `select 'assignments', assignment.code, assignment.description`,
      `select 'workSchedules', external_code, external_name`,
    ),
    refersTo: { ...ofAssignment.refersTo, workSchedules: 'external_code = $ofCode' },
    states: statesOfDays('range.start_date', 'range.end_date'),
  },
  (entries: AssignedScheduleEntry[]) => ({ assignedSchedules: entries }),
);
const absences = companySection(
  {
    section: 'absences',
    from: `absence join assignment on assignment.id = absence.assignment_id
      join employee on employee.id = assignment.employee_id`,
    kept: isNotErased('assignment'),
    entry: {
      fields: `'code', absence.code, 'assignment', assignment.code,
        'timeTypeName', time_type_name, 'startDate', absence.start_date,
        'endDate', absence.end_date`,
    },
    ...{ id: 'absence.id', code: 'absence.code', name: 'time_type_name' },
    searched: `employee.searched || E'\\n' || fold(time_type_name || E'\\n' || absence.code)`,
    listOrder: `absence.start_date desc, employee.last_name collate "und-x-icu"`,
    about: aboutRows(
      ofAssignment.about,
      `select 'assignments', assignment.code, assignment.description`,
    ),
    refersTo: ofAssignment.refersTo,
    states: statesOfDays('absence.start_date', 'absence.end_date'),
  },
  (entries: AbsenceEntry[]) => ({ absences: entries }),
);

/** Nobody stands in the list as well as owning the group: an import refuses that. */
const shares = `(select json_agg(employee.employee_number
    order by ${byCode('employee.employee_number')})
  from employee_group_share share join employee on employee.id = share.manager_id
  where share.group_id = employee_group.id and share.manager_id <> owner_id
    and ${isNotErased('employee')})`;
const members = `(select json_agg(assignment.code order by ${byCode('assignment.code')})
  from employee_group_member member join assignment on assignment.id = member.assignment_id
  where member.group_id = employee_group.id and ${isNotErased('assignment')})`;

/**
 * The groups that a company file brought; one that a manager made has no code to be found by. Lists
 * that are left out stay as they are, so that empty ones are written.
 */
const employeeGroups = companySection(
  {
    section: 'employeeGroups',
    from: 'employee_group join employee on employee.id = owner_id',
    kept: `employee_group.code is not null and ${isNotErased('employee')}`,
    entry: {
      fields: `'code', employee_group.code, 'name', name, 'owner', employee.employee_number,
        'sharedWith', coalesce(${shares}, '[]'), 'assignments', coalesce(${members}, '[]')`,
    },
    ...{ id: 'employee_group.id', code: 'employee_group.code', name: 'employee_group.name' },
    about: aboutRows(`select 'people', employee.employee_number, ${fullName()}`),
    refersTo: { people: 'employee.employee_number = $ofCode' },
  },
  (entries: EmployeeGroupEntry[]) => ({ employeeGroups: entries }),
);

/** Work schedules, the ranges in which they are assigned, absences, and groups of employees. */
export const scheduleSections = { workSchedules, assignedSchedules, absences, employeeGroups };
