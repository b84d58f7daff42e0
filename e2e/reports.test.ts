import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { checkAccessibility } from './system/checkAccessibility.ts';
import { demoPassword, logIn } from './system/people.ts';
import { test } from './system/system.ts';

test.use({ company: 'reports' });

test('a manager chooses a report and gets it as a file @desktop', async ({ page }) => {
  await logIn(page, 'manager');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Site to group by').selectOption('GEOFENCE');
  await dialog.getByRole('checkbox', { name: 'A sheet for each week' }).check();
  await checkAccessibility(page, 'report dialog');
  const file = page.waitForEvent('download');
  await generate(page);
  const { name, text } = await read(await file);
  expect(name).toMatch(/^Employee summary by person .*\.xlsx$/);
  expect(text).toContain('Amara');
  expect(text).toContain('Total of Riverside Hospital');
  await expect(page.getByText('The report was downloaded.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a long report comes as a notification that leads to its file @desktop', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await admin.post('/api/employees/login', { data: { username: 'admin', password: demoPassword } });
  const changed = await admin.put('/api/features/REPORTING_TIMEOUT', {
    data: { value: 0 },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(changed.status()).toBe(200);
  await admin.dispose();

  await logIn(page, 'manager');
  await openDialog(page);
  await generate(page);
  await expect(page.getByText(/^This report takes longer\./).first()).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/\d new/);
  await bell.click();
  const item = page.getByRole('article').filter({ hasText: 'Report ready' });
  await expect(item).toBeVisible();
  const file = page.waitForEvent('download');
  await item.getByRole('button', { name: 'Download' }).click();
  expect((await read(await file)).text).toContain('Amara');
  await expect(page).toHaveURL(/#\/download-report\?id=\d+$/);
  await expect(page.getByText('Your report was downloaded')).toBeVisible();
  await expect(bell).toBeHidden();
  await checkAccessibility(page, 'download page');
});

test('who may not see reports is led to the own first page @desktop', async ({ page }) => {
  await logIn(page, 'employee', '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto('/#/download-report?id=1');
  await expect(page.getByRole('heading', { level: 1, name: 'My Clock' })).toBeVisible();
  await expect(page).toHaveURL(/#\/time\/clock$/);
});

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Generate report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Summary report' });
  const report = dialog.getByLabel('Report', { exact: true });
  await report.selectOption({ label: 'Employee summary by person' });
  return dialog;
}

async function generate(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Summary report' });
  await dialog.getByRole('button', { name: 'Generate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Generate this report?' });
  await question.getByRole('button', { name: 'Generate' }).click();
}

/** The name of a downloaded workbook and the text of its sheets. */
async function read(download: Download): Promise<{ name: string; text: string }> {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const sheets = Object.entries(files).filter(([path]) => path.startsWith('xl/worksheets/'));
  return {
    name: download.suggestedFilename(),
    text: sheets.map(([, bytes]) => strFromU8(bytes)).join('\n'),
  };
}
