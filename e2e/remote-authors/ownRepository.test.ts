import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { nameRemote } from 'tooling/new-remote/nameRemote.ts';
import { installPackages } from 'tooling/new-remote/makeFolder.ts';
import { makeRepository } from 'tooling/new-remote/makeRepository.ts';
import { runProgram } from 'tooling/workspace/runProgram.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { startDev, type Dev } from './startDev.ts';

test.use({ company: 'own-repository', serverSettings: { REMOTE_OVERRIDES: 'allowed' } });
test.describe.configure({ timeout: 400_000 });

const names = nameRemote(['bonus']);
const firstWords = 'The first page goes here.';
let parent = '';
let folder = '';
let dev: Dev | undefined;

test.beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'punctual-own-'));
  folder = join(parent, 'remote-bonus');
  await makeRepository(folder, names, installPackages);
});
test.afterAll(async () => {
  dev?.stop();
  await rm(parent, { recursive: true, force: true });
});

test('a remote in its own repository is proved, developed and published without the product’s sources @desktop', async ({
  page,
  system,
}) => {
  const command = join(folder, 'node_modules/tooling/stand-alone/punctual.mjs');
  const run = (words: readonly string[], env: Record<string, string> = {}) =>
    runProgram(process.execPath, [command, ...words], {
      cwd: folder,
      env: { SERVER: system.url, ...env },
    });

  await test.step('it installs what a remote needs, and nothing that only the product needs', async () => {
    const lockfile = await readFile(join(folder, 'pnpm-lock.yaml'), 'utf8');
    const packages = [...lockfile.matchAll(/^ {2}'?(\S+)@[^@]+:\n {4}resolution:/gm)];
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.length).toBeLessThan(550);
    const large = packages.filter(([, name = '']) => /^(@mediapipe|@rspack|workbox|pg)/.test(name));
    expect(large).toEqual([]);
  });

  await test.step('its checks pass, and find what is wrong', async () => {
    const proved = await run(['test', names.remote]);
    expect(proved.output).toContain('All is well');
    for (const step of ['format', 'types', 'lint', 'unit', 'build']) {
      expect(proved.output).toContain(`✓ ${step}`);
    }
    const wrong = join(folder, 'bonus/rules/wrong.ts');
    await mkdir(join(folder, 'bonus/rules'));
    await writeFile(wrong, "import 'react';\n\nexport const wrong: number = 'text';\n");
    const strict = ['types', 'lint', 'build'];
    const refused = await run(['test', names.remote, ...strict]);
    await rm(wrong);
    for (const step of strict) {
      expect(refused.output).toContain(`✗ ${step}`);
    }
    expect(refused.output).toContain('Rules import rules');
  });

  await test.step('the deployed shell shows it from its sources', async () => {
    await logIn(page, 'employee');
    dev = await startDev([command, 'dev'], folder, names.remote, system.url);
    await page.goto(dev.address);
    await page.getByRole('button', { name: 'Run it' }).click();
    await expect(page.getByText(firstWords)).toBeVisible();
    const source = join(folder, 'messages/en.ts');
    const text = await readFile(source, 'utf8');
    await writeFile(source, text.replace(firstWords, 'A bonus for all.'));
    await expect(page.getByText('A bonus for all.')).toBeVisible();
    await page.getByRole('button', { name: 'End', exact: true }).click();
  });

  await test.step('nothing is released without a token', async () => {
    const { code, output } = await run(['release', names.remote], { RELEASE_TOKEN: '' });
    expect(output).toContain('RELEASE_TOKEN');
    expect(code).toBe(1);
  });

  await test.step('published with its token, everybody has it', async () => {
    const token = 'punctual_of_this_test';
    await page.context().clearCookies();
    await logIn(page, 'admin');
    const made = await page.request.post('/api/release-tokens', {
      headers: { origin: system.url, 'idempotency-key': crypto.randomUUID() },
      data: {
        remote: names.remote,
        name: 'bonus team',
        digest: createHash('sha256').update(token).digest('hex'),
      },
    });
    expect(made.status(), await made.text()).toBe(200);
    const { code, output } = await run(['release', names.remote], { RELEASE_TOKEN: token });
    expect(output).toContain(`Live at ${system.url}`);
    expect(code).toBe(0);
    await page.context().clearCookies();
    await logIn(page, 'employee');
    await openPage(page, 'Bonus');
    await expect(page.getByText('A bonus for all.')).toBeVisible();
  });
});
