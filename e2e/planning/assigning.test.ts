import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'assigning' });

const people = ['Amara Okafor', 'Tom Hughes'];

test('a manager plans two people by rotation, takes it back, plans it again; the employee sees it at once @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const next = nextWeek();
  const own = await browser.newContext();
  const employee = await own.newPage();
  await test.step('the employee looks at the coming week', async () => {
    await logIn(employee, 'employee', 'My Schedule');
    await employee.getByRole('button', { name: 'Next week' }).click();
    await expect(lateBlocks(employee)).toHaveCount(0);
  });

  await logIn(page, 'manager', 'Employee Schedules');

  await test.step('the manager chooses schedules in turn and sees what would be, and what is unusual', async () => {
    await planLateAndEarly(page, next);
    const preview = page.getByRole('table', { name: 'What will change' });
    await expect(
      preview.getByRole('row', { name: /Amara Okafor.*Late 14:00 – 22:30/ }).first(),
    ).toBeVisible();
    await expect(page.getByText('2 people: under 11 h of rest')).toBeVisible();
    await checkAccessibility(page, 'board and panel');
  });

  await test.step('what was assigned is seen by the employee, and no more once it is taken back', async () => {
    await page.getByRole('button', { name: 'Assign to 2 people' }).click();
    await expect(page.getByText(/: planned for 2 people\.$/).first()).toBeVisible();
    await expect(lateBlocks(employee).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back for 2 people.').first()).toBeVisible();
    await expect(lateBlocks(employee)).toHaveCount(0);
  });

  await test.step('assigned again it is told to the employee and taken by the HR system', async () => {
    await planLateAndEarly(page, next);
    await page.getByRole('button', { name: 'Assign to 2 people' }).click();
    await expect(lateBlocks(employee).first()).toBeVisible();
    await expect(
      page.getByText('The HR system has accepted what you planned.').first(),
    ).toBeVisible({
      timeout: 70_000,
    });
    await findOnBoard(page, 'Amara Okafor');
    await page.getByRole('button', { name: 'Actions for Amara Okafor' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'Assignment history' });
    await expect(history.getByText('Synchronised').first()).toBeVisible();
    await expect(history.getByText('Taken back').first()).toBeVisible();
    await expect(history.getByText('you', { exact: true }).first()).toBeVisible();
    await checkAccessibility(page, 'history');
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await employee.getByRole('button', { name: /^Notifications/ }).click();
    await expect(employee.getByRole('article').getByText('Schedule changed').first()).toBeVisible({
      timeout: 40_000,
    });
  });
  await own.close();
});

/** Blocks of the employee's own schedule. */
function lateBlocks(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /Late/ });
}

/**
 * Late for two days, early for two, until the end of the week: leaves 7 and a half hours of rest.
 */
async function planLateAndEarly(page: Page, { first, last }: { first: string; last: string }) {
  for (const name of people) {
    await findOnBoard(page, name);
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Assign temporary schedule' });
  await fillDate(page, 'First day', first);
  await fillDate(page, 'Last day', last);
  await panel.getByRole('switch', { name: 'Rotation' }).check();
  for (const [index, name] of ['Late', 'Early'].entries()) {
    await panel.getByRole('option', { name: new RegExp(`^${name} .*every day$`) }).click();
    await panel.getByLabel(`Days of ${name}, turn ${index + 1}`).selectOption('2');
  }
}

async function findOnBoard(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a person' }).fill(name);
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1);
}

async function fillDate(page: Page, label: string, date: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(date);
  await field.press('Enter');
}

/** Monday and Sunday of the coming week in the hospital's time zone, as typed. */
function nextWeek(): { first: string; last: string } {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  const date = new Date(`${today}T00:00:00Z`);
  const untilMonday = 8 - (date.getUTCDay() || 7);
  const typed = (days: number) => {
    const day = new Date(date.getTime() + days * 86_400_000);
    return [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()].join('-');
  };
  return { first: typed(untilMonday), last: typed(untilMonday + 6) };
}
