import { type MapTiles, StartRefused } from './configuration.ts';

const tileParts = ['{z}', '{x}', '{y}'];

/**
 * Where maps get their pictures (`MAP_TILES`), and whom to name for them (`MAP_ATTRIBUTION`); null
 * without an address. The origin enters the security policy, so no part of it may be left open.
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
  // The value may hold a key: it is not repeated.
  throw new StartRefused(
    'MAP_TILES must be the address of map pictures with {z}, {x} and {y} in it, such as https://tiles.example.com/{z}/{x}/{y}.png; host and port must be fixed, and user name or password have no place in it.',
  );
}

/** Braces come encoded from `URL`; a stray per cent sign is left as it is. */
function decoded(text: string): string {
  return text.replaceAll('%7B', '{').replaceAll('%7D', '}');
}

const plainFolder = /^\/([\w.~-]+\/)*$/;

/**
 * Where pages get the files of remotes (`REMOTES_URL`), ending with a slash; null where this server
 * gives them. It enters the security policy as it is. Throws `StartRefused`.
 */
export function parseRemotesUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = fixedAddress(text);
  const isFolder = url !== null && plainFolder.test(url.pathname) && !/[?#]/.test(text);
  if (isFolder) return url.href;
  // The value may hold a key: it is not repeated.
  throw new StartRefused(
    'REMOTES_URL must be the address of a folder that ends with a slash, such as https://cdn.example.com/remotes/; it takes no user name, password, ? or #.',
  );
}

/** Nothing in it can be read as another word of the security policy, `*` neither. */
const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/**
 * An http(s) address whose host may enter the security policy; null when a part of its origin is
 * left open, when it holds a user name or password, or when it is none.
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
