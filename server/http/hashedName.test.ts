import { expect, test } from 'vitest';
import { cpuOf } from '../testing/cpuOf.ts';
import { hashedName } from './hashedName.ts';

test.each(['2601.914f33ad3113d340.js', '/face-detector.ef144429b5e124dd.wasm.br'])(
  '%s is a file that browsers keep',
  (name) => expect(hashedName.test(name)).toBe(true),
);

test('an address of one hash after the other is judged at once', async () => {
  const address = `/${'.aaaaaaaa'.repeat(1_660)}!`;
  const { cpu } = await cpuOf(async () => {
    for (let asked = 0; asked < 20; asked += 1) expect(hashedName.test(address)).toBe(false);
  });
  expect(cpu).toBeLessThan(60);
});
