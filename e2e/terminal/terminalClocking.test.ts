import { expect, type Page } from '@playwright/test';
import { test } from '../approvals/twoManagers.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { jonasAtTerminal, terminal } from '../system/twoManagersCompany.ts';

test('a person clocks in by PIN and takes a break by badge at the wall, and sees it at home @desktop', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  const tap = page.getByRole('button', { name: 'Tap to clock in or out' });

  await test.step('the terminal signs in', async () => {
    await page.goto('/#/terminal-login');
    await page.getByLabel('Terminal id').fill(terminal.terminalId);
    await page.getByLabel('Password', { exact: true }).fill(terminal.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Hold your badge to the reader')).toBeVisible();
  });

  await test.step('somebody taps, gets the PIN wrong, then right, and clocks in', async () => {
    await tap.click();
    await expect(page.getByLabel('Employee number')).toBeFocused();
    await checkAccessibility(page, 'number and PIN');
    await press(page, '2001');
    await press(page, '111111');
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(page.getByLabel('Employee number')).toHaveValue('2001');
    await press(page, jonasAtTerminal.pin);
    await expect(page.getByRole('heading', { name: 'Hello, Jonas' })).toBeFocused();
    await checkAccessibility(page, 'options');
    await page.getByRole('button', { name: 'Clock in' }).click();
    await expect(page.getByRole('heading', { name: /^Clocked in, Jonas/ })).toBeFocused();
  });

  await test.step('and takes a break by badge, without a tap', async () => {
    await page.keyboard.type(jonasAtTerminal.badge);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Clocked in since/)).toBeVisible();
    await page.getByRole('button', { name: 'Take a break' }).click();
    await expect(page.getByRole('heading', { name: /^On break, Jonas/ })).toBeVisible();
    await expect(tap).toBeVisible();
    await checkAccessibility(page, 'waiting');
  });

  await test.step('a badge that nobody has is refused in words', async () => {
    await page.keyboard.type('XX-9999');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await expect(tap).toBeVisible();
  });

  await test.step('his own page shows the break', async () => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const own = await context.newPage();
    await logIn(own, 'jonas');
    await openPage(own, 'My Clock');
    await expect(own.getByText(/On break since/).first()).toBeVisible();
    await context.close();
  });
});

async function press(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}
