export type Paper = 'A4' | 'letter';

/** Where paper is 8½ by 11 inches. */
const lettered: ReadonlySet<string> = new Set(
  'US CA MX PH CL CO CR GT HN NI PA PR SV VE DO BO'.split(' '),
);

/** The paper of a language's region, such as `en-US`. */
export function paperOf(language: string): Paper {
  const region = language.split('-').at(-1)?.toUpperCase() ?? '';
  return lettered.has(region) ? 'letter' : 'A4';
}

/** The margins around ten cards of 85.6 × 54 mm in two columns, as CSS. */
export const cardMargins: Readonly<Record<Paper, string>> = {
  A4: '13.4mm 19.3mm',
  letter: '4.6mm 22.2mm',
};

export const letterMargins: Readonly<Record<Paper, string>> = { A4: '20mm', letter: '20mm' };

const cardsOfSheet = 10;

/** The cards by sheet. */
export function sheetsOf<Card>(cards: readonly Card[]): readonly (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / cardsOfSheet) }, (_unused, index) =>
    cards.slice(index * cardsOfSheet, (index + 1) * cardsOfSheet),
  );
}
