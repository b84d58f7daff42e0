import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordLink, passwordLinkPath, passwordLinkToken } from './passwordLink.ts';

test('the page finds the token of every link, which stands behind the #', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (token) => {
      const url = new URL(passwordLink('https://time.example.com', token));
      const [path, search] = url.hash.slice(1).split(/(?=\?)/u);
      expect([path, passwordLinkToken(search ?? '')]).toEqual([passwordLinkPath, token]);
      expect(`${url.origin}${url.pathname}${url.search}`).toBe('https://time.example.com/');
    }),
  );
});

test('an address without a token has none', () => {
  expect(['', '?', '?token=', '?other=1'].map(passwordLinkToken)).toEqual([null, null, null, null]);
});
