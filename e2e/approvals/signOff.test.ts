import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { openPerson } from './findPerson.ts';

test.use({ company: 'sign-off', preparedCompany: 'two-managers' });

test('a manager signs off a pay cycle, and hears what changes of it afterwards @phone', async ({
  page,
  browser,
}) => {
  const secondBrowser = await browser.newContext();
  const other = await secondBrowser.newPage();
  await logIn(page, 'first');
  await logIn(other, 'second');

  await test.step('it is not offered while entries wait, which the drawer counts', async () => {
    await expectCount(page, /^Employee Time ?, 4 entries to decide$/);
    await expect(page.getByText('4 entries still need a decision')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign off' })).toBeHidden();
    await approveWhatIsLeft(page);
    await expectCount(page, /^Employee Time$/);
  });

  await test.step('one signs the hours off, the other sees it at once', async () => {
    await expect(other.getByRole('button', { name: 'Sign off' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign off' }).click();
    const dialog = page.getByRole('dialog', { name: /^Sign off the pay cycle/ });
    await expect(dialog.getByText('1 person, 4 entries.')).toBeVisible();
    await expect(dialog.getByLabel('Hours by type')).toContainText('Worked32 h 00 min');
    await checkAccessibility(page, 'the question about a sign-off');
    await dialog.getByRole('button', { name: 'Sign off' }).click();
    await expect(page.getByText(/^Signed off by you on .*, for 1 person$/)).toBeVisible();
    await expect(other.getByText(/^Signed off by Mia Behrens on .*, for 1 person$/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Sign off' })).toBeHidden();
  });

  await test.step('a later change says so, and leads to its entry', async () => {
    await other.getByRole('button', { name: /^Status/ }).click();
    await other.getByRole('checkbox', { name: 'Approved' }).check();
    await other.keyboard.press('Escape');
    await openPerson(other, 'Jonas Petersen');
    await other
      .getByRole('button', { name: /^Actions for .*, .*Jonas Petersen/ })
      .first()
      .click();
    await other.getByRole('menuitem', { name: 'Reopen' }).click();
    const question = other.getByRole('alertdialog');
    await question.getByRole('textbox').fill('The wrong shift');
    await question.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText(/changed after sign-off by Ole Behrens on/)).toBeVisible();
    await expect(page.getByText(/1 entry still needs a decision\.$/)).toBeVisible();
    await expectCount(page, /^Employee Time ?, 1 entry to decide$/);
    await expect(page.getByText(/^Pay cycle .* signed off$/)).toBeHidden();
    await checkAccessibility(page, 'a sign-off that no longer covers everything');
  });

  await test.step('it can be signed off again', async () => {
    await approveWhatIsLeft(page);
    await page.getByRole('button', { name: 'Sign off again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click();
    await expect(page.getByText(/changed after sign-off/)).toBeHidden();
    await expect(page.getByText(/^Signed off by you on/)).toBeVisible();
  });
  await secondBrowser.close();
});

/** The count next to Employee Time in the drawer, which phones open first. */
async function expectCount(page: Page, words: RegExp): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: words })).toBeVisible();
  if (isPhone) await page.keyboard.press('Escape');
}

async function approveWhatIsLeft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show what is not decided' }).click();
  await page.getByRole('button', { name: 'Approve all' }).last().click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Approve \d+$/ })
    .click();
}
