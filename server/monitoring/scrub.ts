/** A file of a build, by the hash in its name, with line and column. */
const builtFile = /((?<![\w-])[\w-]+\.[0-9a-f]{16,32}\.(?:js|css)(?::\d+(?::\d+)?)?)(?!\w)/;

/**
 * Chromium's message: `Unexpected token 'A', ..."name": Ada }" is not valid JSON`; otherwise the
 * rest.
 */
const unreadData =
  /(?:Unexpected token .{1,4}, )?(?:\.\.\.)?"(?:(?<data>.*?"(?:\.\.\.)? is not valid JSON)|.*)/gsu;

/** A cookie header: its name-value pairs, or whatever is in their place. */
const cookies = /\b((?:set-)?cookie)["']?\s*[:=]\s*["']?[^\s;"']+(?:;\s*[^\s;"']+)*/giu;

const credentials = /\b(Bearer|Basic|Digest)\s+[^\s,;"']+/giu;

/** For example `"password":"x"`, `new_password=x`, `access-token: x`; the name stays. */
const secrets =
  /((?:passw(?:or)?d|passwor[dt]|passphrase|contraseña|รหัสผ่าน|pwd|pin|secret|(?<!unexpected )token|api[-_ ]?key|authorization|credentials?|session[-_]?(?:id|key))\\?["']?\s*[:=]\s*)(?:\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s,;&}\])]+)/giu;

/** The parts of a JSON web token, even if they are short. */
const webToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;

/**
 * Removes from a browser's report everything that opens an account (passwords, tokens, cookies) and
 * that can identify a person: queries and fragments of URLs, e-mail addresses, long numbers
 * (positions), ids in paths, and data that a parser's message quotes. Keeps a remote's version, and
 * the place in the code where an error was thrown.
 *
 * Anybody can send reports, so the time must be linear in the length: each pattern either matches
 * wherever it begins, or can begin only once in a word.
 */
export function scrub(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(unreadData, (found: string, data?: string) =>
      data === undefined ? found : 'Something is not valid JSON',
    )
    .replaceAll(/(https?:\/\/)[^\s/@]+@/g, '$1')
    .replaceAll(/(https?:\/\/[^\s?#]*)(?:[?#]\S*)?/g, '$1')
    .replaceAll(/(\/[^\s?]*)(?:\?\S*)?/g, '$1')
    .replaceAll(cookies, '$1: [secret]')
    .replaceAll(credentials, '$1 [secret]')
    .replaceAll(secrets, '$1[secret]')
    .replaceAll(webToken, '[token]')
    .replaceAll(/[^\s<>"']+/g, (word) => (holdsAddress(word) ? '[address]' : word))
    .split(builtFile)
    .map((part, index) => (index % 2 === 1 ? part : withoutNumbers(part)))
    .join('');
}

/**
 * Whether there is an `@` between a name and a domain. Firefox and Safari write
 * `function@https://…`.
 */
function holdsAddress(word: string): boolean {
  const parts = word.split(/(?:@|%40)+/);
  return parts.some(
    (domain, at) =>
      Boolean(parts[at - 1]) && !/^https?:/.test(domain) && domain.slice(1, -1).includes('.'),
  );
}

function withoutNumbers(text: string): string {
  return text
    .replaceAll(/[\w-]{24,}/g, '[token]')
    .replaceAll(/(?<=\/[a-z-]+\/)\d+(?![\w.])/g, '[number]')
    .replaceAll(/(?<!\b\d+\.\d+\.\d+-[\da-f]{0,9})(?:\d+[.,]\d{3,}|\d{4,})/g, '[number]');
}
