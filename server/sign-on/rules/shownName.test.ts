import { expect, test } from 'vitest';
import { shownName } from './shownName.ts';

test.each([
  ['ella@example.com', 'ella@example.com'],
  ['👩‍🏭'.repeat(2), '👩‍🏭'.repeat(2)],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), `${'a'.repeat(100)}…`],
  ['😀'.repeat(101), `${'😀'.repeat(100)}…`],
  ['\u2066\u202emoc.elpmaxe\u202c\u2069', 'moc.elpmaxe'],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
