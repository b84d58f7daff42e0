import { expect, type Page } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test, waitForWorker } from './installation.ts';

const ready = 'A new version of Punctual is ready.';

test('a new version starts with the okay, and not while something is unsaved @desktop', async ({
  page,
  installation,
}) => {
  await logIn(page, 'employee', 'My Clock');
  await waitForWorker(page, 'remote-employee');
  const before = await shellOf(page);
  await installation.release();
  await lookForUpdate(page);
  await expect(page.getByText(ready, { exact: true })).toBeVisible();

  await openPage(page, 'Settings');
  const clockFormat = page.getByRole('switch').first();
  await clockFormat.click();
  await page.getByRole('button', { name: 'Okay' }).click();
  const later = page.getByText('It starts as soon as you are done here.', { exact: true }).last();
  await expect(later).toBeVisible();
  expect(await shellOf(page)).toBe(before);

  await clockFormat.click();
  await expect.poll(() => shellOf(page)).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText(ready, { exact: true })).toBeHidden();
});

test('the okay in one tab starts it there, and an old tab goes on working @desktop', async ({
  page,
  context,
  installation,
}) => {
  await logIn(page, 'employee', 'My Clock');
  await waitForWorker(page, 'remote-employee');
  const old = await shellOf(page);
  await installation.release();

  const other = await context.newPage();
  await other.goto('/#/time/clock');
  await expect(other.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Okay' }).click();
  await expect.poll(() => shellOf(other)).not.toBe(old);
  await expect(other.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  await expect(page.getByText(ready, { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText(ready, { exact: true })).toBeHidden();

  await openPage(page, 'My History');
  await expect(page.getByText('Current pay cycle')).toBeVisible();
  await openPage(page, 'Settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  expect(await shellOf(page)).toBe(old);
});

/** URL of the shell's script in the page. */
function shellOf(page: Page): Promise<string | null> {
  return page.locator('script[src*="/shell."]').first().getAttribute('src');
}

/** What the page does itself when it becomes visible again. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
