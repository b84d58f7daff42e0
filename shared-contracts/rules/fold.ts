const apostrophes = /[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032\u00B4\uFF07]/gu;
const dashes = /[\u2010\u2012\u2013\u2014\u2212]/gu;
/** Accents on letters, and zero-width characters from copying and keyboards. */
const unseen = /[\u0300-\u036F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const letters: Readonly<Record<string, string>> = {
  ...{ ς: 'σ', ı: 'i', ø: 'o', ł: 'l', đ: 'd', ħ: 'h' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const written = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * Normalizes a text for log-in and searches: ignores case, accents, zero-width characters and
 * surrounding blanks; ß becomes ss, and apostrophes and dashes the plain ones. The database's
 * function `fold` does the same to stored texts (docs/decisions/folded-letters.md).
 */
export function fold(text: string): string {
  return text
    .replaceAll(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(written, (letter) => letters[letter] ?? letter)
    .replaceAll(dashes, '-')
    .replaceAll(unseen, '')
    .replaceAll(/(\u0E4D)([\u0E48-\u0E4B])/gu, '$2$1')
    .replaceAll(/[ \t\n\v\f\r]+/gu, ' ')
    .replaceAll(/^ | $/gu, '');
}
