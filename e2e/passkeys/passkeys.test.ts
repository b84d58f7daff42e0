import { expect, type Browser, type Page } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { demoPassword, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test.use({ company: 'passkeys' });

test('whoever approves confirms log-ins with a passkey, and an administrator helps who lost it @phone', async ({
  page,
  browser,
  system,
}) => {
  const violations = await watchViolations(page);
  const admin = await openAdmin(browser, system.url);
  const inside = page.getByRole('button', { name: /^Notifications/ });

  await test.step('an administrator registers a passkey, switches it on and goes on working', async () => {
    const device = await addAuthenticator(admin);
    await admin.getByRole('button', { name: 'Change SECOND_FACTOR' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Change for everybody' }).click();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await checkAccessibility(admin, 'own passkey first');
    await dialog.getByLabel('Your password').fill(demoPassword);
    await device.verify(false);
    await dialog.getByRole('button', { name: 'Continue with passkey' }).click();
    await expect(dialog.getByText('Nothing was confirmed.')).toBeVisible();
    await device.verify(true);
    await dialog.getByRole('button', { name: 'Continue with passkey' }).click();
    await expect(
      admin.getByText('Your passkey is registered. SECOND_FACTOR is now On.').last(),
    ).toBeVisible();
    await openPage(admin, 'Settings');
    const own = admin.getByRole('list', { name: 'Passkeys' });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(admin.getByText('Your session has ended')).toHaveCount(0);
  });
  const phone = await addAuthenticator(page);

  await test.step('the first one is registered right after the password', async () => {
    await enterPassword(page, 'manager');
    await expect(page.getByRole('heading', { name: 'Register a passkey' })).toBeVisible();
    await checkAccessibility(page, 'first passkey');
    await page.getByRole('button', { name: 'Register passkey' }).click();
    await expect(inside).toBeVisible();
  });

  await test.step('it is asked for from then on, and the person behind it', async () => {
    await page.context().clearCookies();
    await page.reload();
    await enterPassword(page, 'manager');
    await expect(page.getByRole('heading', { name: 'Confirm with your passkey' })).toBeVisible();
    await checkAccessibility(page, 'passkey asked for');
    await phone.verify(false);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await expect(page.getByText('Nothing was confirmed.')).toBeVisible();
    await phone.verify(true);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    await expect(inside).toBeVisible();
  });

  await test.step('another one is added by proving one that is there, and the old one removed', async () => {
    await openPage(page, 'Settings');
    const list = page.getByRole('list', { name: 'Passkeys' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Confirmed. Now register the new passkey.')).toBeVisible();
    await checkAccessibility(page, 'another passkey');
    await phone.remove();
    await addAuthenticator(page);
    await page.getByLabel('Name of the new one').fill('Work phone');
    await page.getByRole('button', { name: 'Register passkey' }).click();
    await expect(list.getByText('Work phone')).toBeVisible();
    await list.getByRole('button', { name: /^Remove: Chrome/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('To remove it, add another one first.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Where you are signed in' })).toBeVisible();
    await checkAccessibility(page, 'settings with passkeys and sessions');
  });

  await test.step('an administrator resets them, and the open page hears of it', async () => {
    // Where accounts were listed before.
    await admin.goto('/#/admin/accounts');
    await admin.getByLabel('Search in People').fill('manager');
    await expect(admin.getByRole('heading', { name: 'People (1)' })).toBeVisible();
    await admin.getByRole('row').getByRole('button').last().click();
    const person = admin.getByRole('dialog');
    await expect(person.getByText(/1 passkey/)).toBeVisible();
    await checkAccessibility(admin, 'a person with passkeys');
    await person.getByRole('button', { name: 'Reset passkeys' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset passkeys' }).click();
    await expect(person.getByText(/No passkey yet/)).toBeVisible();
    await admin.context().close();
    await expect(page.getByText('Your session has ended')).toBeVisible();
  });
  expect(violations).toEqual([]);
});

async function enterPassword(page: Page, username: string): Promise<void> {
  await page.goto('/#/login/password-login');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Their own browser, on the features page. */
async function openAdmin(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await enterPassword(page, 'admin');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.goto('/#/admin/features');
  return page;
}

/** A device with a sensor that confirms by itself: Chromium's virtual authenticator. */
async function addAuthenticator(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}
