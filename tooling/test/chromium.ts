import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const otherPlaces = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const debianPackages = ['chromium', 'fonts-noto-core', 'fonts-thai-tlwg'];

/**
 * The Chromium that is installed: `PUNCTUAL_CHROMIUM`, else the first on PATH or in the usual
 * places that really starts; undefined when only Playwright's own can serve.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment['PUNCTUAL_CHROMIUM'];
  if (named !== undefined) {
    if (!starts(named)) throw new Error(`PUNCTUAL_CHROMIUM names no working browser: ${named}`);
    return named;
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  return [...candidates, ...otherPlaces].find((path) => existsSync(path) && starts(path));
}

/**
 * Installs a Chromium where there is none: by apt where we may, else by Playwright. Resolves to
 * what it did, for the log; throws with the output of what failed.
 */
export async function provideChromium(root: string): Promise<string> {
  const chromium = findChromium();
  if (chromium !== undefined) return chromium;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram('apt-get', ['update'], { cwd: root, env });
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages], {
      cwd: root,
      env,
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const ended = await runProgram(process.execPath, [playwright, 'install', 'chromium'], {
    cwd: root,
  });
  if (ended.code === 0) return "Playwright's own Chromium";
  throw new Error(
    `No Chromium was found and none could be installed. Install one, or name it by PUNCTUAL_CHROMIUM.\n${ended.output}`,
  );
}

/** Flags for a browser that talks to our server alone; as root it cannot have its sandbox. */
export function chromiumFlags(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}

/** A stand-in that only tells to install the browser otherwise ends with a fault. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
