import type { Cell, Column, SumCell } from '../../spreadsheets/rules/cell.ts';

/** A column of a report; one with a sum is summed for each section and at the end. */
export interface ReportColumn extends Column {
  readonly sum?: SumCell['of'];
}

/** A row before the sums are worked out. */
export interface ReportLine {
  /** What it belongs to, the widest first: a site, a person. Lines of one section follow each other. */
  readonly sections: readonly string[];
  readonly cells: readonly Cell[];
}

/** The number of a cell as it is summed; 0 for anything else. */
export function amountOf(cell: Cell | undefined): number {
  switch (cell?.kind) {
    case 'duration':
      return cell.seconds;
    case 'hours':
    case 'count':
      return cell.number;
    case undefined:
    default:
      return 0;
  }
}

/** The same time in hours, rounded to the hundredths that are shown, so that sums add those up. */
export function hoursCell(seconds: number): Cell {
  return { kind: 'hours', number: Math.round(seconds / 36) / 100 };
}
