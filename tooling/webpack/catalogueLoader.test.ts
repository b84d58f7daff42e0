import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { runWebpack } from '../build/runWebpack.ts';
import { catalogueFile } from './catalogueLoader.ts';
import { recipe } from './recipe.ts';

/** The messages in the page after a build. */
async function built(english: string, others: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-words-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'messages'));
  await mkdir(join(folder, 'page-messages'));
  await writeFile(join(folder, 'messages/en.ts'), english);
  await writeFile(join(folder, 'page-messages/en.ts'), others);
  await writeFile(
    join(folder, 'index.ts'),
    `import * as catalogue from './messages/en.ts';\nObject.assign(globalThis, catalogue);`,
  );
  const options = { folder, outputFolder: join(folder, 'dist'), uniqueName: 'x', publicPath: '/' };
  await runWebpack({
    ...recipe({ ...options, mode: 'development' }),
    entry: { main: './index.ts' },
  });
  const page = {};
  runInNewContext(await readFile(join(folder, 'dist/main.js'), 'utf8'), page);
  return JSON.parse(JSON.stringify(page));
}

const others = `export const messages = { yes: 'Yes' };`;

test('words are compiled as formatjs does it, those of another catalogue too', async () => {
  const english = `import { messages as others } from '../page-messages/en.ts';
export const messages = { ...others, hello: 'Hello {name}' } as const;
export type Words = Readonly<Record<keyof typeof messages, string>>;`;
  expect(await built(english, others)).toEqual({
    messages: {
      yes: [{ type: 0, value: 'Yes' }],
      hello: [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
      ],
    },
  });
});

test('a file of other words stays as it is', async () => {
  expect(await built(`export const errors = { a: 'b {' };`, others)).toEqual({
    errors: { a: 'b {' },
  });
});

test('the build names the message that it cannot read', async () => {
  const english = `export const messages = { 'a.b': 'x {' };`;
  await expect(built(english, others)).rejects.toThrow('a.b is not in the syntax of ICU');
});

test('catalogues are the language files of the folders for words', () => {
  expect(catalogueFile.test('/p/remote-one/messages/de.ts')).toBe(true);
  expect(catalogueFile.test('/p/shared-time/page-messages/th.ts')).toBe(true);
  expect(catalogueFile.test('/p/remote-one/messages/useText.ts')).toBe(false);
});
