const longest = 100;
/** Those that turn the direction of what follows them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A provider's name for a person as a page may show it: at most 100 characters and a sign that there were more. */
export function shownName(name: string): string {
  const characters = Array.from(name.replaceAll(turns, ''));
  return characters.length <= longest
    ? characters.join('')
    : `${characters.slice(0, longest).join('')}…`;
}
