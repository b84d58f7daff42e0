/** A file of a build, known by the hash in its name, with line and column. */
const builtFile = /((?<![\w-])[\w-]+\.[0-9a-f]{16,32}\.(?:js|css)(?::\d+(?::\d+)?)?)(?!\w)/;

/** As Chromium says it: `Unexpected token 'A', ..."name": Ada }" is not valid JSON`; else the rest. */
const unreadData =
  /(?:Unexpected token .{1,4}, )?(?:\.\.\.)?"(?:(?<data>.*?"(?:\.\.\.)? is not valid JSON)|.*)/gsu;

/** A header with cookies: each pair of a name and a value, or what else stands in its place. */
const cookies = /\b((?:set-)?cookie)["']?\s*[:=]\s*["']?[^\s;"']+(?:;\s*[^\s;"']+)*/giu;

const credentials = /\b(Bearer|Basic|Digest)\s+[^\s,;"']+/giu;

/** As in `"password":"x"`, `new_password=x`, `access-token: x`; the name stays. */
const secrets =
  /((?:passw(?:or)?d|passwor[dt]|passphrase|contraseña|รหัสผ่าน|pwd|pin|secret|(?<!unexpected )token|api[-_ ]?key|authorization|credentials?|session[-_]?(?:id|key))\\?["']?\s*[:=]\s*)(?:\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s,;&}\])]+)/giu;

/** The parts of a JSON web token, also where each of them is short. */
const webToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;

/**
 * Takes out of a browser's report what opens an account (passwords, tokens, cookies) and what may
 * point at a person: addresses' queries and fragments, e-mail addresses, long numbers (positions),
 * ids in paths, and what a message quotes of data that could not be read. A remote's version, and
 * the place in the code where something was thrown, stay.
 *
 * Strangers may report, too, so the time grows in line with the length: each pattern either matches
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

/** Whether an `@` stands between a name and a domain. Firefox and Safari write `function@https://…`. */
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
