import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { runWebpack } from '../../build/runWebpack.ts';
import { recipe } from '../recipe.ts';

const styles = `import { __styles } from './griffel.js';
export const styles = __styles(
  { root: { mc9l5x: 'f22iagw', B6of3ja: ['f1hu3pq6', 'f11qmguv'] } },
  { d: ['.f22iagw{display:flex;}', '.f1hu3pq6{margin-left:0;}', '.f11qmguv{margin-right:0;}',
        ['@media (max-width: 1px){.f22iagw:hover{color:red;}}', { m: '(max-width: 1px)' }]] },
);`;
const index = `import { styles } from './styles.js';
globalThis.seen = { styles, later: () => import('./later.js'), word: 'f22iagw1', f16round: Math.f16round };`;
const later = `import { __styles } from './griffel.js';
export const later = __styles({ root: { a: 'f22iagw', b: 'f1qqqq2' } }, { d: ['.f1qqqq2{top:0;}'] });`;

test('classes are numbers, the same in every file of a build and different from another one’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-classes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'griffel.js'), 'export const __styles = (...all) => all;');
  await writeFile(join(folder, 'styles.js'), styles);
  await writeFile(join(folder, 'later.js'), later);
  await writeFile(join(folder, 'index.js'), index);
  const build = async (classEnding: string) => {
    const outputFolder = join(folder, `dist${classEnding}`);
    const { files } = await runWebpack({
      ...recipe({
        folder,
        outputFolder,
        mode: 'production',
        uniqueName: 'x',
        publicPath: '/',
        classEnding,
      }),
      entry: { main: './index.js' },
    });
    const texts = await Promise.all(
      files.map(async (name) => await readFile(join(outputFolder, name), 'utf8')),
    );
    return { main: texts.find((text) => text.includes('seen')) ?? '', all: texts.join('\n') };
  };
  const shell = await build('');
  const remote = await build('-k3x9');

  const page: { seen?: unknown } = {};
  runInNewContext(shell.main, { globalThis: page, document: {}, self: {}, Math });
  expect(JSON.parse(JSON.stringify(page.seen))).toEqual({
    styles: [
      { root: { mc9l5x: 'f0', B6of3ja: ['f1', 'f2'] } },
      {
        d: [
          '.f0{display:flex;}',
          '.f1{margin-left:0;}',
          '.f2{margin-right:0;}',
          ['@media (max-width: 1px){.f0:hover{color:red;}}', { m: '(max-width: 1px)' }],
        ],
      },
    ],
    word: 'f22iagw1',
  });
  expect(shell.all).not.toContain('f1qqqq2');
  expect(shell.all).toContain('.f3{top:0;}');
  expect(remote.all).toContain('.f0-k3x9{display:flex;}');
  expect(remote.all).toContain('f16round');
});
