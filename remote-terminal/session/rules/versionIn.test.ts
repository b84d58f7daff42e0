import { expect, test } from 'vitest';
import { versionIn } from './versionIn.ts';

test.each([
  ['https://time.example.com/remotes/remote-terminal/1.0.0-74df376137/', '1.0.0-74df376137'],
  ['https://time.example.com/', undefined],
  ['/', undefined],
])('files from %s are version %s', (address, version) => {
  expect(versionIn(address)).toBe(version);
});
