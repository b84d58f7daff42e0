import { useText } from '../../messages/useText.ts';
import type { OpenList } from '../rules/listFlow.ts';

/** The heading of a column, otherwise its letter in spreadsheet programs. */
export function useColumnName({ cells, headingAt }: OpenList): (column: number) => string {
  const text = useText();
  return (column) => {
    const heading = headingAt === null ? '' : (cells[headingAt]?.[column] ?? '').trim();
    return heading === '' ? text('sheet.columns.name', { letter: letterOf(column) }) : heading;
  };
}

/** `A`, `Z`, `AA`. */
function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letterOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}
