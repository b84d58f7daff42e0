import {
  dayCount,
  isTimeZone,
  localDay,
  reportBounds,
  reportRangeFault,
  scheduleReportBounds,
  wholeWeeks,
  type DateRange,
  type FeatureInfo,
  type LocalDate,
} from 'shared-contracts';
import type { CallRequest } from '../calls/calls.ts';
import { Refusal, type FieldFault } from '../calls/refusal.ts';
import type { EmployeeRow } from '../people/data/employees.ts';
import type { ReportRequest } from './rules/reportRequest.ts';

/** Person-days on one sheet: half of the rows of a sheet, since a day can have several entries. */
const mostDaysOfPeople = 500_000;

/**
 * The request with the reader's language, clock and week. Refuses days outside the limits (spec
 * §5), an unknown zone, a missing cost center if the company requires one, and options that are
 * switched off (FEATURE_OFF).
 */
export function requireReportRequest(
  { path, query, locale, now }: Pick<CallRequest<'getReport'>, 'path' | 'query' | 'locale' | 'now'>,
  reader: Pick<EmployeeRow, 'is_24_hour' | 'start_of_week'>,
  { features }: FeatureInfo,
): ReportRequest {
  const { reportName } = path;
  const { includeExtractionStatus = false, includeIncompleteTimePairs = false } = query;
  const { siteToGroupBy = null } = query;
  const basis = requireBasis({ query, locale, now }, reader, features, reportBounds);
  const isGrouped = reportName === 'employeeSummaryReportGrouped';
  const { groupedByEmployee = isGrouped } = query;
  if (isGrouped && !groupedByEmployee) {
    throw fault({ field: 'groupedByEmployee', fault: 'combination' });
  }
  if (includeExtractionStatus && !features.EXTRACTION_STATUS) throw new Refusal('FEATURE_OFF');
  return {
    ...basis,
    reportName,
    groupedByEmployee,
    includeExtractionStatus,
    includeIncompleteTimePairs,
    siteToGroupBy,
  };
}

/**
 * The same for the report of plans, whose days are extended to whole weeks of the reader's (spec
 * §5).
 */
export function requireScheduleReportRequest(
  { query, locale, now }: Pick<CallRequest<'getScheduleReport'>, 'query' | 'locale' | 'now'>,
  reader: Pick<EmployeeRow, 'is_24_hour' | 'start_of_week'>,
  { features }: FeatureInfo,
): ReportRequest {
  const basis = requireBasis({ query, locale, now }, reader, features, scheduleReportBounds);
  const { fromDate, toDate } = basis;
  const weeks = wholeWeeks({ startDate: fromDate, endDate: toDate }, reader.start_of_week);
  return {
    ...basis,
    reportName: 'employeeScheduleReport',
    fromDate: weeks.startDate,
    toDate: weeks.endDate,
    groupedByEmployee: false,
    employeeGroupIds: query.employeeGroupIds ?? [],
    includeExtractionStatus: false,
    includeIncompleteTimePairs: false,
    siteToGroupBy: null,
  };
}

type Asked = Pick<CallRequest<'getReport' | 'getScheduleReport'>, 'query' | 'locale' | 'now'>;

/** The parameters of every report. */
function requireBasis(
  { query, locale, now }: Asked,
  reader: Pick<EmployeeRow, 'is_24_hour' | 'start_of_week'>,
  features: FeatureInfo['features'],
  boundsOf: (today: LocalDate) => DateRange,
) {
  const { fromDate, toDate, costCentreId: costCenterId = null, timeZone = 'UTC' } = query;
  const { breakSheetsByWeek = false } = query;
  if (!isTimeZone(timeZone)) throw fault({ field: 'timeZone', fault: 'format' });
  requireDays(query, boundsOf(localDay(now.toISOString(), timeZone)));
  requireCostCenterChoice(costCenterId, features);
  return {
    ...{ fromDate, toDate, costCenterId, breakSheetsByWeek, timeZone, locale },
    startOfWeek: reader.start_of_week,
    is24Hour: reader.is_24_hour,
  };
}

function requireDays(
  { fromDate, toDate }: { readonly fromDate: LocalDate; readonly toDate: LocalDate },
  bounds: DateRange,
): void {
  const wrong = reportRangeFault({ startDate: fromDate, endDate: toDate }, bounds);
  if (wrong === null) return;
  const field = wrong.field === 'startDate' ? 'fromDate' : 'toDate';
  throw fault({ field, fault: wrong.fault });
}

function requireCostCenterChoice(
  costCenterId: number | null,
  features: FeatureInfo['features'],
): void {
  if (costCenterId !== null && !features.COST_CENTERS) throw new Refusal('FEATURE_OFF');
  if (costCenterId === null && features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED) {
    throw fault({ field: 'costCentreId', fault: 'required' });
  }
}

/** Refuses a report of too many people on too many days: REPORT_TOO_LARGE. */
export function requireReportSize(
  { fromDate, toDate, breakSheetsByWeek }: ReportRequest,
  people: number,
): void {
  const days = dayCount({ startDate: fromDate, endDate: toDate });
  if (people * (breakSheetsByWeek ? Math.min(days, 7) : days) <= mostDaysOfPeople) return;
  throw new Refusal('REPORT_TOO_LARGE', { values: { people, days } });
}

function fault(field: FieldFault): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [field] });
}
