import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseNewRemote } from './parseNewRemote.ts';

test('a remote is made in this working tree, or in a repository of its own', () => {
  expect(parseNewRemote(['payroll'])).toMatchObject({
    names: { remote: 'remote-payroll' },
    repository: null,
  });
  expect(parseNewRemote(['payroll', '--repository', '../payroll'])).toMatchObject({
    names: { remote: 'remote-payroll' },
    repository: resolve('../payroll'),
  });
});

test.each([
  [['payroll', '--repository']],
  [['payroll', '--repository', 'a', 'b']],
  [['payroll', '--folder', 'a']],
])('%j is refused with what was expected', (words) => {
  expect(() => parseNewRemote(words)).toThrow('npm run new-remote -- time-off');
});
