import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOnlyScripts, finishFiles } from './finishFiles.ts';

const script = 'console.log("hello");\n'.repeat(50);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFile(join(folder, 'page.js'), script);
  await writeFile(join(folder, 'page.js.map'), '{}');
  await writeFile(join(folder, 'inter.woff2'), 'font');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a compressed copy lies beside every script, and fonts stay as they are', async () => {
  await finishFiles(folder, join(folder, 'maps'));
  expect(brotliDecompressSync(await readFile(join(folder, 'page.js.br'))).toString()).toBe(script);
  expect(await readdir(folder)).not.toContain('inter.woff2.br');
});

test('source maps lie apart from what is served', async () => {
  await finishFiles(folder, join(folder, 'maps'));
  expect(await readdir(folder)).not.toContain('page.js.map');
  expect(await readdir(join(folder, 'maps'))).toEqual(['page.js.map']);
});

test('every file is listed with its integrity and what it costs on the wire', async () => {
  const files = await finishFiles(folder, join(folder, 'maps'));
  const font = files.find(({ name }) => name === 'inter.woff2');
  const page = files.find(({ name }) => name === 'page.js');
  expect(font).toMatchObject({ bytes: 4, wireBytes: 4 });
  expect(page?.integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`);
  expect(page?.wireBytes).toBeLessThan(page?.bytes ?? 0);
});

test('a remote of scripts alone passes', () => {
  expect(() => checkOnlyScripts(['entry.0123.js', 'Page.4567.js'])).not.toThrow();
});

test('a picture, a font or a style as a file of its own is refused by name', () => {
  const files = ['entry.0123.js', 'logo.89ab.svg', 'Page.cdef.css'];
  expect(() => checkOnlyScripts(files)).toThrow(
    'It brings logo.89ab.svg, Page.cdef.css, and pages take only scripts of a remote.',
  );
});
