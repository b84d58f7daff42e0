import type { Cell, Column, SumCell } from '../../spreadsheets/rules/cell.ts';

/** A column of a report; `sum` columns are summed for each section and at the end. */
export interface ReportColumn extends Column {
  readonly sum?: SumCell['of'];
}

/** A column, with its value for each listed thing. */
export interface ReportField<Listed> extends ReportColumn {
  readonly cell: (listed: Listed) => Cell;
}

export function cellsOf<Listed>(fields: readonly ReportField<Listed>[], listed: Listed): Cell[] {
  return fields.map(({ cell }) => cell(listed));
}

/** A row before its sums are calculated. */
export interface ReportLine {
  /** Its sections, from the outside in: site, person. Lines of a section are consecutive. */
  readonly sections: readonly string[];
  readonly cells: readonly Cell[];
}

/** The number of a cell for sums; 0 for anything else. */
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

/** The time in hours, rounded to the displayed hundredths, so that sums add up. */
export function hoursCell(seconds: number): Cell {
  return { kind: 'hours', number: Math.round(seconds / 36) / 100 };
}
