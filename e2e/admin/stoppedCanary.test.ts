import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RemoteManifest } from 'shared-contracts';
import { partCohorts } from 'shared-contracts/registry/cohort.ts';
import { changeReleases } from 'shared-releases/changeReleases.ts';
import { canary } from 'shared-releases/history/canaryChanges.ts';
import { readNewest } from 'shared-releases/history/records.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import { createDirectoryStore } from 'shared-releases/store/createDirectoryStore.ts';
import type { System } from 'tooling/system/startSystem.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'stopped-canary' });

const remote = 'remote-schedules';
const broken = '9.0.0-broken';

test('a canary that fails in the pages is stopped by itself, and the admin reads why @desktop', async ({
  page,
  browser,
  baseURL,
  system,
}) => {
  test.setTimeout(240_000);
  await beginBrokenCanary(system);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The failure that the test causes is no error of the server.
  await page.route('**/api/log', (route) => route.fulfill({ status: 204 }));
  await logIn(page, 'employee', 'My Schedule');
  for (let device = 0; device < 5; device += 1) {
    await expect(page.getByRole('radiogroup')).toBeVisible({ timeout: 20_000 });
    await becomeAnotherDevice(page);
  }
  await expect(page.getByRole('radiogroup')).toBeVisible({ timeout: 20_000 });
  expect(asked.some((address) => address.includes(broken))).toBe(true);

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const admin = await elsewhere.newPage();
  await logIn(admin, 'admin', '/admin/monitoring');
  const note = admin.getByRole('status').filter({ hasText: 'The canary of remote-schedules' });
  await expect(note).toContainText('was stopped automatically', { timeout: 60_000 });
  await expect(note).toContainText(new RegExp(`version ${broken} failed \\d+ of \\d+ times`));
  const remotes = admin.getByRole('list', { name: 'Remotes' });
  await expect(remotes.getByRole('listitem').filter({ hasText: broken })).toContainText(
    'Canary, stopped automatically',
  );
  await checkAccessibility(admin, 'monitoring with a stopped canary');
  await elsewhere.close();

  await test.step('open pages get what all get', async () => {
    await openPage(page, 'My Clock');
    await becomeAnotherDevice(page);
    asked.length = 0;
    await openPage(page, 'My Schedule');
    await expect(page.getByRole('radiogroup')).toBeVisible();
    expect(asked.filter((address) => address.includes(broken))).toEqual([]);
  });
});

/** A version for everybody whose entry does not match its manifest. */
async function beginBrokenCanary({ dataDirectory }: System): Promise<void> {
  const folder = join(dataDirectory, 'remotes');
  const store = createDirectoryStore(folder);
  const { version = '' } = (await readNewest(store)).state.remotes[remote] ?? {};
  await cp(join(folder, remote, version), join(folder, remote, broken), { recursive: true });
  const file = join(folder, remote, broken, 'remote.json');
  const manifest: RemoteManifest = JSON.parse(await readFile(file, 'utf8'));
  const [other = ''] = Object.values(manifest.integrity).filter(
    (hash) => hash !== manifest.integrity[manifest.entry],
  );
  const changed = {
    ...manifest,
    version: broken,
    container: `${manifest.container}_broken`,
    integrity: { ...manifest.integrity, [manifest.entry]: other },
  };
  await writeFile(file, JSON.stringify(changed));
  const team = {
    store,
    key: await openReleaseKey(dataDirectory),
    by: 'a team',
    now: () => new Date(),
    say: () => undefined,
  };
  await changeReleases(team, 'canary', (state) =>
    canary(state, remote, { version: broken, cohorts: partCohorts(100, 0), who: '100 %' }),
  );
}

/** Clears what this device has learned about remotes, and restarts with the same session. */
async function becomeAnotherDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cohort = localStorage.getItem('punctual.cohort') ?? '';
    localStorage.clear();
    localStorage.setItem('punctual.cohort', cohort);
  });
  await page.reload();
}
