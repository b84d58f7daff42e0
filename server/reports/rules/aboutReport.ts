import { localDay } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { Cell, Column, Row } from '../../spreadsheets/rules/cell.ts';
import { textCell } from './personFields.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportSignOffs } from './signOffReport.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** The facts in a report's description besides the request. */
export interface ReportFacts {
  readonly people: number;
  /** Full name of the reader. */
  readonly reader: string;
  readonly costCenter: string | null;
  /** Null if there is no approval. */
  readonly signedOff: ReportSignOffs | null;
  readonly now: Date;
}

export function aboutColumns({ about }: ReportWords): Column[] {
  return [
    { heading: about, width: 44 },
    { heading: '', width: 44 },
  ];
}

/** The sheet that describes the report, for people who find the file later. */
export function aboutRows(request: ReportRequest, report: ReportFacts, words: ReportWords): Row[] {
  const { facts, reports, columns } = words;
  const { siteToGroupBy, groupedByEmployee, timeZone } = request;
  const yesNo = (is: boolean) => textCell(is ? facts.yes : facts.no);
  const groups = [
    ...(siteToGroupBy === null ? [] : [facts.sites[siteToGroupBy]]),
    groupedByEmployee ? facts.byPerson : facts.byDay,
  ];
  const now = report.now.toISOString();
  const lines: (readonly [string, Cell])[] = [
    [words.sheet, textCell(reports[request.reportName])],
    [facts.from, { kind: 'date', date: request.fromDate }],
    [facts.to, { kind: 'date', date: request.toDate }],
    [facts.people, { kind: 'count', number: report.people }],
    ...(report.costCenter === null
      ? []
      : [[facts.costCenter, textCell(report.costCenter)] as const]),
    ...(request.reportName === 'employeeScheduleReport'
      ? []
      : ([
          [facts.groupedBy, textCell(groups.join(', '))],
          [facts.incomplete, yesNo(request.includeIncompleteTimePairs)],
          [columns.extraction, yesNo(request.includeExtractionStatus)],
        ] as const)),
    ...(report.signedOff === null
      ? []
      : [[words.signOffs.sheet, yesNo(report.signedOff.isWhole)] as const]),
    [facts.createdBy, textCell(report.reader)],
    [facts.createdOn, { kind: 'date', date: localDay(now, timeZone) }],
    [formatMessage(facts.createdAt, { zone: timeZone }), { kind: 'time', instant: now, timeZone }],
    [facts.notes[0], null],
    [facts.notes[1], null],
  ];
  return lines.map(([name, cell]) => ({ look: 'plain', cells: [textCell(name), cell] }));
}
