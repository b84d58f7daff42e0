/** First letters of the first and the last word: `Fatima El-Sayed` → `FE`. Thai vowels that stand before their letter are skipped. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const letter = word.match(/\p{L}/gu)?.find((each) => !/[เแโใไ]/.test(each));
  return letter?.toLocaleUpperCase() ?? '';
}
