import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { locales } from 'shared-contracts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

const run = promisify(execFile);
const guide = new URL('../../docs/guides/stock-remotes.md', import.meta.url);
const modules = join(import.meta.dirname, '../node_modules');
const token = 'punctual_of_this_test';

/** The second is the next version. */
const releases = [
  { tool: 'webpack', version: '1.0.0' },
  { tool: 'rspack', version: '1.0.1' },
] as const;
type Release = (typeof releases)[number];

test.use({ company: 'stock-remote' });

test('the remote of the guide runs, built with webpack or Rspack and the federation’s plugin alone @desktop', async ({
  page,
  system,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, 'admin');
  const made = await page.request.post('/api/release-tokens', {
    headers: { origin: system.url, 'idempotency-key': crypto.randomUUID() },
    data: {
      remote: 'remote-payslips',
      name: 'payslips',
      digest: createHash('sha256').update(token).digest('hex'),
    },
  });
  expect(made.status(), await made.text()).toBe(200);

  for (const release of releases) {
    await test.step(`${release.tool}: built, described and published as the guide says`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'punctual-stock-'));
      await writeGuide(folder, release);
      for (const locale of locales) {
        const options = ['--format', 'simple', '--ast', '--out-file', `messages/${locale}.json`];
        const compile = ['compile', `words/${locale}.json`, ...options];
        await run(join(modules, '.bin/formatjs'), compile, { cwd: folder });
      }
      const env = { ...process.env, SERVER: system.url, RELEASE_TOKEN: token };
      const node = async (script: string) =>
        await run(process.execPath, [script, 'dist'], { cwd: folder, env });
      await node('build.mjs');
      await node('describe.mjs');
      expect((await node('publish.mjs')).stdout).toContain(`${release.version} is live`);
      await rm(folder, { recursive: true });
    });

    await test.step(`${release.tool}: in the drawer, in the look of the company’s theme, with a page below its path`, async () => {
      await page.context().clearCookies();
      await logIn(page, 'employee');
      await openPage(page, 'Payslips');
      const show = page.getByRole('button', { name: 'Show them' });
      await expect(show).toHaveCSS('border-radius', '6px');
      await show.click();
      await page.getByRole('link', { name: 'October 2026' }).click();
      await expect(page.getByRole('heading', { name: 'Payslip of 2026-10' })).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#/payslips/2026-10');
      expect(violations).toEqual([]);
    });
  }
});

/** The guide's files, with the libraries of this package. */
async function writeGuide(folder: string, { tool, version }: Release): Promise<void> {
  const text = await readFile(guide, 'utf8');
  for (const [, file = '', content = ''] of text.matchAll(
    /^`([\w./-]+)`[^`]*:\n\n```\w+\n(.*?)^```$/gms,
  )) {
    const names = locales.map((locale) => file.replace('/en.', `/${locale}.`));
    for (const name of new Set(names)) {
      await mkdir(join(folder, dirname(name)), { recursive: true });
      await writeFile(
        join(folder, name),
        content
          .replace("from './en.json'", `from './${name.slice(-5, -3)}.json'`)
          .replace('enhanced/webpack', `enhanced/${tool}`),
      );
    }
  }
  const description = { name: 'remote-payslips', version, type: 'module' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(description));
  await writeFile(join(folder, 'build.mjs'), buildWith(tool));
  await symlink(modules, join(folder, 'node_modules'));
}

/** Stands in for the tool's command line. */
function buildWith(tool: Release['tool']): string {
  const compiler = { webpack: `webpack from 'webpack'`, rspack: `{ rspack } from '@rspack/core'` };
  return `import ${compiler[tool]};
import config from './webpack.config.mjs';
${tool}(config).run((fault, stats) => {
  if (fault || stats.hasErrors()) throw fault ?? new Error(stats.toString('errors-only'));
});
`;
}
