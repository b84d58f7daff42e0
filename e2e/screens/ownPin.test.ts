import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { demoPassword, logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'own-pin' });

test('a person chooses the own PIN for terminals, and the terminal takes it @phone', async ({
  page,
  request,
  baseURL,
}) => {
  await logIn(page, 'employee', '/settings');
  await expect(page.getByText(/^It was given to you on/)).toBeVisible();
  await page.getByRole('button', { name: 'Change PIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'PIN for terminals' });
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByLabel('New PIN').fill('1234');
  await dialog.getByRole('button', { name: 'Change PIN' }).click();
  await expect(dialog.getByText('People who guess try this one first.')).toBeVisible();
  await checkAccessibility(page, 'choice of a PIN');
  await dialog.getByLabel('New PIN').fill('80316');
  await dialog.getByRole('button', { name: 'Change PIN' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^You chose it on/)).toBeVisible();

  const headers = { origin: baseURL ?? '' };
  const post = (path: string, data: object) => request.post(path, { data, headers });
  const terminal = await post('/api/terminal/login', {
    terminalId: 'T-100',
    password: demoPassword,
  });
  expect(terminal.status()).toBe(200);
  const identify = async (pin: string) =>
    (await post('/api/terminal/identifications/pin', { employeeNumber: '20418', pin })).status();
  expect(await identify('80316')).toBe(200);
  expect(await identify('4711')).not.toBe(200);
});
