import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startSystem, type System } from 'tooling/system/startSystem.ts';
import { shellOutput } from 'tooling/workspace/workspace.ts';
import { copyDemo } from '../system/system.ts';

/** A test's own server, which it can stop, restart, and give another build of the shell. */
export interface Installation {
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Accepts requests without answering, until `goOn`. */
  hang(): void;
  goOn(): void;
  /** Replaces the served build of the shell with another. */
  release(): Promise<void>;
}

/** Playwright's `test` with workers allowed; `page.goto('/')` opens the installation. */
export const test = base.extend<{ installation: Installation & { readonly url: string } }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
  installation: async ({}, provide) => {
    const data = await copyDemo('offline-start');
    const shell = await mkdtemp(join(tmpdir(), 'punctual-shell-'));
    await cp(shellOutput, shell, { recursive: true });
    const settings = { SHELL_DIRECTORY: shell };
    let system: System | undefined = await startSystem(data, settings);
    const { url } = system;
    const stop = async () => {
      await system?.stop();
      system = undefined;
    };
    try {
      await provide({
        url,
        stop,
        async start() {
          system = await startSystem(data, { ...settings, PORT: new URL(url).port });
        },
        hang: () => system && process.kill(system.processId, 'SIGSTOP'),
        goOn: () => system && process.kill(system.processId, 'SIGCONT'),
        release: () => releaseShell(shell),
      });
      await stop();
    } finally {
      await system?.kill();
      await Promise.all([data, shell].map((folder) => rm(folder, { recursive: true })));
    }
  },
  baseURL: async ({ installation }, provide) => provide(installation.url),
});

/** Another build is the same one under another name, which page and worker request. */
async function releaseShell(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, hash = ''] = /\/shell\.([0-9a-f]{16})\.js/.exec(page) ?? [];
  const other = hash.replace(/^./, hash.startsWith('0') ? '1' : '0');
  const renamed = (name: string) => name.replace(hash, other);
  for (const name of [`shell.${hash}.js`, `shell.${hash}.js.br`]) {
    await cp(join(folder, name), join(folder, renamed(name)));
  }
  for (const name of ['index.html', 'service-worker.js']) {
    const text = await readFile(join(folder, name), 'utf8');
    const changed = text
      .replaceAll(`shell.${hash}.js`, `shell.${other}.js`)
      .replace(/'revision':'[0-9a-f]{32}'/, `'revision':'${other.repeat(2)}'`);
    await writeFile(join(folder, `${name}.draft`), changed);
    await rename(join(folder, `${name}.draft`), join(folder, name));
  }
  await rm(join(folder, 'service-worker.js.br'));
}

/** Waits until the worker is active and has cached the files of this remote's page. */
export async function waitForWorker(page: Page, remote: string): Promise<void> {
  const keptFiles = () =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return [];
      const requests = await (await caches.open('punctual.files')).keys();
      return requests.map(({ url }) => url);
    });
  await expect
    .poll(async () => (await keptFiles()).filter((url) => url.includes(`/${remote}/`)).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(2);
}
