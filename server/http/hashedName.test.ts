import { expect, test } from 'vitest';
import { leastCpuOf } from '../testing/cpuOf.ts';
import { hashedName } from './hashedName.ts';

test.each(['2601.914f33ad3113d340.js', '/face-detector.ef144429b5e124dd.wasm.br'])(
  '%s is a file that browsers keep',
  (name) => expect(hashedName.test(name)).toBe(true),
);

test('an address of one hash after the other is judged at once', async () => {
  const address = `/${'.aaaaaaaa'.repeat(1_660)}!`;
  const judge = async () => expect(hashedName.test(address)).toBe(false);
  expect(await leastCpuOf(20, judge)).toBeLessThan(3);
});
