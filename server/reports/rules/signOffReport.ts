import { localDay, type DateRange, type Instant } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { Column, Row } from '../../spreadsheets/rules/cell.ts';
import { textCell } from './personCells.ts';
import type { ReportRequest } from './reportRequest.ts';
import type { ReportWords } from './words/ReportWords.ts';

/** A sign-off that covers days of a report. */
export interface ReportSignOff extends DateRange {
  readonly signedBy: string;
  readonly signedAt: Instant;
  /** People of the report whom it covers. */
  readonly people: number;
  /** Something of what it covers changed, or waits for a decision again. */
  readonly isChanged: boolean;
  /** Null where nothing was changed, `by` where nobody did it in person. */
  readonly lastChange: { readonly by: string | null; readonly at: Instant } | null;
}

/** What is signed off of a report. */
export interface ReportSignOffs {
  /** Every entry is covered, and nothing changed since. */
  readonly isWhole: boolean;
  /** The latest first. */
  readonly signOffs: readonly ReportSignOff[];
}

export function signOffColumns(
  { timeZone }: ReportRequest,
  { signOffs, facts }: ReportWords,
): Column[] {
  return [
    { heading: facts.from, width: 12 },
    { heading: facts.to, width: 12 },
    { heading: signOffs.by, width: 26 },
    { heading: signOffs.on, width: 14 },
    { heading: formatMessage(signOffs.at, { zone: timeZone }), width: 16 },
    { heading: facts.people, width: 10 },
    { heading: signOffs.changed, width: 20 },
    { heading: signOffs.changedBy, width: 26 },
    { heading: signOffs.changedOn, width: 16 },
  ];
}

/** Who signed off which pay cycle when, and whether something changed since. */
export function signOffRows(
  signOffs: readonly ReportSignOff[],
  { timeZone }: ReportRequest,
  { facts }: ReportWords,
): Row[] {
  const dateOf = (instant: Instant) =>
    ({ kind: 'date', date: localDay(instant, timeZone) }) as const;
  return signOffs.map(({ startDate, endDate, signedBy, signedAt, lastChange, ...signOff }) => ({
    look: 'plain',
    cells: [
      { kind: 'date', date: startDate },
      { kind: 'date', date: endDate },
      textCell(signedBy),
      dateOf(signedAt),
      { kind: 'time', instant: signedAt, timeZone },
      { kind: 'count', number: signOff.people },
      textCell(signOff.isChanged ? facts.yes : facts.no),
      textCell(lastChange?.by ?? null),
      lastChange === null ? null : dateOf(lastChange.at),
    ],
  }));
}
