import { expect, test } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { addressOfFile, addressToAsk, askAnew } from './scriptAddress.ts';

const origin = 'https://punctual.example';
const folder = `${origin}/remotes/remote-example`;

test('after a file of a version hung, each try has an address of its own', () => {
  expect(addressToAsk(`${folder}/1.0.0/Page.js`)).toBe(`${folder}/1.0.0/Page.js`);
  askAnew(exampleRemote(), origin);
  const first = addressToAsk(`${folder}/1.0.0/Page.js`);
  askAnew(exampleRemote(), origin);
  const second = addressToAsk(`${folder}/1.0.0/Page.js`);
  expect(new Set([first, second, `${folder}/1.0.0/Page.js`]).size).toBe(3);
  for (const asked of [first, second]) {
    expect(addressOfFile(asked)).toBe(`${folder}/1.0.0/Page.js`);
  }
  expect(addressToAsk(`${folder}/2.0.0/Page.js`)).toBe(`${folder}/2.0.0/Page.js`);
});
