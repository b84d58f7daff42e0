import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test('an employee gives the own schedule to a calendar, and takes it back @phone', async ({
  page,
  playwright,
}) => {
  await logIn(page, 'employee', '/employee-work-schedules');
  await page.getByRole('button', { name: 'Calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'My Schedule in other calendars' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = await dialog.getByLabel('Your address').inputValue();
  await checkAccessibility(page, 'calendar dialog');

  const calendar = await playwright.request.newContext();
  const given = await calendar.get(address);
  expect(given.headers()['content-type']).toContain('text/calendar');
  expect(await given.text()).toContain('SUMMARY:Early');

  await dialog.getByRole('button', { name: 'End the address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the address' }).click();
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});
