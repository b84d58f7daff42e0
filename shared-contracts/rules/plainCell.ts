/** Text that spreadsheet programs would read as a formula. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** The text of a cell that is never a formula, also when it is saved as CSV: with an apostrophe. */
export function plainCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe of `plainCell`. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
