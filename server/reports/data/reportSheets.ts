import { daysOf, localDay, type DateRange } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { Runner } from '../../database/statement.ts';
import type { Sheet } from '../../spreadsheets/writeWorkbook.ts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import { aboutColumns, aboutRows, type ReportFacts } from '../rules/aboutReport.ts';
import { attendanceDays, withDaysBeside } from '../rules/attendanceDays.ts';
import { attendanceColumns, attendanceLine } from '../rules/attendanceReport.ts';
import { entryColumns, entryLine, type ReportShape } from '../rules/entryReport.ts';
import type { ReportLine } from '../rules/reportColumn.ts';
import { siteOf, type ReportPerson } from '../rules/reportPerson.ts';
import type { ReportKind, ReportRequest } from '../rules/reportRequest.ts';
import { reportWindows, weeksOf, type ReportWindow } from '../rules/reportWindows.ts';
import { isManaged, scheduleColumns, scheduleLine } from '../rules/scheduleReport.ts';
import { signOffColumns, signOffRows } from '../rules/signOffReport.ts';
import { withSums } from '../rules/withSums.ts';
import { wordsByLocale } from '../rules/words/wordsByLocale.ts';
import { unhurried } from '../../spreadsheets/unhurried.ts';
import { readAbsentDays } from '../../unworked-days/data/unworkedDays.ts';
import { reportEntries } from './reportEntries.ts';
import { reportPlans } from './reportPlans.ts';

/**
 * The sheets of a report: one, or one for each week, one of its sign-offs where there are any, and
 * one that says what it is. Rows are read from
 * the database while they are written, a hundred days of people at a time.
 */
export function reportSheets(
  database: Runner,
  request: ReportRequest,
  people: readonly ReportPerson[],
  facts: Omit<ReportFacts, 'people'>,
): Sheet[] {
  const words = wordsByLocale[request.locale];
  const shape: ReportShape = {
    words,
    hasOtherZones: people.some(({ timeZone }) => timeZone !== request.timeZone),
  };
  const formats = readerFormats(request.locale, request.is24Hour);
  const linesOf = linesByReport[request.reportName];
  const columnsOf = (days: DateRange) => {
    switch (request.reportName) {
      case 'employeeAttendanceReport':
        return attendanceColumns(request, words);
      case 'employeeScheduleReport':
        return scheduleColumns(request, words, days, formats);
      case 'employeeSummaryReport':
      case 'employeeSummaryReportGrouped':
        return entryColumns(request, shape);
    }
  };
  const range = { startDate: request.fromDate, endDate: request.toDate };
  const { day } = formats;
  const parts = request.breakSheetsByWeek
    ? weeksOf(range, request.startOfWeek).map((days) => ({
        name: `${day(days.startDate)} – ${day(days.endDate)}`,
        days,
      }))
    : [{ name: words.sheet, days: range }];
  const sumWords = {
    ...words.sums,
    totalOf: (name: string) => formatMessage(words.sums.totalOf, { name }),
  };
  const sheets = parts.map(({ name, days }) => {
    const columns = columnsOf(days);
    const lines = () => linesOf(database, request, people, days, shape, facts.now);
    return { name, columns, rows: () => withSums(lines(), columns, sumWords) };
  });
  const about = {
    name: words.about,
    columns: aboutColumns(words),
    rows: () => aboutRows(request, { ...facts, people: people.length }, words),
  };
  const { signOffs = [] } = facts.signedOff ?? {};
  const signed = {
    name: words.signOffs.sheet,
    columns: signOffColumns(request, words),
    rows: () => signOffRows(signOffs, request, words),
  };
  return [...sheets, ...(signOffs.length > 0 ? [signed] : []), about];
}

type LinesOf = (
  database: Runner,
  request: ReportRequest,
  people: readonly ReportPerson[],
  days: DateRange,
  shape: ReportShape,
  now: Date,
) => AsyncGenerator<ReportLine>;

