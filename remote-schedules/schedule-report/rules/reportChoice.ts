import {
  isInRange,
  scheduleReportBounds,
  wholeWeeks,
  type DateRange,
  type FeatureInfo,
  type LocalDate,
  type operations,
  type Weekday,
} from 'shared-contracts';

export type ReportQuery = operations['getScheduleReport']['parameters']['query'];

/** What stands in the dialog; null where nothing was chosen. */
export interface ReportChoice {
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly costCenterId: number | null;
  readonly breakSheetsByWeek: boolean;
}

/** Nothing but the days that the board shows, moved to those that the report may have (spec §5). */
export function firstChoice(shown: DateRange, today: LocalDate): ReportChoice {
  const { startDate: first, endDate: last } = scheduleReportBounds(today);
  const within = (date: LocalDate) => (date < first ? first : date > last ? last : date);
  return {
    startDate: within(shown.startDate),
    endDate: within(shown.endDate),
    costCenterId: null,
    breakSheetsByWeek: false,
  };
}

/** Whether the days are the wrong way round (spec §5). */
export function endsBeforeStart({ startDate, endDate }: ReportChoice): boolean {
  return startDate !== null && endDate !== null && endDate < startDate;
}

/** The whole weeks that the report will have; null while a day is missing or wrong. */
export function reportedWeeks(
  choice: ReportChoice,
  today: LocalDate,
  startOfWeek: Weekday,
): DateRange | null {
  const { startDate, endDate } = choice;
  if (startDate === null || endDate === null || endsBeforeStart(choice)) return null;
  const bounds = scheduleReportBounds(today);
  if (!isInRange(startDate, bounds) || !isInRange(endDate, bounds)) return null;
  return wholeWeeks({ startDate, endDate }, startOfWeek);
}

/** What to ask the server for; null while something is missing or wrong. */
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
