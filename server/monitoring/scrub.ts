/**
 * Takes out of a browser's report what may point at a person: addresses' queries and fragments,
 * e-mail addresses, long numbers (positions), ids in paths and tokens. A remote's version stays.
 */
export function scrub(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
    .replaceAll(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '[address]')
    .replaceAll(/[\w-]{24,}/g, '[token]')
    .replaceAll(/(?<=\/[a-z-]+\/)\d+(?![\w.])/g, '[number]')
    .replaceAll(/(?<!\b\d+\.\d+\.\d+-[\da-f]{0,9})(?:\d+[.,]\d{3,}|\d{4,})/g, '[number]');
}
