import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Installation } from 'shared-releases/changeReleases.ts';
import { openReleaseKey } from 'shared-releases/keys/releaseKey.ts';
import { openStore } from 'shared-releases/store/openStore.ts';
import { dataDirectory } from '../build/workspace.ts';

/** The installation that the settings name. `RELEASED_BY` names another author, such as a job's number. */
export async function openInstallation(say: (line: string) => void): Promise<Installation> {
  const setting = (name: string) => process.env[name]?.trim();
  const data = dataDirectory();
  return {
    store: await openStore({
      directory: resolve(setting('REMOTE_STORE') || join(data, 'remotes')),
      adapter: setting('REMOTE_STORE_ADAPTER') || null,
    }),
    key: await openReleaseKey(data),
    by: setting('RELEASED_BY') || `${userInfo().username}@${hostname()}`,
    now: () => new Date(),
    say,
  };
}
