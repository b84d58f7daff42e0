import type { Cell } from '../../spreadsheets/rules/cell.ts';
import type { ReportColumn } from './reportColumn.ts';
import { siteOf, type ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

export function textCell(text: string | null): Cell {
  return text === null ? null : { kind: 'text', text };
}

/** The columns that say who. */
export function personColumns(
  { columns, facts }: ReportWords,
  { siteToGroupBy }: ReportRequest,
): ReportColumn[] {
  const site = { heading: siteToGroupBy === null ? '' : facts.sites[siteToGroupBy], width: 24 };
  return [
    { heading: columns.employeeNumber, width: 16, isOnEachPage: true },
    { heading: columns.lastName, width: 18, isOnEachPage: true },
    { heading: columns.firstName, width: 18, isOnEachPage: true },
    { heading: columns.position, width: 22 },
    ...(hasSiteColumn(siteToGroupBy) ? [site] : []),
  ];
}

export function personCells(person: ReportPerson, { siteToGroupBy }: ReportRequest): Cell[] {
  const { employeeNumber, firstName, lastName, position } = person;
  return [
    ...[employeeNumber, lastName, firstName, position].map(textCell),
    ...(siteToGroupBy !== null && hasSiteColumn(siteToGroupBy)
      ? [textCell(siteOf(person, siteToGroupBy))]
      : []),
  ];
}

/** The cost center has a column of its own. */
function hasSiteColumn(site: ReportRequest['siteToGroupBy']): boolean {
  return site !== null && site !== 'COST_CENTER';
}

/** What the lines of a person belong to, by the request. */
export function sectionsOf(person: ReportPerson, request: ReportRequest): string[] {
  const { siteToGroupBy, groupedByEmployee } = request;
  const { firstName, lastName, employeeNumber } = person;
  return [
    ...(siteToGroupBy === null ? [] : [siteOf(person, siteToGroupBy) ?? '–']),
    ...(groupedByEmployee ? [`${firstName} ${lastName} (${employeeNumber})`] : []),
  ];
}
