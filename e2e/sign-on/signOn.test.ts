import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { demoPassword } from '../system/people.ts';
import { watchViolations } from '../system/watchViolations.ts';
import { logOut, switchOn, testWithProvider } from './withProvider.ts';

const test = testWithProvider('saml');

test('a person signs on with the company account, and off everywhere @phone', async ({
  page,
  provider,
}) => {
  const violations = await watchViolations(page);
  await switchOn(page, ['SAML_AUTH', 'SAML_GLOBAL_LOGOUT']);

  await page.goto('/#/time/time-pairs');
  const company = page.getByRole('button', { name: 'Use your company account' });
  await expect(company).toBeVisible();
  await checkAccessibility(page, 'choice of log-ins with single sign-on');

  await test.step('to the page that was asked for', async () => {
    await company.click();
    await expect(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/time/time-pairs');
  });

  await test.step('logging out ends both sessions', async () => {
    await logOut(page);
    await expect(page.getByText('See you next time.')).toBeVisible();
    await expect(page).toHaveURL(/#\/logged-out\?everywhere$/);
    await checkAccessibility(page, 'logged out');
  });

  await test.step('a log-out at the provider ends the session here', async () => {
    await page.getByRole('button', { name: 'Go to log-in' }).click();
    await company.click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect((await fetch(`${provider.address}/slo`)).status).toBe(200);
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(company).toBeVisible();
  });

  await test.step('whom nobody knows here reads so, and goes on with another account', async () => {
    await fetch(`${provider.address}/person?name=stranger&another=employee`);
    await page.goto('/#/time/time-pairs');
    await company.click();
    await expect(page.getByText('“\u2068stranger\u2069” is not known here')).toBeVisible();
    await checkAccessibility(page, 'unauthorised');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    await logOut(page);
    // The way through the provider ends here; before, its answer would overtake the next step.
    await expect(page).toHaveURL(/#\/logged-out\?everywhere$/);
    await page.getByRole('button', { name: 'Go to log-in' }).click();
    await expect(company).toBeVisible();
  });

  await test.step('what is not believed is said', async () => {
    await page.goto('/saml/arrive?id=_other');
    await expect(page.getByText('Sign-on did not work.')).toBeVisible();
  });

  await test.step('the password still opens', async () => {
    await page.getByRole('button', { name: 'Use your password' }).click();
    await page.getByLabel('User name').fill('employee');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  });
  expect(violations).toEqual([]);
});
