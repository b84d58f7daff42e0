import { statement } from '../../database/statement.ts';
import type { ReportRequest } from '../rules/reportRequest.ts';

/** A requested report. */
export interface ReportRow {
  readonly id: number;
  readonly employee_id: number;
  readonly request: ReportRequest;
  /** The attempt that counts; parts of other attempts are ignored. */
  readonly attempt: number;
}

/** A finished report. */
export interface FinishedReport extends ReportRow {
  /** Bytes. */
  readonly size: number;
}

/** Serializes requests of one person until each is stored. */
export const lockReader = statement<never, { employeeId: number }>(
  'lockReportReader',
  'select from employee where id = $employeeId for no key update',
);

export const addReport = statement<
  ReportRow,
  { employeeId: number; request: string; now: Date; until: string }
>(
  'addReport',
  `insert into report (employee_id, request, requested_at, working_until)
   values ($employeeId, $request, $now, $until)
   returning id, employee_id, request, attempt`,
);

export const countUnfinished = statement<{ count: number }, { employeeId: number }>(
  'countUnfinishedReports',
  `select count(*) from report
   where employee_id = $employeeId and finished_at is null and failed_at is null`,
);

export const addPart = statement<
  { number: number },
  { id: number; attempt: number; number: number; bytes: Buffer; until: string }
>(
  'addReportPart',
  `with kept as (
     update report set working_until = $until
     where id = $id and attempt = $attempt and finished_at is null and failed_at is null returning id
   )
   insert into report_part (report_id, attempt, number, bytes)
   select id, $attempt, $number, $bytes from kept returning number`,
);

/** No row if another process has taken it over. */
export const finishReport = statement<
  { is_late: boolean },
  { id: number; attempt: number; now: Date; size: number }
>(
  'finishReport',
  `update report set finished_at = $now, size = $size
   where id = $id and attempt = $attempt and finished_at is null and failed_at is null returning is_late`,
);

export const failReport = statement<
  { is_late: boolean },
  { id: number; attempt: number; now: Date }
>(
  'failReport',
  `with parts as (delete from report_part where report_id = $id)
   update report set failed_at = $now
   where id = $id and attempt = $attempt and finished_at is null and failed_at is null returning is_late`,
);

/** A row if it is unfinished: its reader is notified later. */
export const markLate = statement<{ id: number }, { reportId: number }>(
  'markReportLate',
  `update report set is_late = true
   where id = $reportId and finished_at is null and failed_at is null returning id`,
);

/** Ends the lease. */
export const letGo = statement<never, { id: number; attempt: number; workingUntil: Date }>(
  'letGoOfReport',
  `update report set working_until = $workingUntil
   where id = $id and attempt = $attempt and finished_at is null and failed_at is null`,
);

/** Their readers no longer wait. */
export const takeOver = statement<ReportRow, { at: Date; until: string; mostAttempts: number }>(
  'takeOverReports',
  `update report set attempt = attempt + 1, is_late = true, working_until = $until
   where working_until <= $at and finished_at is null and failed_at is null and attempt < $mostAttempts
   returning id, employee_id, request, attempt`,
);

export const findHopeless = statement<ReportRow, { at: Date; mostAttempts: number }>(
  'findHopelessReports',
  `select id, employee_id, request, attempt from report
   where working_until <= $at and finished_at is null and failed_at is null and attempt >= $mostAttempts`,
);

export const findFinished = statement<FinishedReport, { id: number; employeeId: number }>(
  'findFinishedReport',
  `select id, employee_id, request, attempt, size from report
   where id = $id and employee_id = $employeeId and finished_at is not null`,
);

export const readPart = statement<
  { bytes: Buffer },
  { id: number; attempt: number; number: number }
>(
  'readReportPart',
  'select bytes from report_part where report_id = $id and attempt = $attempt and number = $number',
);

export const findCostCenter = statement<{ name: string }, { id: number | null }>(
  'findReportCostCenter',
  'select name from cost_center where id = $id',
);
