import { expect, test } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { allowFiles, integrityOf, integrityOfNothing } from './fileIntegrity.ts';

const origin = 'https://punctual.example';

test('a file of a remote must have the content that the registry promises', () => {
  allowFiles(exampleRemote(), origin);
  expect(integrityOf(`${origin}/remotes/remote-example/1.0.0/Page.js`)).toBe('sha384-page');
});

test('a file that the registry does not name is refused', () => {
  allowFiles(exampleRemote(), origin);
  expect(integrityOf(`${origin}/remotes/remote-example/1.0.0/other.js`)).toBe(integrityOfNothing);
  expect(integrityOf(`${origin}/remotes/remote-example/2.0.0/Page.js`)).toBe(integrityOfNothing);
});
