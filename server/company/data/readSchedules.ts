import type { WorkScheduleDay } from 'shared-contracts';
import type {
  AbsenceEntry,
  AssignedScheduleEntry,
  CompanyFile,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { ownPrefix } from '../../hr-outbox/rules/ownPrefix.ts';
import { dayEntry } from '../rules/scheduleDay.ts';
import { byCode, entryOf, isNotErased, readEntries, type Entry } from './entrySql.ts';

/** A work schedule, with its days as they are stored. */
interface ScheduleRow extends Entry<Omit<WorkScheduleEntry, 'days'>> {
  readonly days: readonly WorkScheduleDay[];
}

/**
 * SQL: whether a company file may use the code. What managers plan here has codes of its own, or
 * none: an import refuses those, and under another code it would add a second one beside it.
 */
const isOfCompany = (code: string) => `${code} not like '${ownPrefix}%'`;

const schedules = `work_schedule
  left join employee on employee.id = work_schedule.individual_employee_id`;

/** Without those made for somebody who was erased: without their person they would be everybody's. */
const isScheduleKept = `${isOfCompany('external_code')} and coalesce(${isNotErased('employee')}, true)`;

const exportWorkSchedules = statement<ScheduleRow>(
  'exportWorkSchedules',
  `select ${entryOf(`'externalCode', external_code, 'externalName', external_name,
     'timeRecordingVariant', time_recording_variant,
     'nonWorkingDay', nullif(non_working_day, false),
     'individualEmployee', employee_number, 'countryCode', country_code, 'color', color`)}, days
   from ${schedules} where ${isScheduleKept} order by ${byCode('external_code')}`,
);
/** The days of a schedule repeat, so that a number beyond them means one of them. */
const exportAssignedSchedules = statement<Entry<AssignedScheduleEntry>>(
  'exportAssignedSchedules',
  `select ${entryOf(`'code', range.code, 'assignment', assignment.code,
     'workSchedule', external_code, 'startDate', range.start_date, 'endDate', range.end_date,
     'firstDayNumber', nullif((first_day_number - 1) % jsonb_array_length(days) + 1, 1),
     'isTemporary', nullif(is_temporary, false)`)}
   from assigned_schedule range
   join assignment on assignment.id = range.assignment_id
   join (${schedules}) on work_schedule.id = range.work_schedule_id
   where ${isOfCompany('range.code')} and ${isScheduleKept} and ${isNotErased('assignment')}
   order by ${byCode('range.code')}`,
);
const exportAbsences = statement<Entry<AbsenceEntry>>(
  'exportAbsences',
  `select ${entryOf(`'code', absence.code, 'assignment', assignment.code,
     'timeTypeName', time_type_name, 'startDate', absence.start_date,
     'endDate', absence.end_date`)}
   from absence join assignment on assignment.id = absence.assignment_id
   where ${isNotErased('assignment')} order by ${byCode('absence.code')}`,
);

/** Work schedules, the ranges in which they are assigned, and absences. */
export async function readSchedules(runner: Runner) {
  const rows = await runner.run(exportWorkSchedules);
  return {
    workSchedules: rows.map(({ entry, days }) => ({ ...entry, days: days.map(dayEntry) })),
    assignedSchedules: await readEntries(runner, exportAssignedSchedules),
    absences: await readEntries(runner, exportAbsences),
  } satisfies CompanyFile;
}
