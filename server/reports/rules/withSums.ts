import type { Row } from '../../spreadsheets/rules/cell.ts';
import { amountOf, type ReportColumn, type ReportLine } from './reportColumn.ts';

/** The labels of sums in the reader's language. */
export interface SumWords {
  readonly total: string;
  /** If there is no line at all. */
  readonly nothing: string;
  totalOf(section: string): string;
}

interface Section {
  readonly name: string;
  readonly fromRow: number;
  readonly amounts: number[];
}

/** The lines as rows, with a sum after each section and a total at the end. */
export async function* withSums(
  lines: AsyncIterable<ReportLine> | Iterable<ReportLine>,
  columns: readonly ReportColumn[],
  words: SumWords,
): AsyncGenerator<Row> {
  const firstRow = 2;
  const opened = (name: string, fromRow: number): Section => ({
    name,
    fromRow,
    amounts: columns.map(() => 0),
  });
  const everything = opened('', firstRow);
  const open: Section[] = [];
  let row = firstRow - 1;

  function* closedFrom(level: number): Generator<Row> {
    while (open.length > level) {
      const section = open.pop();
      if (section === undefined) return;
      row += 1;
      yield sumRow('subtotal', words.totalOf(section.name), section, columns);
    }
  }

  for await (const { sections, cells } of lines) {
    const changed = sections.findIndex((name, level) => open[level]?.name !== name);
    yield* closedFrom(changed === -1 ? sections.length : changed);
    for (const name of sections.slice(open.length)) open.push(opened(name, row + 1));
    for (const { amounts } of [everything, ...open]) {
      for (const [index, cell] of cells.entries()) {
        amounts[index] = (amounts[index] ?? 0) + amountOf(cell);
      }
    }
    row += 1;
    yield { look: 'plain', cells };
  }
  yield* closedFrom(0);
  if (row < firstRow) yield { look: 'plain', cells: [{ kind: 'text', text: words.nothing }] };
  else yield sumRow('total', words.total, everything, columns);
}

function sumRow(
  look: 'subtotal' | 'total',
  text: string,
  { fromRow, amounts }: Section,
  columns: readonly ReportColumn[],
): Row {
  return {
    look,
    cells: columns.map(({ sum }, index) => {
      if (index === 0) return { kind: 'text', text };
      return sum === undefined
        ? null
        : { kind: 'sum', of: sum, fromRow, value: amounts[index] ?? 0 };
    }),
  };
}
