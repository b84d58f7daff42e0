import { expect } from '@playwright/test';
import { kept, press, punchesOf } from '../offline/punches.ts';
import { demoPassword, logIn, openPage } from '../system/people.ts';
import { watchViolations } from '../system/watchViolations.ts';
import { test, waitForWorker } from './installation.ts';

test('without a server the clock starts and keeps a punch until it is back @phone', async ({
  page,
  installation,
}) => {
  const violations = await watchViolations(page);
  await logIn(page, 'employee', 'My Clock');
  await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  await waitForWorker(page, 'remote-employee');
  await installation.stop();
  const age = page.getByText(/^as of/);
  await page.reload();
  await expect(age).toBeVisible();
  await press(page, 'Clock in');
  await expect(page.getByText(kept)).toBeVisible();
  await page.reload();
  await expect(page.getByText(kept)).toBeVisible();
  // The state is of this device, later than the server's.
  await expect(age).toHaveCount(0);

  await test.step('another page says what is missing, and the clock is there again', async () => {
    await openPage(page, 'My Schedule');
    await expect(page.getByText('My Schedule can’t be shown right now')).toBeVisible();
    await openPage(page, 'My Clock');
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  });

  await test.step('what was never opened opens', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  const sent = punchesOf(page);
  await installation.start();
  await expect(page.getByText(kept)).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test('log-out takes the kept state away @phone', async ({ page, installation }) => {
  await logIn(page, 'employee', 'My Clock');
  await waitForWorker(page, 'remote-employee');
  const keptOfPeople = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((name) => /^punctual\.kept\.(?!company)/.test(name)),
    );
  expect(await keptOfPeople()).not.toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(await keptOfPeople()).toEqual([]);

  await installation.stop();
  await page.goto('/#/time/clock');
  await page.reload();
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(await keptOfPeople()).toEqual([]);
});

test('the worker keeps no answer of the API @phone', async ({ page }) => {
  await logIn(page, 'employee', 'My Clock');
  await waitForWorker(page, 'remote-employee');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  const addresses = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses).toContain('/');
  expect(addresses.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a terminal starts without a server, to its waiting screen @desktop', async ({
  page,
  installation,
}) => {
  await page.goto('/#/terminal-login');
  await page.getByLabel('Terminal id').fill('T-100');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  await waitForWorker(page, 'remote-terminal');
  await installation.stop();
  await page.reload();
  await expect(page.getByText('Riverside Hospital, staff entrance')).toBeVisible();
  await expect(page.getByText('No connection')).toBeVisible();

  await installation.start();
  await expect(page.getByText('Connected')).toBeVisible({ timeout: 60_000 });
});

test('the browser takes it for an application that can be installed @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest: Manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: 'Punctual', display: 'standalone' });
  const start = new URL(manifest.start_url, page.url());
  expect((await page.request.get(start.href)).headers()['content-type']).toContain('text/html');
  const icons = manifest.icons.filter(({ purpose = 'any' }) => purpose.includes('any'));
  const widths = await page.evaluate(widthsOf, icons);
  expect(Math.max(...widths)).toBeGreaterThanOrEqual(144);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test profile counts as a private window; the headless shell does not check it.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

test('a server that hangs is not waited for @phone', async ({ page, installation }) => {
  await logIn(page, 'employee', 'My Clock');
  await waitForWorker(page, 'remote-employee');
  installation.hang();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  installation.goOn();
});

test('without a server the page starts with the last registry that was seen @phone', async ({
  page,
  installation,
}) => {
  await page.goto('/');
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, { timeout: 20_000 }).toBe(true);
  await page.evaluate(async () => {
    const cache = await caches.open('punctual.registry');
    const registry = { sequence: 9_000_000_000_000, remotes: [], signature: 'checked by the page' };
    await cache.put('/remotes/registry.json', new Response(JSON.stringify(registry)));
  });
  await installation.stop();
  const answer = await page.reload();
  const [, sequence] = /"sequence":(\d+)/.exec((await answer?.text()) ?? '') ?? [];
  expect(sequence).toBe('9000000000000');
});

/** The manifest fields that a browser requires for installation. */
interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
}

/** Runs in the page; throws if an image fails to load. */
async function widthsOf(icons: Manifest['icons']): Promise<number[]> {
  return await Promise.all(
    icons.map(async ({ src }) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return picture.naturalWidth;
    }),
  );
}
