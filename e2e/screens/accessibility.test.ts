import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { demoPassword, logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} @screens`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on any screen', async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/');
      await expect(page.getByLabel('User name')).toBeVisible();
      await checkAccessibility(page, 'log-in');
      await logIn(page, 'manager');
      const titles = [
        'Employee Time',
        'Employee Clocking',
        'My Clock',
        'My History',
        'My Schedule',
      ];
      for (const title of [...titles, 'Settings']) {
        await openPage(page, title);
        await page.waitForLoadState('networkidle');
        await checkAccessibility(page, title);
      }
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
      await checkAccessibility(page, 'notifications');
    });

    test('nor on the bare pages', async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of ['logged-out', 'unauthorized', 'terminal-login']) {
        await page.goto(`/#/${path}`);
        await expect(page.getByRole('main')).toBeVisible();
        await checkAccessibility(page, path);
      }
      await page.getByLabel('Terminal id').fill('T-100');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Connected')).toBeVisible();
      await checkAccessibility(page, 'terminal');
    });
  });

  test.describe(`in ${colorScheme} @desktop`, () => {
    test.use({ colorScheme });

    test('nor on the API reference', async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto('/api/docs');
      await checkAccessibility(page, 'API reference');
    });
  });
}
