import { expect, type Page } from '@playwright/test';
import { createTeam } from 'tooling/system/createTeam.ts';
import { logIn, openPage } from '../system/people.ts';
import { watchViolations } from '../system/watchViolations.ts';
import { test } from './otherOrigin.ts';
import type { FileHost } from './startFileHost.ts';

test.describe.configure({ mode: 'serial' });
test.use({ company: 'other-origin' });

const remote = 'remote-schedules';

test.beforeEach(({ host }) => {
  Object.assign(host, { mood: 'open', tampered: undefined });
  host.asked.length = 0;
});

/** Pages by title, each with the name of its own file. */
const walks = {
  employee: { 'My Clock': 'Clock', 'My History': 'History', 'My Schedule': 'MySchedule' },
  manager: { 'Employee Time': 'Approvals', 'My Clock': 'Clock', 'My Schedule': 'MySchedule' },
} as const;

for (const person of ['employee', 'manager'] as const) {
  test(`the ${person}’s screens work under the strict policy @desktop`, async ({ page, host }) => {
    const violations = await watchViolations(page);
    const atHome: string[] = [];
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      const isOfRemote = pathname.startsWith('/remotes/') && !host.url.startsWith(origin);
      if (isOfRemote && pathname !== '/remotes/registry.json') atHome.push(pathname);
    });
    await logIn(page, person);
    for (const [title, file] of Object.entries(walks[person])) {
      await openPage(page, title);
      await expect
        .poll(() => host.asked.some((path) => path.includes(`/${file}.`)), { message: title })
        .toBe(true);
    }
    await openPage(page, 'Settings');
    await expect(page.getByText('can’t be shown')).toHaveCount(0);
    expect(violations).toEqual([]);
    expect(atHome).toEqual([]);
    expect(host.asked.filter((path, index) => host.asked.indexOf(path) !== index)).toEqual([]);
  });
}

test('a terminal starts from the host, asking for each file once @desktop', async ({
  page,
  host,
}) => {
  const violations = await watchViolations(page);
  await page.goto('/#/terminal-login');
  await expect(page.getByLabel('Terminal id')).toBeVisible();
  expect(violations).toEqual([]);
  expect([...new Set(host.asked.map((path) => path.split('/')[0]))]).toEqual(['remote-terminal']);
  expect(new Set(host.asked).size).toBe(host.asked.length);
});

test('a file that the host has altered is not run @desktop', async ({ page, host }) => {
  host.tampered = `${remote}/`;
  await logIn(page, 'employee');
  await expectOneMissing(page);
  await expect(page).not.toHaveTitle('stolen');
  expect(host.asked.some((path) => path.startsWith(remote))).toBe(true);

  host.tampered = undefined;
  await openPage(page, 'My Schedule');
  await expect(page.getByRole('radiogroup')).toBeVisible();
});

for (const [mood, what] of [
  ['closed', 'gives nothing to pages of other origins'],
  ['down', 'is down'],
] as const) {
  test(`a host that ${what} leaves the rest at work @desktop`, async ({ page, host }) => {
    await logIn(page, 'employee', 'My Clock');
    host.mood = mood;
    await expectOneMissing(page);

    host.mood = 'open';
    await openPage(page, 'My Schedule');
    await expect(page.getByRole('radiogroup')).toBeVisible();
  });
}

test('a release is live when the host has its files, and not before @desktop', async ({
  page,
  system,
  host,
  mirror,
}) => {
  test.setTimeout(180_000);
  await logIn(page, 'employee', 'My Schedule');
  await expect(page.getByRole('radio', { name: 'Week', exact: true })).toBeVisible();

  const team = await createTeam(system);
  await team.edit(`${remote}/messages/en.ts`, `'Week'`, `'Week, new'`);
  host.asked.length = 0;
  const released = team.release(remote);
  const isAskedForNew = () => host.asked.some((path) => path.startsWith(remote));
  await expect.poll(isAskedForNew, { timeout: 120_000 }).toBe(true);
  await openPage(page, 'My Clock');
  await openPage(page, 'My Schedule');
  await expect(page.getByRole('radio', { name: 'Week', exact: true })).toBeVisible();

  await mirror();
  const { output } = await released;
  expect(output).toContain(`Waiting for ${host.url} to have ${remote}`);
  expect(output).toContain(`Live at ${system.url}`);
  await openPage(page, 'My Clock');
  await openPage(page, 'My Schedule');
  await expect(page.getByRole('radio', { name: 'Week, new', exact: true })).toBeVisible();
  await team.remove();
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what came from the host is kept on the device @desktop', async ({ page, host }) => {
    await logIn(page, 'employee', 'My Clock');
    await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
    await expect.poll(() => notKept(page, host), { timeout: 30_000 }).toEqual([]);
    const violations = await watchViolations(page);
    host.mood = 'down';
    host.asked.length = 0;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
    expect(host.asked).toEqual([]);
    expect(violations).toEqual([]);
  });
});

async function expectOneMissing(page: Page): Promise<void> {
  // A failure caused by a test is no error of the server.
  await page.route('**/api/log', (route) => route.fulfill({ status: 204 }));
  await openPage(page, 'My Schedule');
  await expect(page.getByText('My Schedule can’t be shown right now')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(/Everything else works/)).toBeVisible();
  await openPage(page, 'My Clock');
  await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
}

/** Files that the page got from the host and that the worker has not cached. */
async function notKept(page: Page, { url, asked }: FileHost): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return [];
    const requests = await (await caches.open('punctual.files')).keys();
    return requests.map((request) => request.url);
  });
  return asked.filter((path) => !kept.includes(`${url}${path}`));
}
