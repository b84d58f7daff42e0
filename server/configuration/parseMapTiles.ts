import { BadSetting } from './badSetting.ts';
import type { MapTiles } from './configuration.ts';
import { fixedAddress } from './fixedAddress.ts';

const parts = ['{z}', '{x}', '{y}'];
const example = 'https://tiles.example.com/{z}/{x}/{y}.png';

/**
 * Where maps get their pictures (`MAP_TILES`), and whom to name for them (`MAP_ATTRIBUTION`); null
 * without an address. The origin enters the security policy, so no part of it may be left open.
 * Throws `BadSetting`.
 */
export function parseMapTiles(
  url: string | undefined,
  attribution: string | undefined,
): MapTiles | null {
  if (url === undefined) return null;
  const parsed = fixedAddress(url);
  const isUsable =
    parsed !== null &&
    parts.every((part) => `${decoded(parsed.pathname)}${decoded(parsed.search)}`.includes(part));
  if (isUsable) return { url, origin: parsed.origin, attribution: attribution ?? null };
  // The value may hold a key: it is not repeated.
  throw new BadSetting(
    `MAP_TILES must be the address of map pictures with {z}, {x} and {y} in it, such as ${example}; host and port must be fixed, and user name or password have no place in it.`,
  );
}

/** Braces come encoded from `URL`; a stray per cent sign is left as it is. */
function decoded(text: string): string {
  return text.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
