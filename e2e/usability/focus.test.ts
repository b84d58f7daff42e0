import { expect, type Page } from '@playwright/test';
import { test } from '../system/system.ts';

test.use({ company: 'focus' });

test('whoever uses the keyboard alone keeps a place in the page @desktop', async ({ page }) => {
  await test.step('after a log-in', async () => {
    await page.goto('/');
    await page.getByLabel('User name').pressSequentially('manager');
    await page.keyboard.press('Tab');
    await page.keyboard.type('punctual');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Employee Time' })).toBeFocused();
  });

  await test.step('Tab goes to the link past the navigation first', async () => {
    await page.reload();
    const skip = page.getByRole('button', { name: 'Skip to content' });
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('after an approval', async () => {
    const row = page.getByRole('row').filter({ has: page.locator('td [type=checkbox]:enabled') });
    await row.first().getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await pressByKey(page, /^Approve \d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Employee Time' })).toBeFocused();
  });

  await test.step('after a log-out', async () => {
    await pressByKey(page, 'Log out');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}
