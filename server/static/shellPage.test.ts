import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createShellPageSource } from './shellPage.ts';

test('all who ask for the first page at once get the same one, which is made once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'punctual-page-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const template = path.join(folder, 'index.html');
  await writeFile(template, '<head><!--registry--></head>');
  const registry = { json: '{}', brotli: Buffer.from(''), etag: '"1"', publicKey: '' };
  const sources = { remotesUrl: null, allowsOverrides: false };
  const shellPage = createShellPageSource(folder, () => Promise.resolve(registry), sources);
  const pages = await Promise.all(Array.from({ length: 100 }, () => shellPage()));
  expect(new Set(pages).size).toBe(1);
  await writeFile(template, '<head><!--registry--></head><body>new</body>');
  const changed = await shellPage();
  expect(changed?.html.toString()).toContain('new');
});
