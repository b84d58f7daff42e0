import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchTools } from './fetchTools.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'punctual-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a package is unpacked when it is the one that was pinned', async () => {
  const { environment, sha512 } = registryWith('console.log("the tool")');
  const tools = path.join(folder, 'tools');
  await fetchTools(tools, [{ package: '@team/tool@1.2.3', sha512 }], environment);
  expect(readdirSync(tools)).toEqual(['@team+tool@1.2.3']);
  const tool = path.join(tools, '@team+tool@1.2.3', 'tool.js');
  expect(readFileSync(tool, 'utf8')).toBe('console.log("the tool")');
});

test('another file than the pinned one is refused in a sentence, and nothing of it stays', async () => {
  const { sha512 } = registryWith('console.log("the tool")');
  const { environment } = registryWith('console.log("something else")');
  const tools = path.join(folder, 'tools');
  await expect(
    fetchTools(tools, [{ package: '@team/tool@1.2.3', sha512 }], environment),
  ).rejects.toThrow(
    /^The registry gave another file for @team\/tool@1\.2\.3 than the one that Punctual was made with: it was not unpacked\./,
  );
  expect(readdirSync(tools)).toEqual([]);
});

/**
 * An npm whose registry holds one package with that file: handles `pack`, and passes everything
 * else to the real npm.
 */
function registryWith(source: string) {
  const place = mkdtempSync(path.join(folder, 'registry-'));
  const content = path.join(place, 'package');
  mkdirSync(content);
  const about = { name: '@team/tool', version: '1.2.3' };
  writeFileSync(path.join(content, 'package.json'), JSON.stringify(about));
  writeFileSync(path.join(content, 'tool.js'), source);
  const packed = path.join(place, 'team-tool-1.2.3.tgz');
  execFileSync('tar', ['-czf', packed, '-C', place, 'package']);
  const cli = path.join(place, 'npm-cli.js');
  writeFileSync(
    cli,
    `const { execFileSync } = require('node:child_process');
     const args = process.argv.slice(2);
     if (args[0] === 'pack') require('node:fs').copyFileSync(${JSON.stringify(packed)}, 'team-tool-1.2.3.tgz');
     else execFileSync('npm', args, { stdio: 'inherit' });`,
  );
  return {
    environment: { ...process.env, npm_execpath: cli },
    sha512: createHash('sha512').update(readFileSync(packed)).digest('base64'),
  };
}
