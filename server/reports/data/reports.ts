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

/** Value: employee. Serializes requests of one person until each is stored. */
export const lockReader = statement<never>(
  'lockReportReader',
  'select from employee where id = $1 for no key update',
);

/** Values: employee, request, now, end of the process's lease. */
export const addReport = statement<ReportRow>(
  'addReport',
  `insert into report (employee_id, request, requested_at, working_until) values ($1, $2, $3, $4)
   returning id, employee_id, request, attempt`,
);

/** Value: employee. */
export const countUnfinished = statement<{ count: number }>(
  'countUnfinishedReports',
  `select count(*) from report
   where employee_id = $1 and finished_at is null and failed_at is null`,
);

/** Values: report, attempt, number of the part, its bytes, end of the lease. */
export const addPart = statement<{ number: number }>(
  'addReportPart',
  `with kept as (
     update report set working_until = $5
     where id = $1 and attempt = $2 and finished_at is null and failed_at is null returning id
   )
   insert into report_part (report_id, attempt, number, bytes)
   select id, $2, $3, $4 from kept returning number`,
);

/** Values: report, attempt, now, size. No row if another process has taken it over. */
export const finishReport = statement<{ is_late: boolean }>(
  'finishReport',
  `update report set finished_at = $3, size = $4
   where id = $1 and attempt = $2 and finished_at is null and failed_at is null returning is_late`,
);

/** Values: report, attempt, now. */
export const failReport = statement<{ is_late: boolean }>(
  'failReport',
  `with parts as (delete from report_part where report_id = $1)
   update report set failed_at = $3
   where id = $1 and attempt = $2 and finished_at is null and failed_at is null returning is_late`,
);

/** Value: report. A row if it is unfinished: its reader is notified later. */
export const markLate = statement<{ id: number }>(
  'markReportLate',
  `update report set is_late = true
   where id = $1 and finished_at is null and failed_at is null returning id`,
);

/** Values: report, attempt, now. Ends the lease. */
export const letGo = statement<never>(
  'letGoOfReport',
  `update report set working_until = $3
   where id = $1 and attempt = $2 and finished_at is null and failed_at is null`,
);

/** Values: now, end of the lease, most attempts. Their readers no longer wait. */
export const takeOver = statement<ReportRow>(
  'takeOverReports',
  `update report set attempt = attempt + 1, is_late = true, working_until = $2
   where working_until <= $1 and finished_at is null and failed_at is null and attempt < $3
   returning id, employee_id, request, attempt`,
);

/** Values: now, most attempts. */
export const findHopeless = statement<ReportRow>(
  'findHopelessReports',
  `select id, employee_id, request, attempt from report
   where working_until <= $1 and finished_at is null and failed_at is null and attempt >= $2`,
);

/** Values: report, employee. */
export const findFinished = statement<FinishedReport>(
  'findFinishedReport',
  `select id, employee_id, request, attempt, size from report
   where id = $1 and employee_id = $2 and finished_at is not null`,
);

/** Values: report, attempt, number. */
export const readPart = statement<{ bytes: Buffer }>(
  'readReportPart',
  'select bytes from report_part where report_id = $1 and attempt = $2 and number = $3',
);

/** Value: cost center. */
export const findCostCenter = statement<{ name: string }>(
  'findReportCostCenter',
  'select name from cost_center where id = $1',
);
