import { expect, test } from 'vitest';
import { mostConnections } from './mostConnections.ts';

const limits = (openFiles: string) =>
  [
    'Limit                     Soft Limit           Hard Limit           Units     ',
    'Max processes             96365                96365                processes ',
    `Max open files            ${openFiles.padEnd(20)} 1048576              files     `,
    'Max locked memory         8388608              8388608              bytes     ',
  ].join('\n');

test.each([
  ['1024', 341],
  ['20000', 6_666],
  ['1048576', 20_000],
  ['unlimited', 20_000],
])('of %s files that may be open, a listener takes %i connections', (openFiles, most) => {
  expect(mostConnections(limits(openFiles))).toBe(most);
});

test('where the system does not tell its limit, there is one all the same', () => {
  expect(mostConnections('')).toBe(341);
});
