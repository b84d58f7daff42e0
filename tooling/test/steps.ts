import { basename, join, relative, resolve } from 'node:path';
import { isStandAlone, packageFolder, workspaceFolder } from '../workspace/workspace.ts';
import { provideChromium } from './chromium.ts';
import { countPlaywright, countVitest, type Count } from './countTests.ts';
import { readFailure } from './readFailure.ts';
import { readReport } from './readReport.ts';
import { runProgram, type Ended } from '../workspace/runProgram.ts';
import type { Outcome, Step } from './runSteps.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = workspaceFolder;
const tooling = resolve(import.meta.dirname, '..');
export const vitestReport = join(root, 'reports/vitest.json');
export const playwrightReport = join(root, 'reports/playwright.json');

/** Remotes and what they share. The shell is separate: it has other globals. */
const pagesProject = 'tsconfig.pages.json';
const isOfPages = /^(remote-.+|shared-ui|shared-time)$/;

/** All checks of the product, cheapest first. */
export const steps: readonly Step[] = [
  { name: 'format', cores: 1, run: () => check('node_modules/oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'contract', cores: 1, run: () => check('tooling/contract/generate.ts', '--check') },
  { name: 'dead-code', cores: 1, run: () => check('node_modules/knip/bin/knip.js') },
  { name: 'types', cores: 2, run: () => checkTypes() },
  { name: 'lint', cores: 2, run: () => check('node_modules/oxlint/bin/oxlint') },
  { name: 'build', cores: 2, run: () => check('tooling/build/build.ts') },
  { name: 'unit', cores: 2, run: () => unit() },
  { name: 'e2e', cores: 2, needs: ['build'], run: endToEnd },
  { name: 'bench', isExtra: true, cores: 2, needs: ['build'], run: () => benchmarks() },
];

/** The same for one remote alone, with its size. */
export function stepsOf(remote: string): readonly Step[] {
  const folder = relative(root, packageFolder(remote)) || '.';
  return [
    {
      name: 'format',
      cores: 1,
      run: () => check('node_modules/oxfmt/bin/oxfmt', '--check', folder),
    },
    { name: 'types', cores: 1, run: () => check('node_modules/typescript/bin/tsc', '-p', folder) },
    { name: 'lint', cores: 1, run: () => check('node_modules/oxlint/bin/oxlint', folder) },
    { name: 'unit', cores: 2, run: () => unit(...(isStandAlone ? [] : [`${remote}/`])) },
    {
      name: 'build',
      cores: 1,
      tells: true,
      run: () => check(join(tooling, 'release/buildAlone.ts'), remote),
    },
  ];
}

async function check(script: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await node([script, ...args]);
  return { ok: code === 0, passed: 0, failed: code === 0 ? 0 : 1, output };
}

async function unit(...folders: string[]): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const ended = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...folders]);
  return counted(ended, countVitest(readReport(vitestReport)));
}

async function endToEnd(): Promise<Outcome> {
  await provideChromium(root);
  const ended = await node(
    ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  );
  const outcome = counted(ended, countPlaywright(readReport(playwrightReport)));
  return outcome.ok ? outcome : { ...outcome, output: `${ended.output}\n${shownAtFailures()}` };
}

/**
 * What failed in which walks, and what their pages showed; the log is often all that is left of a
 * run, and often only its end.
 */
function shownAtFailures(): string {
  const folder = join(root, 'reports/e2e');
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const failures = files
    .filter((file) => basename(file) === 'error-context.md')
    .slice(0, mostShownPages)
    .map((file) => readFailure(readFileSync(join(folder, file), 'utf8')));
  const pages = failures.map(({ what, page }) => [what, ...page.slice(0, mostShownLines)]);
  return [...pages.flat(), ...failures.map(({ what }) => what)].join('\n');
}

const mostShownPages = 10;
const mostShownLines = 120;

/** A short run of benchmark and screenshots, to check that they still work. */
async function benchmarks(): Promise<Outcome> {
  await provideChromium(root);
  const bench = await check('bench/bench.ts', '--short');
  if (!bench.ok) return bench;
  return check('e2e/pictures/takePictures.ts', '--short', join(root, 'reports/pictures'));
}

function node(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return runProgram(process.execPath, args, { cwd: root, env });
}

/** A run that failed without a failed test (no tests found, a crash) is one failure. */
function counted({ code, output }: Ended, { passed, failed }: Count): Outcome {
  const ok = code === 0 && failed === 0;
  return { ok, passed, failed: ok ? 0 : Math.max(failed, 1), output };
}

/**
 * Type-checks the root, every package and the service worker, two at a time; packages with the same
 * options as one project, since each reads the others.
 */
async function checkTypes(): Promise<Outcome> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const waiting = projects();
  const lines = new Set<string>();
  const work = async () => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const ended = await runProgram(process.execPath, [compiler, '-p', project], { cwd: root });
      // An error in a shared package is reported by every package that imports it.
      if (ended.code !== 0) for (const line of ended.output.split('\n')) lines.add(line);
    }
  };
  await Promise.all([work(), work()]);
  const ok = lines.size === 0;
  return { ok, passed: 0, failed: ok ? 0 : 1, output: [...lines].join('\n') };
}

/** Workers have other globals than pages. */
const workers = [
  'shell/service-worker/worker',
  'shared-ui/face-detector/worker',
  'shared-ui/sheet-reader/worker',
];

function projects(): string[] {
  const apart = readdirSync(root).filter((name) => !isOfPages.test(name));
  return [
    pagesProject,
    ...['.', ...apart, ...workers].filter((name) => existsSync(join(root, name, 'tsconfig.json'))),
  ];
}
