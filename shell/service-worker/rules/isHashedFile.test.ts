import { expect, test } from 'vitest';
import { isHashedFile } from './isHashedFile.ts';

const origin = 'https://punctual.example';
const version = 'remote-employee/1.0.0-73dee40d56';

test.each([
  [`${origin}/remotes/${version}/Clock.0123456789abcdef.js`, true],
  [`https://cdn.example/remotes/${version}/Clock.0123456789abcdef.js`, true],
  [`https://cdn.example/${version}/entry.0123456789abcdef.js`, true],
  [`${origin}/table.0123456789abcdef.js`, true],
  [`https://tiles.example/table.0123456789abcdef.js`, false],
  [`${origin}/face-detector.0123456789abcdef.wasm`, true],
  [`${origin}/remotes/registry.json`, false],
  [`${origin}/api/monitoring/remotes`, false],
  [`${origin}/`, false],
])('of what lies at %s it is %s that it never changes', (address, isKept) => {
  expect(isHashedFile(new URL(address), origin)).toBe(isKept);
});
