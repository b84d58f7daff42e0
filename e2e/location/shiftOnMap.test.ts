import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test('a shift of my history is shown on the map @desktop', async ({ page }) => {
  await logIn(page, 'employee', 'My History');
  // At the beginning of a pay cycle nothing of it is approved yet.
  await page.getByRole('button', { name: /^Previous pay cycle/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'Approved' }).first();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where it was clocked' });
  await expect(dialog.getByText(/^Clock in \d\d:\d\d$/)).toBeVisible();
  await expect(dialog.getByText('Inside the geofence').first()).toBeVisible();
  await expect(dialog.getByText('Average accuracy')).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Clock in/ })).toBeInViewport();
  await expect(dialog.getByRole('img', { name: /^Clock out/ })).toBeInViewport();
  await checkAccessibility(page, 'shift on the map');
});
