import { expect, test } from 'vitest';
import { replaceable } from './refreshLoader.ts';

const source = `import { useState } from 'react';
const limit = 3;
export const Arrow = () => <b />;
/** Says it. */
export function Page() {
  const [text] = useState('');
  return <p>{text}<Row /></p>;
}
/**
 * A row
 * of it.
 */
function Row() {
  return <i>{limit}</i>;
}
export function useOwn() {
  return useState(0);
}
`;

test('every function component of a file becomes a stand-in, nothing else does', async () => {
  const { code } = await replaceable(source, '/pages/Page.tsx', false);
  const standIns = [...code.matchAll(/^(\w+) = \$standIn\("\/pages\/Page\.tsx \1", \1, /gm)];
  expect(standIns.map(([, name]) => name)).toEqual(['Page', 'Row']);
});

test('an exposed page says its newest words', async () => {
  const words = 'Page = $withWords(Page, ';
  expect((await replaceable(source, '/pages/Page.tsx', true)).code).toContain(words);
  expect((await replaceable(source, '/pages/Page.tsx', false)).code).not.toContain(words);
});

test("it asks nothing of React's development build, which no released shell has", async () => {
  const { code } = await replaceable(source, '/pages/Page.tsx', true);
  expect(code).not.toContain('jsx-dev-runtime');
  expect(code).not.toContain('$RefreshReg$');
});

test('a fault in the source says where it is', async () => {
  await expect(replaceable('export const = 1;', '/pages/Page.tsx', false)).rejects.toThrow(
    'Page.tsx',
  );
});
