import { expect } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test('a manager sees the week of the people, picks days by dragging and plans them @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page, 'manager', 'Employee Schedules');
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows.nth(2)).toBeVisible();
  await page.getByLabel('Select single days').click();
  const [first, last] = [await rows.nth(1).boundingBox(), await rows.nth(2).boundingBox()];
  if (!first || !last) throw new Error('The board has no rows.');
  const day = (first.width - 272) / 7;
  await page.mouse.move(first.x + 272 + day * 1.5, first.y + 28);
  await page.mouse.down();
  await page.mouse.move(last.x + 272 + day * 2.5, last.y + 28, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('4 days, 2 people').first()).toBeVisible();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Assign temporary schedule' })).toBeVisible();
});

test('on a phone a name opens the week, and a day the panel for that day @phone', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page, 'manager', '/approver-work-schedules');
  await page
    .getByRole('button', { name: /, the whole week/ })
    .first()
    .click();
  const week = page.getByRole('dialog');
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(week).toBeHidden();
  const days = page.getByRole('listitem').first().getByRole('group').getByRole('button');
  await expect(days).toHaveCount(7);
  await days.last().click();
  const panel = page.getByRole('dialog', { name: 'Assign temporary schedule' });
  const day = await panel.getByLabel('First day', { exact: true }).inputValue();
  await expect(panel.getByLabel('Last day', { exact: true })).toHaveValue(day);
});
