const longest = 100;
/** Characters that change the direction of the following text. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A person's name from a provider, for display: at most 100 characters, with an ellipsis if it was
 * longer.
 */
export function shownName(name: string): string {
  const characters = Array.from(name.replaceAll(turns, ''));
  return characters.length <= longest
    ? characters.join('')
    : `${characters.slice(0, longest).join('')}…`;
}
