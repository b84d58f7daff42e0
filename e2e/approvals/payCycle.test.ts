import { randomUUID } from 'node:crypto';
import { expect, request, type Locator, type Page } from '@playwright/test';
import type { components } from 'shared-contracts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { demoPassword, logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { findPerson, openPerson } from './findPerson.ts';

test.use({ company: 'pay-cycle' });

test('a manager closes the time of the team', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  await logIn(page, 'manager');

  await test.step('looks at what is unusual, and corrects an entry with a reason', async () => {
    await page.getByRole('button', { name: 'Only unusual' }).click();
    await openPerson(page, 'Amara Okafor');
    const details = page.getByRole('button', { name: /^Segments and schedule/ }).first();
    await details.click();
    await expect(page.getByRole('region', { name: 'Schedule and worked time' })).toBeVisible();
    await checkAccessibility(page, 'an entry in Employee Time');
    // A requested deletion is also an exception, but not one to correct.
    const late = page
      .getByRole('row')
      .filter({ hasText: 'Clocked out late', hasNotText: 'Deletion requested' });
    const menus = late.getByRole('button', { name: /^Actions for .*, .*Amara Okafor/ });
    await actOn(page, menus, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit time' });
    await dialog.getByRole('button', { name: /^Clock in/ }).click();
    const hour = dialog.getByRole('spinbutton', { name: 'Hour' });
    // Makes the shift longer, so that its segments stay inside.
    await hour.fill(String(Number(await hour.inputValue()) - 1).padStart(2, '0'));
    await dialog.getByLabel('Reason for the change').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Save time' }).click();
    await expect(page.getByText('The time is saved.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('approves what matches the schedule, by one question', async () => {
    await resetFilters(page);
    const approve = page.getByRole('button', {
      name: /^Approve \d+ (entry that matches the schedule|entries that match the schedule|as planned)$/,
    });
    await approve.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The entries are pending, have nothing unusual');
    await question.getByRole('button', { name: /^Approve \d+$/ }).click();
    await expect(page.getByText(/entr(y|ies) approved/).first()).toBeVisible();
    await expect(approve).toBeHidden();
  });

  await test.step('approves all the rest, deletions in all systems', async () => {
    await page.getByRole('button', { name: 'Approve all' }).last().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('on all pages');
    await question.getByRole('button', { name: /^Approve \d+(, delete in all systems)?$/ }).click();
    await expect(page.getByRole('button', { name: 'Approve all' }).last()).toBeDisabled();
  });

  await test.step('deletes an entry that was approved', async () => {
    await page.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('checkbox', { name: 'Approved' }).check();
    await page.keyboard.press('Escape');
    await findPerson(page, 'Amara Okafor');
    const entries = page.getByRole('button', { name: /^Actions for .*\d, Amara Okafor/ });
    await expect(entries.first()).toBeVisible();
    const label = (await entries.first().getAttribute('aria-label')) ?? '';
    await actOn(page, entries, 'Delete');
    const question = page.getByRole('alertdialog');
    await question
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    await expect(page.getByText('Deleted.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: label, exact: true })).toBeHidden();
  });

  await test.step('follows the notification of a deletion that is asked for, and approves it', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const before = (await bell.getAttribute('aria-label')) ?? '';
    await askForDeletion(baseURL ?? '');
    await expect(bell).not.toHaveAccessibleName(before);
    await bell.click();
    await page.getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Remove Amara Okafor' })).toBeVisible();
    const asked = page.getByRole('row', { name: /Deletion requested/ }).last();
    await expect(asked).toBeFocused();
    await actOn(page, asked.getByRole('button', { name: /^Actions for/ }), 'Approve deletion');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete here only' }).click();
    await expect(page.getByText('Deletion approved, the entry is gone').first()).toBeVisible();
  });
});

/** On phones the button is among the filters. */
async function resetFilters(page: Page): Promise<void> {
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(reset.or(filters).first()).toBeVisible();
  if (!(await reset.isVisible())) await filters.click();
  await reset.click();
}

/** Chooses from the three-dot menu of a row. */
async function actOn(page: Page, menus: Locator, action: string): Promise<void> {
  await menus.first().click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Amara Okafor requests the deletion of her latest approved entry. */
async function askForDeletion(baseURL: string): Promise<void> {
  const api = await request.newContext({ baseURL });
  const data = { username: 'employee', password: demoPassword };
  const session = await api.post('/api/employees/login', { data });
  const { employeeId }: { employeeId: number } = await session.json();
  const [startDate, endDate] = [-31, 0].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const found = await api.post(`/api/time-pairs/shift-summaries?employeeId=${employeeId}`, {
    data: { startDate, endDate, page: 0, approvalStatus: ['APPROVED'] },
  });
  const { contents }: components['schemas']['ShiftSummaries'] = await found.json();
  const answer = await api.delete(`/api/time-pairs/${contents[0]?.id}?shouldSyncWithEC=true`, {
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(answer.status()).toBe(200);
  await api.dispose();
}
