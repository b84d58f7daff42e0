import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { demoPassword, logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} @screens`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on any screen', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByLabel('User name')).toBeVisible();
      await check(page, 'log-in');
      await logIn(page, 'manager');
      for (const title of ['Employee Time', 'My Clock', 'My History', 'My Schedule', 'Settings']) {
        await openPage(page, title);
        await page.waitForLoadState('networkidle');
        await check(page, title);
      }
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
      await check(page, 'notifications');
    });

    test('nor on the bare pages', async ({ page }) => {
      for (const path of ['logged-out', 'unauthorized', 'terminal-login']) {
        await page.goto(`/#/${path}`);
        await expect(page.getByRole('main')).toBeVisible();
        await check(page, path);
      }
      await page.getByLabel('Terminal id').fill('T-100');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Connected')).toBeVisible();
      await check(page, 'terminal');
      await page.goto('/api/docs');
      await check(page, 'API reference');
    });
  });
}

async function check(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The ends of Fluent's focus trap: focusable by design, hidden from screen readers, empty.
    .exclude('[data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, screen).toEqual([]);
}
