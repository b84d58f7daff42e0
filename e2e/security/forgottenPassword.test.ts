import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'forgotten-password' });

test('who forgot a password gets in again by the manager, where no mail is sent @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await browser.newPage({ baseURL: baseURL ?? '' });
  await person.goto('/');
  await person.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(person.getByText(/^This server sends no mail. Your manager/)).toBeVisible();
  await checkAccessibility(person, 'forgotten password');
  await person.goto('/#/choose-password?token=guessed');
  await expect(person.getByText(/used already or has expired/)).toBeVisible();
  await expect(person).toHaveURL(/#\/choose-password$/);
  await checkAccessibility(person, 'link that is over');

  await logIn(page, 'manager', 'Employee Clocking');
  await page.getByRole('searchbox').fill('Amara');
  await page.getByRole('button', { name: /^Actions for Amara/ }).click();
  await page.getByRole('menuitem', { name: 'Give a one-time password' }).click();
  await page.getByRole('button', { name: 'Give a one-time password' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^One-time password for Amara/ });
  await checkAccessibility(page, 'one-time password');
  const given = await dialog.getByText(/^\w{5}(-\w{5}){3}$/).textContent();

  await person.getByRole('link', { name: 'Back to log-in' }).click();
  await person.getByLabel('User name').fill('employee');
  await person.getByLabel('Password', { exact: true }).fill(given ?? '');
  await person.getByRole('button', { name: 'Log in' }).click();
  await expect(person.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await person.getByLabel('Current password').fill(given ?? '');
  await person.getByLabel('New password', { exact: true }).fill('grand piano under the lake');
  await person.getByLabel('New password again').fill('grand piano under the lake');
  await person.getByRole('button', { name: 'Change password' }).click();
  await person.getByRole('button', { name: /^Notifications/ }).click();
  await expect(person.getByText(/gave you a one-time password/)).toBeVisible();
  await person.close();
});
