import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twenty characters in groups of five: 99 bits. */
export function createOneTimePassword(): string {
  return drawGroups(4, 5);
}

/** To be typed on a phone: twelve characters in groups of four, 59 bits. */
export function createShortOneTimePassword(): string {
  return drawGroups(3, 4);
}

/** A drawn secret as it may have been typed: capitals, spaces and missing hyphens do not matter. */
export function asDrawn(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function drawGroups(count: number, length: number): string {
  const groups = Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  return groups.join('-');
}