const entryLines: LinesOf = async function* (database, request, people, range, shape) {
  for await (const window of unhurried(windowsOf(request, people, range))) {
    const entries = await reportEntries(database, window.people, window.days, request);
    for (const { person, days } of inOrder(window, request)) {
      for (const entry of entries.get(person.assignmentId) ?? []) {
        if (days.startDate > entry.startDate || entry.startDate > days.endDate) continue;
        yield entryLine(person, entry, request, shape);
      }
    }
  }
};

const attendanceLines: LinesOf = async function* (database, request, people, range, shape, now) {
  const plans = await reportPlans(database, people, withDaysBeside(range));
  const instant = now.toISOString();
  for await (const window of unhurried(windowsOf(request, people, range))) {
    const personDays = inOrder(window, request).flatMap(({ person, days }) =>
      daysOf(days).flatMap((date) => (isManaged(person, date) ? [{ person, date }] : [])),
    );
    const entries = await reportEntries(database, window.people, withDaysBeside(window.days), {
      includeIncompleteTimePairs: true,
      costCenterId: null,
    });
    const recorded = new Map(
      window.people.map(({ assignmentId: id, timeZone }) => [
        id,
        attendanceDays(plans.get(id) ?? [], entries.get(id) ?? [], window.days, timeZone),
      ]),
    );
    const absent = await database.run(readAbsentDays, [
      window.people.map(({ assignmentId }) => assignmentId),
      window.days.startDate,
      window.days.endDate,
    ]);
    const absences = new Set(absent.map((day) => `${day.assignment_id} ${day.date}`));
    for (const { person, date } of personDays) {
      const day = recorded.get(person.assignmentId)?.get(date);
      if (day === undefined) continue;
      yield attendanceLine(
        {
          person,
          ...day,
          today: localDay(instant, person.timeZone),
          isAbsent: absences.has(`${person.assignmentId} ${date}`),
        },
        request,
        shape.words,
      );
    }
  }
};

const scheduleLines: LinesOf = async function* (database, request, people, range, { words }) {
  const formats = readerFormats(request.locale, request.is24Hour);
  for (const week of weeksOf(range, request.startOfWeek)) {
    for await (const window of unhurried(reportWindows(people, week, true))) {
      const plans = await reportPlans(database, window.people, window.days);
      for (const person of window.people) {
        const ranges = plans.get(person.assignmentId) ?? [];
        yield scheduleLine(person, ranges, week, request, words, formats);
      }
    }
  }
};

const linesByReport: Readonly<Record<ReportKind, LinesOf>> = {
  employeeSummaryReport: entryLines,
  employeeSummaryReportGrouped: entryLines,
  employeeAttendanceReport: attendanceLines,
  employeeScheduleReport: scheduleLines,
};

/** Windows site by site, where the report is grouped by one. */
function* windowsOf(
  request: ReportRequest,
  people: readonly ReportPerson[],
  range: DateRange,
): Generator<ReportWindow<ReportPerson>> {
  const { siteToGroupBy, groupedByEmployee, locale } = request;
  const bySite = Map.groupBy(people, (person) =>
    siteToGroupBy === null ? null : siteOf(person, siteToGroupBy),
  );
  const sites = [...bySite.keys()].toSorted((a, b) => (a ?? '').localeCompare(b ?? '', locale));
  for (const site of sites) {
    yield* reportWindows(bySite.get(site) ?? [], range, groupedByEmployee);
  }
}

/** Each person with all days, or each day with every person. */
function inOrder(
  { people, days }: ReportWindow<ReportPerson>,
  { groupedByEmployee }: ReportRequest,
): { readonly person: ReportPerson; readonly days: DateRange }[] {
  if (groupedByEmployee) return people.map((person) => ({ person, days }));
  return daysOf(days).flatMap((date) =>
    people.map((person) => ({ person, days: { startDate: date, endDate: date } })),
  );
}
