import {
  nearestInBounds,
  reportBounds,
  reportRangeFault,
  type DateRange,
  type FeatureInfo,
  type LocalDate,
  type operations,
} from 'shared-contracts';

type Call = operations['getReport']['parameters'];

export type ReportName = Call['path']['reportName'];
export type ReportQuery = NonNullable<Call['query']>;
export type ReportSite = NonNullable<ReportQuery['siteToGroupBy']>;

export const reportNames: readonly ReportName[] = [
  'employeeSummaryReport',
  'employeeSummaryReportGrouped',
  'employeeAttendanceReport',
];

export const reportSites: readonly ReportSite[] = ['GEOFENCE', 'COST_CENTER', 'COMPANY'];

/** The dialog's input; null if nothing was chosen. */
export interface ReportChoice {
  readonly reportName: ReportName | null;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly costCenterId: number | null;
  readonly siteToGroupBy: ReportSite | null;
  readonly breakSheetsByWeek: boolean;
  readonly includeExtractionStatus: boolean;
  readonly includeIncompleteTimePairs: boolean;
}

/** Only the days that the page shows, clamped to those that a report can have (spec §5). */
export function firstChoice(shown: DateRange, today: LocalDate): ReportChoice {
  return {
    reportName: null,
    ...nearestInBounds(shown, reportBounds(today)),
    costCenterId: null,
    siteToGroupBy: null,
    breakSheetsByWeek: false,
    includeExtractionStatus: false,
    includeIncompleteTimePairs: false,
  };
}

/** The options that the company has. */
export function reportOptions({ features }: FeatureInfo) {
  return {
    hasCostCenters: features.COST_CENTERS,
    needsCostCenter: features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED,
    hasExtraction: features.EXTRACTION_STATUS,
  };
}

/** The query for the server; null while something is missing or invalid. */
export function reportQuery(
  choice: ReportChoice,
  today: LocalDate,
  features: FeatureInfo,
): { readonly reportName: ReportName; readonly query: ReportQuery } | null {
  const { reportName, startDate, endDate, costCenterId, siteToGroupBy } = choice;
  const options = reportOptions(features);
  if (reportName === null || startDate === null || endDate === null) return null;
  if (reportRangeFault({ startDate, endDate }, reportBounds(today)) !== null) return null;
  if (options.needsCostCenter && costCenterId === null) return null;
  return {
    reportName,
    query: {
      fromDate: startDate,
      toDate: endDate,
      groupedByEmployee: reportName === 'employeeSummaryReportGrouped',
      breakSheetsByWeek: choice.breakSheetsByWeek,
      includeIncompleteTimePairs: choice.includeIncompleteTimePairs,
      includeExtractionStatus: options.hasExtraction && choice.includeExtractionStatus,
      ...(costCenterId === null || !options.hasCostCenters ? {} : { costCentreId: costCenterId }),
      ...(siteToGroupBy === null ? {} : { siteToGroupBy }),
    },
  };
}
