import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '../system/system.ts';
import { startFileHost, type FileHost } from './startFileHost.ts';

/** Playwright's `test` over a server whose pages get their remotes from another origin. */
export const test = base.extend<
  {
    host: FileHost;
    /** Copies the server's store to the host, like an operator's job. */
    mirror: () => Promise<void>;
  },
  { mirroredHost: FileHost }
>({
  mirroredHost: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'punctual-host-'));
      const host = await startFileHost(folder);
      await provide(host);
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  host: async ({ mirroredHost }, provide) => provide(mirroredHost),
  serverSettings: async ({ host }, provide) =>
    provide({ REMOTES_URL: host.url, LOG_LEVEL: 'warn' }),
  mirror: [
    async ({ host, system }, provide) => {
      const mirror = () =>
        cp(join(system.dataDirectory, 'remotes'), host.folder, { recursive: true });
      await mirror();
      await provide(mirror);
    },
    { auto: true },
  ],
});
