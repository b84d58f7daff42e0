import { expect } from '@playwright/test';
import { watchViolations } from '../system/watchViolations.ts';
import { logOut, switchOn, testWithProvider } from './withProvider.ts';

const test = testWithProvider('openid');

test('a person signs on by OpenID Connect, and off everywhere @desktop', async ({
  page,
  provider,
}) => {
  const violations = await watchViolations(page);
  await switchOn(page, ['SAML_AUTH', 'SAML_GLOBAL_LOGOUT']);
  await page.goto('/#/time/time-pairs');
  const company = page.getByRole('button', { name: 'Use your company account' });

  await test.step('to the page that was asked for', async () => {
    await company.click();
    await expect(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/time/time-pairs');
  });

  await test.step('logging out ends the session at the provider, too', async () => {
    await logOut(page);
    await expect(page).toHaveURL(/#\/logged-out\?everywhere$/);
    await fetch(`${provider.address}/person?name=stranger`);
    await page.getByRole('button', { name: 'Go to log-in' }).click();
    await company.click();
    await expect(page.getByText('“\u2068stranger\u2069” is not known here')).toBeVisible();
  });

  await test.step('the provider asks anew for another account', async () => {
    await fetch(`${provider.address}/person?name=employee`);
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  });
  expect(violations).toEqual([]);
});
