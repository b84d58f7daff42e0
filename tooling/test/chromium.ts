import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';

/** Headless Chromium: creates a new context in a quarter of the time. */
const shell = 'chromium-headless-shell';

const programs = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const otherPlaces = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const fonts = ['fonts-noto-core', 'fonts-thai-tlwg'];

/**
 * The installed Chromium: `PUNCTUAL_CHROMIUM`, else the headless shell, else another one on PATH or
 * in the usual places that really starts; undefined if only Playwright's own is left.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['PUNCTUAL_CHROMIUM'];
  if (named !== undefined) {
    if (!starts(named)) throw new Error(`PUNCTUAL_CHROMIUM names no working browser: ${named}`);
    return named;
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...candidates, ...otherPlaces].find((path) => existsSync(path) && starts(path));
}

/**
 * Installs the headless shell with apt if permitted, and if there is no Chromium at all, one with
 * apt or Playwright. Resolves to the browser used, for the log; throws with the output of the
 * failure.
 */
export async function provideChromium(root: string): Promise<string> {
  const before = findChromium();
  const isWished = before === process.env['PUNCTUAL_CHROMIUM'] || before?.endsWith(shell) === true;
  if (before !== undefined && isWished) return before;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await aptGet('update');
    await aptGet('install', '--no-install-recommends', shell, ...fonts);
    if (findChromium() === undefined) {
      await aptGet('install', '--no-install-recommends', 'chromium', ...fonts);
    }
  }
  const chromium = findChromium();
  if (chromium !== undefined) return chromium;
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const words = [playwright, 'install', '--only-shell', 'chromium'];
  const { code, output } = await runProgram(process.execPath, words, { cwd: root });
  if (code === 0) return "Playwright's own Chromium";
  throw new Error(
    `No Chromium was found and none could be installed. Install one, or name it by PUNCTUAL_CHROMIUM.\n${output}`,
  );
}

/** Fails fast without a network. */
async function aptGet(...words: string[]): Promise<void> {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['-y', ...patience, ...words], { cwd: '/', env });
}

/** Flags for a browser that only talks to our server; as root it cannot use its sandbox. */
export function chromiumFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}

/** A stub that only says to install the browser exits with an error. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
