import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invitationLink, invitedUsername } from './invitationLink.ts';

test('the page finds the user name of the QR code again, whatever is in it', () => {
  const names = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
    .filter((name) => name.trim() === name && name.isWellFormed());
  fc.assert(
    fc.property(names, (name) => {
      const { hash } = new URL(invitationLink('https://time.example.com', name));
      expect(invitedUsername(hash.slice(hash.indexOf('?')))).toBe(name);
    }),
  );
});

test('without a user name there is none', () => {
  expect(invitedUsername('')).toBeNull();
  expect(invitedUsername('?user=%20')).toBeNull();
});
