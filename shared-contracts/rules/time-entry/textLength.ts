/**
 * Characters of a text as the database and the contract count them: code points. An emoji of one
 * code point is one; a family of emoji, or a letter with a combining mark, is as many as it has.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
