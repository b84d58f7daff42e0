import type { CompanyFile, WorkScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { Runner } from '../../database/statement.ts';
import { scheduleDay } from '../rules/scheduleDay.ts';
import { idOf, idOrNull, idsByCode, upsertRows } from './tableRows.ts';
import type { PeopleIds } from './writePeople.ts';

/** Writes work schedules, the ranges in which they are assigned, and absences. */
export async function writeSchedules(
  transaction: Runner,
  file: CompanyFile,
  { people, assignments }: PeopleIds,
): Promise<void> {
  await upsertRows(
    transaction,
    'work_schedule',
    ['external_code'],
    (file.workSchedules ?? []).map((entry) => workScheduleRow(entry, people)),
  );
  const schedules = await idsByCode(transaction, 'work_schedule', 'external_code');
  await upsertRows(
    transaction,
    'assigned_schedule',
    ['code'],
    (file.assignedSchedules ?? []).map((entry) => ({
      code: entry.code,
      assignment_id: idOf(assignments, entry.assignment),
      work_schedule_id: idOf(schedules, entry.workSchedule),
      start_date: entry.startDate,
      end_date: entry.endDate ?? null,
      first_day_number: entry.firstDayNumber ?? 1,
      is_temporary: entry.isTemporary ?? false,
    })),
  );
  await upsertRows(
    transaction,
    'absence',
    ['code'],
    (file.absences ?? []).map(({ code, assignment, timeTypeName, startDate, endDate }) => ({
      code,
      assignment_id: idOf(assignments, assignment),
      time_type_name: timeTypeName,
      start_date: startDate,
      end_date: endDate,
    })),
  );
}

function workScheduleRow(entry: WorkScheduleEntry, people: PeopleIds['people']) {
  return {
    external_code: entry.externalCode,
    external_name: entry.externalName,
    time_recording_variant: entry.timeRecordingVariant,
    individual_employee_id: idOrNull(people, entry.individualEmployee),
    non_working_day: entry.nonWorkingDay ?? false,
    country_code: entry.countryCode ?? null,
    color: entry.color ?? null,
    days: entry.days.map((day, index) => {
      const present = scheduleDay(day, index + 1);
      if (present === null) throw new Error(`${entry.externalCode} was validated, but is invalid.`);
      return present;
    }),
  };
}
