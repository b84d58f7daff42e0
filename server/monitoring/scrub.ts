/** A file of a build, known by the hash in its name, with line and column. */
const builtFile = /([\w-]+\.[0-9a-f]{16,32}\.(?:js|css)(?::\d+(?::\d+)?)?)(?!\w)/;

/** As Chromium says it: `Unexpected token 'A', ..."name": Ada }" is not valid JSON`. */
const unreadData = /(?:Unexpected token .{1,4}, )?(?:\.\.\.)?".*?"(?:\.\.\.)? is not valid JSON/gu;

/** A header with cookies: each pair of a name and a value, or what else stands in its place. */
const cookies = /\b((?:set-)?cookie)["']?\s*[:=]\s*["']?[^\s;"']+(?:;\s*[^\s;"']+)*/giu;

const credentials = /\b(Bearer|Basic|Digest)\s+[^\s,;"']+/giu;

/** As in `"password":"x"`, `new_password=x`, `access-token: x`; the name stays. */
const secrets =
  /((?:passw(?:or)?d|passwor[dt]|passphrase|contraseña|รหัสผ่าน|pwd|pin|secret|(?<!unexpected )token|api[-_ ]?key|authorization|credentials?|session[-_]?(?:id|key))\\?["']?\s*[:=]\s*)(?:\\?"(?:[^"\\]|\\[^"])*\\?"|'[^']*'|[^\s,;&}\])]+)/giu;

/** The parts of a JSON web token, also where each of them is short. */
const webToken = /\beyJ[\w-]+(?:\.[\w-]*)+/g;

/**
 * Takes out of a browser's report what opens an account (passwords, tokens, cookies) and what may
 * point at a person: addresses' queries and fragments, e-mail addresses, long numbers (positions),
 * ids in paths, and what a message quotes of data that could not be read. A remote's version, and
 * the place in the code where something was thrown, stay.
 */
export function scrub(text: string): string {
  return (
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll(unreadData, 'Something is not valid JSON')
      .replaceAll(/(https?:\/\/)[^\s/@]+@/g, '$1')
      .replaceAll(/(https?:\/\/[^\s?#]*)[?#]\S*/g, '$1')
      .replaceAll(/(\/[^\s?]*)\?\S*/g, '$1')
      .replaceAll(cookies, '$1: [secret]')
      .replaceAll(credentials, '$1 [secret]')
      .replaceAll(secrets, '$1[secret]')
      .replaceAll(webToken, '[token]')
      // Firefox and Safari write `function@https://…`.
      .replaceAll(/[^\s@<>"']+(?:@|%40)(?!https?:)[^\s@<>"']+\.[^\s@<>"']+/g, '[address]')
      .split(builtFile)
      .map((part, index) => (index % 2 === 1 ? part : withoutNumbers(part)))
      .join('')
  );
}

function withoutNumbers(text: string): string {
  return text
    .replaceAll(/[\w-]{24,}/g, '[token]')
    .replaceAll(/(?<=\/[a-z-]+\/)\d+(?![\w.])/g, '[number]')
    .replaceAll(/(?<!\b\d+\.\d+\.\d+-[\da-f]{0,9})(?:\d+[.,]\d{3,}|\d{4,})/g, '[number]');
}
