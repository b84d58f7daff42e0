import { localDay, type DateRange, type Instant } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { Cell } from '../../spreadsheets/rules/cell.ts';
import { textCell } from './personFields.ts';
import type { ReportField } from './reportColumn.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** A sign-off that includes days of a report. */
export interface ReportSignOff extends DateRange {
  readonly signedBy: string;
  readonly signedAt: Instant;
  /** Number of the report's people that it includes. */
  readonly people: number;
  /** Something in it has changed, or waits for a decision again. */
  readonly isChanged: boolean;
  /** Null if nothing has changed; `by` is null if it was not a person. */
  readonly lastChange: { readonly by: string | null; readonly at: Instant } | null;
}

/** The sign-offs of a report. */
export interface ReportSignOffs {
  /** Every entry is signed off, and nothing has changed since. */
  readonly isWhole: boolean;
  /** Latest first. */
  readonly signOffs: readonly ReportSignOff[];
}

/** Who signed off which pay cycle when, and whether anything has changed since. */
export function signOffFields(
  { timeZone }: ReportRequest,
  { signOffs, facts }: ReportWords,
): ReportField<ReportSignOff>[] {
  const dateOf = (instant: Instant): Cell => ({ kind: 'date', date: localDay(instant, timeZone) });
  return [
    { heading: facts.from, width: 12, cell: ({ startDate: date }) => ({ kind: 'date', date }) },
    { heading: facts.to, width: 12, cell: ({ endDate: date }) => ({ kind: 'date', date }) },
    { heading: signOffs.by, width: 26, cell: ({ signedBy }) => textCell(signedBy) },
    { heading: signOffs.on, width: 14, cell: ({ signedAt }) => dateOf(signedAt) },
    {
      heading: formatMessage(signOffs.at, { zone: timeZone }),
      width: 16,
      cell: ({ signedAt: instant }) => ({ kind: 'time', instant, timeZone }),
    },
    {
      heading: facts.people,
      width: 10,
      cell: ({ people: number }) => ({ kind: 'count', number }),
    },
    {
      heading: signOffs.changed,
      width: 20,
      cell: ({ isChanged }) => textCell(isChanged ? facts.yes : facts.no),
    },
    {
      heading: signOffs.changedBy,
      width: 26,
      cell: ({ lastChange }) => textCell(lastChange?.by ?? null),
    },
    {
      heading: signOffs.changedOn,
      width: 16,
      cell: ({ lastChange }) => (lastChange === null ? null : dateOf(lastChange.at)),
    },
  ];
}
