import { plainCell } from 'shared-contracts/plain-cell';

/** The most characters in a cell. */
const longest = 32_767;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** User text as the content of a cell: never a formula, even after a round trip through CSV. */
export function cellText(text: string): string {
  const clean = withoutControls(text).slice(0, longest - 1);
  return escaped(plainCell(clean));
}

/** Text for XML 1.0, without invalid characters: control characters and lone surrogates. */
export function xmlText(text: string): string {
  return escaped(withoutControls(text));
}

function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Spreadsheet programs would read `_x0041_` as `A`: its underscore is escaped in the same way. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
