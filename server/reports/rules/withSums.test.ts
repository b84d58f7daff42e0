import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row } from '../../spreadsheets/rules/cell.ts';
import type { ReportColumn, ReportLine } from './reportColumn.ts';
import { withSums } from './withSums.ts';

const columns: readonly ReportColumn[] = [
  { heading: 'Name', width: 10 },
  { heading: 'Duration', width: 10, sum: 'duration' },
];
const words = { total: 'Total', nothing: 'Nothing', totalOf: (name: string) => `Total ${name}` };

function line(sections: readonly string[], seconds: number): ReportLine {
  return {
    sections,
    cells: [
      { kind: 'text', text: 'x' },
      { kind: 'duration', seconds },
    ],
  };
}

async function rowsOf(lines: readonly ReportLine[]): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of withSums(lines, columns, words)) rows.push(row);
  return rows;
}

test('every section ends with its sum, the inner ones first, and everything with the total', async () => {
  const rows = await rowsOf([
    line(['North', 'Ella'], 10),
    line(['North', 'Ella'], 20),
    line(['North', 'Nils'], 5),
    line(['South', 'Nils'], 7),
  ]);
  const sums = rows.flatMap(({ look, cells: [first, second] }, index) =>
    look !== 'plain' && first?.kind === 'text' && second?.kind === 'sum'
      ? [[index + 2, first.text, second.fromRow, second.value]]
      : [],
  );
  expect(sums).toEqual([
    [4, 'Total Ella', 2, 30],
    [6, 'Total Nils', 5, 5],
    [7, 'Total North', 2, 35],
    [9, 'Total Nils', 8, 7],
    [10, 'Total South', 8, 7],
    [11, 'Total', 2, 42],
  ]);
});

test('a report without a line says so, and sums nothing', async () => {
  expect(await rowsOf([])).toEqual([{ look: 'plain', cells: [{ kind: 'text', text: 'Nothing' }] }]);
});

test('sums add up whatever the sections are', async () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const lines = fc.array(
    fc
      .tuple(name, name, fc.nat(1000))
      .map(([site, person, seconds]) => line([site, person], seconds)),
    { minLength: 1, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (given) => {
      const rows = await rowsOf(given);
      const plain = (from: number) =>
        rows
          .slice(from - 2)
          .filter(({ look }) => look === 'plain')
          .reduce(
            (sum, { cells }) => sum + (cells[1]?.kind === 'duration' ? cells[1].seconds : 0),
            0,
          );
      for (const [index, { cells }] of rows.entries()) {
        const sum = cells[1];
        if (sum?.kind !== 'sum') continue;
        expect(sum.value).toBe(plain(sum.fromRow) - plain(index + 2));
      }
      expect(rows.at(-1)?.look).toBe('total');
    }),
  );
});
