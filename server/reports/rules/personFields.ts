import type { Cell } from '../../spreadsheets/rules/cell.ts';
import type { ReportField } from './reportColumn.ts';
import { siteOf, type ReportPerson } from './reportPerson.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

export function textCell(text: string | null): Cell {
  return text === null ? null : { kind: 'text', text };
}

/**
 * The columns about the person. The cost center is not included: each report has its own column for
 * it.
 */
export function personFields(
  { columns, facts }: ReportWords,
  { siteToGroupBy: site }: ReportRequest,
): ReportField<{ readonly person: ReportPerson }>[] {
  const ofSite =
    site === null || site === 'COST_CENTER'
      ? []
      : [
          {
            heading: facts.sites[site],
            width: 24,
            cell: ({ person }: { readonly person: ReportPerson }) => textCell(siteOf(person, site)),
          },
        ];
  return [
    {
      heading: columns.employeeNumber,
      width: 16,
      isOnEachPage: true,
      cell: ({ person }) => textCell(person.employeeNumber),
    },
    {
      heading: columns.lastName,
      width: 18,
      isOnEachPage: true,
      cell: ({ person }) => textCell(person.lastName),
    },
    {
      heading: columns.firstName,
      width: 18,
      isOnEachPage: true,
      cell: ({ person }) => textCell(person.firstName),
    },
    { heading: columns.position, width: 22, cell: ({ person }) => textCell(person.position) },
    ...ofSite,
  ];
}

/** The sections of a person's lines, according to the request. */
export function sectionsOf(person: ReportPerson, request: ReportRequest): string[] {
  const { siteToGroupBy, groupedByEmployee } = request;
  const { firstName, lastName, employeeNumber } = person;
  return [
    ...(siteToGroupBy === null ? [] : [siteOf(person, siteToGroupBy) ?? '–']),
    ...(groupedByEmployee ? [`${firstName} ${lastName} (${employeeNumber})`] : []),
  ];
}
