import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { openPerson } from './findPerson.ts';
import { test } from '../system/system.ts';

test.use({ company: 'two-who-decide', preparedCompany: 'two-managers' });

test('of two managers who decide the same time, the second is told for each entry @desktop', async ({
  page,
  browser,
}) => {
  const secondBrowser = await browser.newContext();
  const other = await secondBrowser.newPage();
  await logIn(page, 'first');
  await logIn(other, 'second');
  const entry = /^Select .*, .*Jonas Petersen/;
  for (const window of [page, other]) {
    await openPerson(window, 'Jonas Petersen');
    await expect(window.getByRole('checkbox', { name: entry }).nth(2)).toBeVisible();
  }
  // The second window does not see the first one's changes.
  await other.route('**/api/time-pairs/fetch-approvals', (route) => route.abort());
  const boxes = other.getByRole('checkbox', { name: entry });
  const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label')));
  const [first = '', second = '', third = ''] = names.map((name) => name ?? '');
  const choose = (window: Page, name: string) =>
    window.getByRole('checkbox', { name, exact: true }).check();

  await test.step('the first one rejects two entries', async () => {
    await choose(page, first);
    await choose(page, second);
    await page.getByRole('button', { name: 'Reject 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject 2' }).click();
    await expect(page.getByText('2 entries rejected').first()).toBeVisible();
  });

  await test.step('the second one approves one of them and another: the other goes through', async () => {
    await choose(other, first);
    await choose(other, third);
    await other.getByRole('button', { name: 'Approve 2', exact: true }).click();
    await expect(other.getByText('Decided by Mia Behrens').first()).toBeVisible();
    const decided = entriesOf(other);
    await expect(decided.filter({ hasText: 'Decided by Mia Behrens' })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: third, exact: true })).toBeHidden();
  });

  await test.step('where nothing goes through, a dialog says who was first', async () => {
    await choose(other, second);
    await other.getByRole('button', { name: 'Approve 1', exact: true }).click();
    const notice = other.getByRole('alertdialog');
    await expect(notice).toContainText('Decided by Mia Behrens');
    await notice.getByRole('button', { name: 'Cancel' }).click();
    await expect(entriesOf(other).filter({ hasText: 'Decided by Mia Behrens' })).not.toHaveCount(0);
  });
  await secondBrowser.close();
});

/** The rows of single entries. */
function entriesOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: /\d\d:\d\d/ });
}
