import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, importedPassword } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'keyboard-alone' });

test('an employee clocks a whole day by the keyboard alone @desktop', async ({ page }) => {
  await logInByKeys(page, 'employee', demoPassword);
  const state = (words: RegExp) => expect(page.getByText(words).first()).toBeVisible();
  for (const [name, words] of [
    ['Clock in', /Clocked in since/],
    ['Take a break', /On break since/],
    ['Resume', /Clocked in since/],
    ['Clock out', /Clocked out at/],
  ] as const) {
    await pressByTab(page, page.getByRole('button', { name, exact: true }));
    await state(words);
    await keepsFocus(page);
  }
});

test.describe('of two managers', () => {
  test.use({ preparedCompany: 'two-managers' });

  test('a manager closes a cycle by the keyboard alone @desktop', async ({ page }) => {
    await logInByKeys(page, 'first', importedPassword);
    const heading = page.getByRole('heading', { level: 1, name: 'Employee Time' });

    await test.step('opens a person, and corrects an entry', async () => {
      await pressByTab(page, page.getByRole('button', { name: 'Show what is not decided' }));
      await keepsFocus(page);
      await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
      await pressByTab(page, page.getByRole('row').filter({ hasText: 'Jonas Petersen' }));
      const entry = page.getByRole('row', { level: 2 }).first();
      // While its entries load, a person has placeholder rows.
      await expect(entry).toContainText(/\d/);
      await page.keyboard.press('ArrowDown');
      await expect(entry).toBeFocused();
      await pressByTab(page, entry.getByRole('button', { name: /^Actions for/ }));
      await pressByArrow(page, page.getByRole('menuitem', { name: 'Edit' }));
      const dialog = page.getByRole('dialog', { name: 'Edit time' });
      await expect(dialog).toBeVisible();
      await tabTo(page, dialog.getByLabel('Reason for the change'));
      await page.keyboard.press('End');
      await tabTo(page, dialog.getByLabel('Which reason?'));
      await page.keyboard.type('Stayed for the handover');
      await pressByTab(page, dialog.getByRole('button', { name: /^Clock out/ }));
      await expect(dialog.getByRole('spinbutton', { name: 'Hour' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await pressByTab(page, dialog.getByRole('button', { name: 'Save time' }));
      await expect(dialog).toBeHidden();
      await keepsFocus(page);
    });

    await test.step('approves a row, then what is left', async () => {
      const row = page.getByRole('row', { level: 2 }).filter({ has: page.getByRole('checkbox') });
      await arrowTo(page, row.first());
      await page.keyboard.press('Space');
      await pressByTab(page, page.getByRole('button', { name: 'Approve 1', exact: true }));
      await keepsFocus(page);
      await pressByTab(page, page.getByRole('button', { name: 'Approve all' }).last());
      const question = page.getByRole('alertdialog');
      await pressByTab(page, question.getByRole('button', { name: /^Approve \d+$/ }));
      await expect(question).toBeHidden();
      await expect(heading).toBeFocused();
    });

    await test.step('signs the period off', async () => {
      await pressByTab(page, page.getByRole('button', { name: 'Sign off' }));
      const dialog = page.getByRole('dialog', { name: /^Sign off the pay cycle/ });
      await pressByTab(page, dialog.getByRole('button', { name: 'Sign off' }));
      await expect(page.getByText(/^Signed off by you on/)).toBeVisible();
      await keepsFocus(page);
    });
  });
});

async function logInByKeys(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/');
  await tabTo(page, page.getByLabel('User name'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control, 'Tab comes to it').toBeFocused({ timeout: 1 });
}

const mostStops = 90;

/** Tab reaches one row of a table; arrows reach the others. */
async function arrowTo(page: Page, row: Locator): Promise<void> {
  await tabTo(page, page.locator('tr[tabindex="0"]'));
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let step = 0; step < mostStops; step += 1) {
      if (await row.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
  }
  await expect(row, 'the arrows come to it').toBeFocused({ timeout: 1 });
}

async function pressByTab(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  // Just after a press the clock ignores others.
  await expect(control).toBeEnabled();
  await page.keyboard.press('Enter');
}

async function pressByArrow(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** After any removal, the keyboard has a focused element to continue from. */
async function keepsFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}
