import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test('an administrator finds who failed to log in and from where, and exports time for an inspector @desktop', async ({
  page,
}, testInfo) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.getByLabel('User name').fill('employee');
  await page.getByLabel('Password', { exact: true }).fill('a guess');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  await logIn(page, 'admin');
  await page
    .getByRole('navigation', { name: 'Pages of the developer admin' })
    .getByRole('link', { name: 'Security log' })
    .click();
  const table = page.getByRole('treegrid', { name: 'Security log' });
  await expect(table).toContainText('Robin Ellis');
  await checkAccessibility(page, 'security log');
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Log-in' });
  await page.getByLabel('Outcome').selectOption({ label: 'Refused' });
  await expect(table).not.toContainText('Robin Ellis');
  await expect(table).toContainText('Refused: WRONG_CREDENTIALS');
  // The machine's own network, IPv4 or IPv6.
  await expect(table).toContainText(/127\.0\.0\.0\/24|::\/48/);

  const person = page.getByRole('combobox', { name: /^Person/ });
  await person.click();
  await person.fill('employee');
  const answered = page.waitForResponse(/[?&]person=/);
  await page.getByRole('option', { name: / · employee$/ }).click();
  expect((await answered).ok()).toBe(true);
  await expect(table).toContainText('Refused: WRONG_CREDENTIALS');
  await person.click();
  await person.fill('999999');
  await page.getByRole('option', { name: 'employee 999999' }).click();
  await expect(page.getByText('No event matches what you look for.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(table).toContainText('Robin Ellis');

  await page
    .getByRole('navigation', { name: 'Pages of the developer admin' })
    .getByRole('link', { name: 'Inspections' })
    .click();
  await page.getByRole('button', { name: 'New export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Site' }).click();
  await page
    .getByRole('option', { name: /Company/ })
    .first()
    .click();
  await checkAccessibility(page, 'export for an inspector');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make export' }).click();
  const files = unzipSync(await readFile(await (await downloading).path()));
  const fingerprint = await page.locator('code').innerText();
  for (const name of ['inspection.json', 'verify.mjs']) {
    await writeFile(testInfo.outputPath(name), files[name] ?? '');
  }
  const [program, file] = [
    testInfo.outputPath('verify.mjs'),
    testInfo.outputPath('inspection.json'),
  ];
  expect(
    execFileSync(process.execPath, [program, file, fingerprint], { encoding: 'utf8' }),
  ).toMatch(/✓ Nothing was changed or left out/);
  expect(violations).toEqual([]);
});
