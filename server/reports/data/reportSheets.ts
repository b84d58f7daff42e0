import { daysOf, localDay, type DateRange } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { Runner } from '../../database/statement.ts';
import type { Sheet } from '../../spreadsheets/writeWorkbook.ts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import { aboutColumns, aboutRows, type ReportFacts } from '../rules/aboutReport.ts';
import { attendanceDays, withDaysBeside } from '../rules/attendanceDays.ts';
import { attendanceFields, reckonDay, type AttendanceDay } from '../rules/attendanceReport.ts';
import { entryFields, type ReportShape } from '../rules/entryReport.ts';
import { sectionsOf } from '../rules/personFields.ts';
import { cellsOf, type ReportColumn, type ReportLine } from '../rules/reportColumn.ts';
import { siteOf, type ReportPerson } from '../rules/reportPerson.ts';
import type { ReportKind, ReportRequest } from '../rules/reportRequest.ts';
import { reportWindows, weeksOf, type ReportWindow } from '../rules/reportWindows.ts';
import { isManaged, planWeek, scheduleFields } from '../rules/scheduleReport.ts';
import { signOffFields } from '../rules/signOffReport.ts';
import { withSums } from '../rules/withSums.ts';
import { wordsByLocale } from '../rules/words/wordsByLocale.ts';
import { unhurried } from '../../spreadsheets/unhurried.ts';
import { readAbsentDays } from '../../unworked-days/data/unworkedDays.ts';
import { reportEntries } from './reportEntries.ts';
import { reportPlans } from './reportPlans.ts';

/**
 * The sheets of a report: one, or one per week, one of its sign-offs if there are any, and one that
 * describes it. Rows are read from the database while they are written, a hundred person-days at a
 * time.
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
  const partOf = parts[request.reportName];
  const range = { startDate: request.fromDate, endDate: request.toDate };
  const { day } = readerFormats(request.locale, request.is24Hour);
  const spans = request.breakSheetsByWeek
    ? weeksOf(range, request.startOfWeek).map((days) => ({
        name: `${day(days.startDate)} – ${day(days.endDate)}`,
        days,
      }))
    : [{ name: words.sheet, days: range }];
  const sumWords = {
    ...words.sums,
    totalOf: (name: string) => formatMessage(words.sums.totalOf, { name }),
  };
  const sheets = spans.map(({ name, days }) => {
    const { columns, lines } = partOf(database, request, people, days, shape, facts.now);
    return { name, columns, rows: () => withSums(lines(), columns, sumWords) };
  });
  const about = {
    name: words.about,
    columns: aboutColumns(words),
    rows: () => aboutRows(request, { ...facts, people: people.length }, words),
  };
  const { signOffs = [] } = facts.signedOff ?? {};
  const signOffColumns = signOffFields(request, words);
  const signed = {
    name: words.signOffs.sheet,
    columns: signOffColumns,
    rows: () =>
      signOffs.map((signOff) => ({
        look: 'plain' as const,
        cells: cellsOf(signOffColumns, signOff),
      })),
  };
  return [...sheets, ...(signOffs.length > 0 ? [signed] : []), about];
}

/** A sheet of the report before its sums are calculated. */
interface ReportPart {
  readonly columns: readonly ReportColumn[];
  readonly lines: () => AsyncGenerator<ReportLine>;
}

type PartOf = (
  database: Runner,
  request: ReportRequest,
  people: readonly ReportPerson[],
  days: DateRange,
  shape: ReportShape,
  now: Date,
) => ReportPart;

const entries: PartOf = (database, request, people, range, shape) => {
  const columns = entryFields(request, shape);
  return {
    columns,
    async *lines() {
      for await (const window of unhurried(windowsOf(request, people, range))) {
        const found = await reportEntries(database, window.people, window.days, request);
        for (const { person, days } of inOrder(window, request)) {
          for (const entry of found.get(person.assignmentId) ?? []) {
            if (days.startDate > entry.startDate || entry.startDate > days.endDate) continue;
            const cells = cellsOf(columns, { person, entry });
            yield { sections: sectionsOf(person, request), cells };
          }
        }
      }
    },
  };
};

const attendance: PartOf = (database, request, people, range, { words }, now) => {
  const columns = attendanceFields(request, words);
  return {
    columns,
    async *lines() {
      for await (const day of daysOfAttendance(database, request, people, range, now)) {
        const cells = cellsOf(columns, reckonDay(day, request));
        yield { sections: sectionsOf(day.person, request), cells };
      }
    },
  };
};

async function* daysOfAttendance(
  database: Runner,
  request: ReportRequest,
  people: readonly ReportPerson[],
  range: DateRange,
  now: Date,
): AsyncGenerator<AttendanceDay> {
  const plans = await reportPlans(database, people, withDaysBeside(range));
  const instant = now.toISOString();
  for await (const window of unhurried(windowsOf(request, people, range))) {
    const personDays = inOrder(window, request).flatMap(({ person, days }) =>
      daysOf(days).flatMap((date) => (isManaged(person, date) ? [{ person, date }] : [])),
    );
    const found = await reportEntries(database, window.people, withDaysBeside(window.days), {
      includeIncompleteTimePairs: true,
      costCenterId: null,
    });
    const recorded = new Map(
      window.people.map(({ assignmentId: id, timeZone }) => [
        id,
        attendanceDays(plans.get(id) ?? [], found.get(id) ?? [], window.days, timeZone),
      ]),
    );
    const absent = await database.run(readAbsentDays, {
      assignmentIds: window.people.map(({ assignmentId }) => assignmentId),
      startDate: window.days.startDate,
      endDate: window.days.endDate,
    });
    const absences = new Set(absent.map((day) => `${day.assignment_id} ${day.date}`));
    for (const { person, date } of personDays) {
      const day = recorded.get(person.assignmentId)?.get(date);
      if (day === undefined) continue;
      yield {
        person,
        ...day,
        today: localDay(instant, person.timeZone),
        isAbsent: absences.has(`${person.assignmentId} ${date}`),
      };
    }
  }
}

const schedules: PartOf = (database, request, people, range, { words }) => {
  const formats = readerFormats(request.locale, request.is24Hour);
  const columns = scheduleFields(request, words, range, formats);
  return {
    columns,
    async *lines() {
      for (const week of weeksOf(range, request.startOfWeek)) {
        for await (const window of unhurried(reportWindows(people, week, true))) {
          const plans = await reportPlans(database, window.people, window.days);
          for (const person of window.people) {
            const planned = planWeek(person, plans.get(person.assignmentId) ?? [], week);
            yield { sections: [], cells: cellsOf(columns, planned) };
          }
        }
      }
    },
  };
};

const parts: Readonly<Record<ReportKind, PartOf>> = {
  employeeSummaryReport: entries,
  employeeSummaryReportGrouped: entries,
  employeeAttendanceReport: attendance,
  employeeScheduleReport: schedules,
};

/** Windows site by site, if the report is grouped by site. */
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
