import {
  nearestInBounds,
  reportRangeFault,
  scheduleReportBounds,
  wholeWeeks,
  type DateRange,
  type FeatureInfo,
  type LocalDate,
  type operations,
  type Weekday,
} from 'shared-contracts';

export type ReportQuery = operations['getScheduleReport']['parameters']['query'];

/** The dialog's input; null if nothing was chosen. */
export interface ReportChoice {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly costCenterId: number | null;
  readonly breakSheetsByWeek: boolean;
}

/** Only the days that the board shows, clamped to those that the report can have (spec §5). */
export function firstChoice(shown: DateRange, today: LocalDate): ReportChoice {
  return {
    ...nearestInBounds(shown, scheduleReportBounds(today)),
    costCenterId: null,
    breakSheetsByWeek: false,
  };
}

/** The whole weeks of the report; null while a day is missing or invalid. */
export function reportedWeeks(
  choice: ReportChoice,
  today: LocalDate,
  startOfWeek: Weekday,
): DateRange | null {
  const { startDate, endDate } = choice;
  if (startDate === null || endDate === null) return null;
  if (reportRangeFault({ startDate, endDate }, scheduleReportBounds(today)) !== null) return null;
  return wholeWeeks({ startDate, endDate }, startOfWeek);
}

/** The query for the server; null while something is missing or invalid. */
export function reportQuery(
  choice: ReportChoice,
  today: LocalDate,
  { features }: Pick<FeatureInfo, 'features'>,
  employeeGroupIds: readonly number[],
): ReportQuery | null {
  const { startDate, endDate, costCenterId, breakSheetsByWeek } = choice;
  if (startDate === null || endDate === null) return null;
  if (reportedWeeks(choice, today, 'MONDAY') === null) return null;
  const needsCostCenter = features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED;
  if (needsCostCenter && costCenterId === null) return null;
  return {
    fromDate: startDate,
    toDate: endDate,
    breakSheetsByWeek,
    ...(costCenterId === null || !features.COST_CENTERS ? {} : { costCentreId: costCenterId }),
    ...(employeeGroupIds.length === 0 ? {} : { employeeGroupIds: [...employeeGroupIds] }),
  };
}
