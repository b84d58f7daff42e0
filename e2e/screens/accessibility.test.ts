import { expect } from '@playwright/test';
import { checkAccessibility, checkBothSchemes } from '../system/checkAccessibility.ts';
import { demoPassword, logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

/** Colours are the same at every size: the tablet looks at them once. */
const checksOf = (size: string) => (size === 'tablet' ? checkAccessibility : checkBothSchemes);

test('axe finds nothing on any screen, dark or light @screens', async ({ page }, { project }) => {
  const look = checksOf(project.name);
  await page.goto('/');
  await expect(page.getByLabel('User name')).toBeVisible();
  await look(page, 'log-in');
  await logIn(page, 'manager');
  const team = ['Employee Time', 'Employee Clocking', 'Employee Schedules'];
  const own = ['My Clock', 'My History', 'My Schedule'];
  for (const title of [...team, ...own, 'Settings']) {
    await openPage(page, title);
    await page.waitForLoadState('networkidle');
    await look(page, title);
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await look(page, 'notifications');
});

test('nor on the page of the company @screens', async ({ page }, { project }) => {
  const look = checksOf(project.name);
  await logIn(page, 'admin', '/company');
  await expect(page.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'Company');
  await page.goto('/#/company/connections');
  await expect(page.getByLabel('Make jobs from the directory')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'Connections');
  await page.goto('/#/company/keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByLabel('Which program')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'Keys for programs');
});

test('nor on the bare pages @screens', async ({ page }, { project }) => {
  const look = checksOf(project.name);
  for (const path of ['logged-out', 'unauthorized', 'terminal-login']) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await look(page, path);
  }
  await page.getByLabel('Terminal id').fill('T-100');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  await look(page, 'terminal');
});

test('enlarged to 400 %, pages have the room of the window, not their bars @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await logIn(page, 'employee', 'My History');
  const main = await page.getByRole('main').boundingBox();
  expect(main?.height).toBeGreaterThanOrEqual(256);
});

test('forced colours tell what is chosen, and leave bars and windows their edges @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, 'manager', 'Employee Schedules');
  const bar = page.locator('[data-bar]').filter({ hasText: /\d\d:\d\d/ });
  await expect(bar.first()).toHaveCSS('forced-color-adjust', 'none');
  const chosen = page.locator('label').filter({ hasText: 'Week' });
  const other = page.locator('label').filter({ hasText: 'Month' });
  const fill = await other.evaluate((label) => getComputedStyle(label).backgroundColor);
  await expect(chosen).not.toHaveCSS('background-color', fill);
  const [own, others] = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => {
      const fills = (isOpen: boolean) =>
        links
          .filter((link) => (link.ariaCurrent === 'page') === isOpen)
          .map((link) => getComputedStyle(link).backgroundColor);
      return [fills(true), fills(false)];
    });
  expect(own).toHaveLength(1);
  expect(others).not.toContain(own?.[0]);
  await expect(page.getByRole('list', { name: 'Key' }).locator('span').first()).toHaveCSS(
    'forced-color-adjust',
    'none',
  );
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
});

test('forced colours show which rows are selected, and the mark in their boxes', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, 'manager', 'Employee Time');
  const row = page.getByRole('row').filter({ has: page.locator('td [type=checkbox]:enabled') });
  const box = row.first().getByRole('checkbox');
  const edge = row.first().locator('td').first();
  await expect(edge).not.toHaveCSS('border-left-width', '4px');
  await box.check();
  await expect(edge).toHaveCSS('border-left-width', '4px');
  const [mark, fill] = await box.evaluate((input) =>
    ['::after', '::before'].map((part) => getComputedStyle(input, part).backgroundColor),
  );
  expect(mark).not.toBe(fill);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} @desktop`, () => {
    test.use({ colorScheme });

    test('nor on the API reference', async ({ page }) => {
      await page.goto('/api/docs');
      await checkAccessibility(page, 'API reference');
    });
  });
}
