/** Characters of a value; lists and long texts are cut. */
const longest = 160;

/** A value of the company file as text; null stands for no value. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
