import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SignedRegistry } from 'shared-contracts';
import { manifestDigest } from 'shared-contracts/registry/manifestDigest.ts';
import { signRegistry } from 'shared-contracts/registry/signature.ts';
import { openReleaseKey } from 'shared-releases/releaseKey.ts';
import type { System } from 'tooling/system/startSystem.ts';
import { logIn, logInByForm, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { createTeam, type Team } from 'tooling/system/createTeam.ts';

// Its own server: no other test sees these releases.
test.use({ serverSettings: { LOG_LEVEL: 'warn' } });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const remote = 'remote-schedules';
const words = `${remote}/messages/en.ts`;
let team: Team;

test.beforeAll(async ({ system }) => {
  team = await createTeam(system);
});
test.afterAll(() => team.remove());

test('a team releases and takes back while people work, without a reload @desktop', async ({
  page,
  system,
}) => {
  await logIn(page, 'employee', 'My Schedule');
  await expect(week(page, 'Week')).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));

  await test.step('the release is live and reaches the open page with the next change', async () => {
    await team.edit(words, `'schedules.week': 'Week'`, `'schedules.week': 'Week, new'`);
    const { code, output } = await team.release(remote);
    expect(output).toContain(`Live at ${system.url}`);
    expect(code).toBe(0);
    await expect(week(page, 'Week')).toBeVisible();
    await comeBack(page);
    await expect(week(page, 'Week, new')).toBeVisible();
  });

  await test.step('the rollback does, too', async () => {
    const startedAt = performance.now();
    const { code, output } = await team.release('rollback', remote);
    expect(output).toContain(`Live at ${system.url}`);
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    await comeBack(page);
    await expect(week(page, 'Week')).toBeVisible();
  });

  await test.step('nobody was interrupted, and the audit says who did what', async () => {
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true)).toBe(true);
    const { output } = await team.release('list');
    expect(output).toMatch(/another team {2}release remote-schedules {2}\S+ → \S+/);
    expect(output).toMatch(/another team {2}rollback remote-schedules {2}\S+ → \S+/);
  });
});

test('a canary reaches those whom it is for, and all once it is promoted @desktop', async ({
  page,
  browser,
}) => {
  await team.edit(words, `'schedules.week': 'Week, new'`, `'schedules.week': 'Week, tried'`);
  const canary = await team.release('canary', remote, '--authority', 'APPROVE_TIME');
  expect(canary.output).toMatch(/remote-schedules: canary \S+ → \S+ for authority APPROVE_TIME/);

  await logIn(page, 'employee', 'My Schedule');
  await expect(week(page, 'Week')).toBeVisible();

  const other = await browser.newPage();
  // Canaries are chosen by the session before, or by a log-in.
  await logInByForm(other, 'manager');
  await openPage(other, 'My Schedule');
  await expect(week(other, 'Week, tried')).toBeVisible();

  await test.step('a reload asks for the canary at once, and for nothing of the other version', async () => {
    const asked = new Set<string>();
    other.on('request', (request) => {
      const [, version] = /\/remotes\/remote-schedules\/([^/]+)\//.exec(request.url()) ?? [];
      if (version) asked.add(version);
    });
    await other.reload();
    await expect(week(other, 'Week, tried')).toBeVisible();
    expect(asked.size).toBe(1);
  });

  await test.step('promoted, it is what all get', async () => {
    expect((await team.release('promote', remote)).code).toBe(0);
    await comeBack(page);
    await expect(week(page, 'Week, tried')).toBeVisible();
  });
  await other.close();
});

test('what does not fit or does not build changes nothing for anybody @desktop', async ({
  page,
  system,
}) => {
  await logIn(page, 'employee', 'My Schedule');
  const before = await registryOf(system);

  await test.step('a remote built for another API is refused with both sides', async () => {
    const contract = 'shared-contracts/openapi/openapi.gen.json';
    await team.edit(contract, '"holidayName"', '"nameOfHoliday"');
    await team.edit(words, `'Week, tried'`, `'Week, refused'`);
    const { code, output } = await team.release(remote);
    expect(output).toMatch(/remote-schedules \S+ was built for another API than the server's: /);
    expect(output).toContain('no nameOfHoliday any more');
    expect(output).toContain('deploy shell and server first');
    expect(code).toBe(1);
    await team.edit(contract, '"nameOfHoliday"', '"holidayName"');
  });

  await test.step('a build that fails says why', async () => {
    await team.edit(words, `'Week, refused'`, `'Week, broken`);
    const { code, output } = await team.release(remote);
    expect(output).toContain('messages/en.ts');
    expect(code).toBe(1);
  });

  expect(await registryOf(system)).toBe(before);
  await comeBack(page);
  await expect(week(page, 'Week, tried')).toBeVisible();
});

test('a page runs nothing that is forged, older or does not fit its shell @desktop', async ({
  page,
  system,
}) => {
  const { signature: _signature, ...released }: SignedRegistry = JSON.parse(
    await registryOf(system),
  );
  const { privateKey } = await openReleaseKey(system.dataDirectory);
  const version = '9.0.0-other';
  const remotes = released.remotes.map((manifest) => ({
    ...manifest,
    version,
    container: `${manifest.container}_other`,
    names: { 'shared-ui': ['NotInThisShell'] },
  }));
  const former = await Promise.all(released.remotes.map(manifestDigest));
  const next = await signRegistry(
    { ...released, remotes, former, sequence: released.sequence + 1 },
    privateKey,
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const serve = async (registry: SignedRegistry) => {
    await page.unroute('**/remotes/registry.json');
    await page.route('**/remotes/registry.json', (route) => route.fulfill({ json: registry }));
  };
  await logIn(page, 'employee', 'My Clock');
  await hasStood(page, 'remote-employee ./Clock');
  await openPage(page, 'My Schedule');
  await expect(week(page, 'Week, tried')).toBeVisible();

  await hasStood(page, 'remote-schedules ./MySchedule');

  for (const registry of [
    { ...next, sequence: next.sequence + 1 },
    { ...next, signature: '' },
    next,
    await signRegistry({ ...released, remotes: [], sequence: 1 }, privateKey),
  ]) {
    await serve(registry);
    await comeBack(page);
    await expect(week(page, 'Week, tried')).toBeVisible();
  }
  expect(asked.filter((address) => address.includes(version))).toEqual([]);
});

/** The page was on the screen long enough to become a fallback. */
async function hasStood(page: Page, module: string): Promise<void> {
  const kept = () =>
    page.evaluate((key) => localStorage.getItem(key), `punctual.lastGood.${module}`);
  await expect.poll(kept).not.toBeNull();
}

function week(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

/** To another page of the application and back. */
async function comeBack(page: Page): Promise<void> {
  await openPage(page, 'My Clock');
  await openPage(page, 'My Schedule');
}

async function registryOf({ dataDirectory }: System): Promise<string> {
  return await readFile(join(dataDirectory, 'remotes', 'registry.json'), 'utf8');
}
