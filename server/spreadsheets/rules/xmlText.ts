/** Characters in a cell at most. */
const longest = 32_767;

/** Text that programs would read as a formula, where somebody saves the sheet as CSV. */
const startsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text of people as the content of a cell: never a formula, not even after a way through CSV. */
export function cellText(text: string): string {
  const clean = withoutControls(text).slice(0, longest - 1);
  return escaped(startsFormula.test(clean) ? `'${clean}` : clean);
}

/** Text for XML 1.0. What it cannot hold is left out: control characters and halves of characters. */
export function xmlText(text: string): string {
  return escaped(withoutControls(text));
}

function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** `_x0041_` would be read as `A` by spreadsheet programs: its underscore is written in the same way. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
