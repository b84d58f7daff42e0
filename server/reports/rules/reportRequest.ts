import type { components, LocalDate, Weekday } from 'shared-contracts';
import type { SpreadsheetReader } from '../../spreadsheets/rules/styles.ts';

type Schemas = components['schemas'];

export type ReportSite = Schemas['ReportSite'];

/** Those that `getReport` names, and the report of what is planned. */
export type ReportKind = Schemas['ReportName'] | 'employeeScheduleReport';

/** Everything that a report depends on beside the data; it is kept, so that it can be begun anew. */
export interface ReportRequest extends SpreadsheetReader {
  readonly reportName: ReportKind;
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  /** Person by person, and not day by day. */
  readonly groupedByEmployee: boolean;
  /** Null is every one. */
  readonly costCenterId: number | null;
  /** Assignments in any of these groups; without it all. */
  readonly employeeGroupIds?: readonly number[];
  readonly includeExtractionStatus: boolean;
  readonly includeIncompleteTimePairs: boolean;
  /** A sheet for each week. */
  readonly breakSheetsByWeek: boolean;
  readonly siteToGroupBy: ReportSite | null;
  readonly startOfWeek: Weekday;
  /** IANA zone of the reader, for what happens at no place. */
  readonly timeZone: string;
}
