import type { components, LocalDate, Weekday } from 'shared-contracts';
import type { SpreadsheetReader } from '../../spreadsheets/rules/styles.ts';

type Schemas = components['schemas'];

export type ReportSite = Schemas['ReportSite'];

/** The reports of `getReport`, and the report of plans. */
export type ReportKind = Schemas['ReportName'] | 'employeeScheduleReport';

/**
 * Everything besides the data that a report depends on; stored, so that the report can be
 * restarted.
 */
export interface ReportRequest extends SpreadsheetReader {
  readonly reportName: ReportKind;
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  /** By person, not by day. */
  readonly groupedByEmployee: boolean;
  /** Null for all. */
  readonly costCenterId: number | null;
  /** Assignments in any of these groups; all if omitted. */
  readonly employeeGroupIds?: readonly number[];
  readonly includeExtractionStatus: boolean;
  readonly includeIncompleteTimePairs: boolean;
  /** A sheet for each week. */
  readonly breakSheetsByWeek: boolean;
  readonly siteToGroupBy: ReportSite | null;
  readonly startOfWeek: Weekday;
  /** IANA zone of the reader, for events without a place. */
  readonly timeZone: string;
}
