/** How whole names are written; `Stone, Ella` says it by its comma. */
export type NameOrder = 'firstNameFirst' | 'lastNameFirst';

export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Parts of last names that precede them: `Ludwig van Beethoven`. */
const particles = new Set([
  ...['da', 'de', 'del', 'den', 'der', 'di', 'do', 'dos', 'el', 'la', 'las', 'le', 'los', 'ten'],
  ...['ter', 'van', 'vom', 'von', 'y', 'zu', 'zum', 'zur', 'bin', 'al', 'st.'],
]);

/** The first name whose order cannot be known; null if all have a comma or are one word. */
export function nameQuestion(names: readonly string[]): string | null {
  const example = names.find((name) => !name.includes(',') && wordsOf(name).length > 1);
  return example?.trim() ?? null;
}

/** First and last name; one is empty if the name is a single word. */
export function splitName(name: string, order: NameOrder): SplitName {
  const [before = '', after] = name.split(',', 2);
  if (after !== undefined)
    return { firstName: wordsOf(after).join(' '), lastName: wordsOf(before).join(' ') };
  const words = wordsOf(name);
  if (words.length < 2) return { firstName: '', lastName: words.join(' ') };
  const at = order === 'firstNameFirst' ? startOfLast(words) : endOfFirst(words);
  const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return order === 'firstNameFirst'
    ? { firstName: head, lastName: tail }
    : { firstName: tail, lastName: head };
}

function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Where the last name begins: at its last word, or at the particles before it. */
function startOfLast(words: readonly string[]): number {
  let at = words.length - 1;
  while (at > 1 && isParticle(words[at - 1])) at -= 1;
  return at;
}

/** Where a last name that comes first ends: after its particles and one word. */
function endOfFirst(words: readonly string[]): number {
  let at = 0;
  while (at < words.length - 2 && isParticle(words[at])) at += 1;
  return at + 1;
}

function isParticle(word: string | undefined): boolean {
  return word !== undefined && particles.has(word.toLowerCase());
}
