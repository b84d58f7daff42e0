import { type MapTiles, StartRefused } from './configuration.ts';

const tileParts = ['{z}', '{x}', '{y}'];

/**
 * The source of map tiles (`MAP_TILES`) and its attribution (`MAP_ATTRIBUTION`); null without an
 * address. The origin becomes part of the security policy, so it must not contain placeholders.
 * Throws `StartRefused`.
 */
export function parseMapTiles(
  url: string | undefined,
  attribution: string | undefined,
): MapTiles | null {
  if (url === undefined) return null;
  const parsed = fixedAddress(url);
  const isUsable =
    parsed !== null &&
    tileParts.every((part) =>
      `${decoded(parsed.pathname)}${decoded(parsed.search)}`.includes(part),
    );
  if (isUsable) return { url, origin: parsed.origin, attribution: attribution ?? null };
  // The value may contain a key, so it is not quoted.
  throw new StartRefused(
    'MAP_TILES must be the address of map pictures with {z}, {x} and {y} in it, such as https://tiles.example.com/{z}/{x}/{y}.png; host and port must be fixed, and user name or password have no place in it.',
  );
}

/** `URL` encodes braces; a stray per cent sign is left as it is. */
function decoded(text: string): string {
  return text.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

const plainFolder = /^\/([\w.~-]+\/)*$/;

/**
 * The base URL of the remotes' files (`REMOTES_URL`), ending with a slash; null if this server
 * provides them. It becomes part of the security policy unchanged. Throws `StartRefused`.
 */
export function parseRemotesUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = fixedAddress(text);
  const isFolder = url !== null && plainFolder.test(url.pathname) && !/[?#]/.test(text);
  if (isFolder) return url.href;
  // The value may contain a key, so it is not quoted.
  throw new StartRefused(
    'REMOTES_URL must be the address of a folder that ends with a slash, such as https://cdn.example.com/remotes/; it takes no user name, password, ? or #.',
  );
}

/** Cannot be read as another keyword of the security policy, such as `*`. */
const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * An http(s) URL whose host is safe in the security policy; null if its origin has a placeholder,
 * if it contains a user name or password, or if it is invalid.
 */
function fixedAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isFixed =
    url !== null &&
    ['https:', 'http:'].includes(url.protocol) &&
    plainHost.test(url.hostname) &&
    url.username === '' &&
    url.password === '';
  return isFixed ? url : null;
}
