import { expect, test } from 'vitest';
import { catalogueFile, compileCatalogue } from './compileCatalogue.ts';

test('the words of a catalogue are compiled, the rest of the file stays', () => {
  const code = `import { messages as others } from './others.js';
export const messages = {
  ...others,
  hello: 'Hello {name}',
  'n.entries': '{n, plural, one {# entry} other {# entries}}',
};`;
  expect(compileCatalogue(code)).toBe(`import { messages as others } from './others.js';
export const messages = {
  ...others,
  hello: "Hello {name}",
  'n.entries': [["n",{"one":"{#} entry","other":"{#} entries"},1]],
};`);
});

test('a file without messages stays as it is', () => {
  const code = `export const errors = { a: 'b {' };`;
  expect(compileCatalogue(code)).toBe(code);
});

test('the message that cannot be compiled is named', () => {
  expect(() => compileCatalogue(`export const messages = { 'a.b': 'x {' };`)).toThrow(/^a\.b /);
  expect(() => compileCatalogue(`export const messages = { 'a.b': x + 'y' };`)).toThrow(/^a\.b /);
});

test('catalogues are the language files of the folders for words', () => {
  expect(catalogueFile.test('/p/remote-one/messages/de.ts')).toBe(true);
  expect(catalogueFile.test('/p/shared-time/page-messages/th.ts')).toBe(true);
  expect(catalogueFile.test('/p/remote-one/messages/useText.ts')).toBe(false);
});
