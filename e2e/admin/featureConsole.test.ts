import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { leaveWindow } from '../system/leaveWindow.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test('a switch that is turned off is off on open pages without a reload, and can be undone @desktop', async ({
  browser,
  page,
  baseURL,
}) => {
  const violations = await watchViolations(page);
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const employee = await elsewhere.newPage();
  await logIn(employee, 'employee', 'My Schedule');
  await employee.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));

  await logIn(page, 'admin');
  await page
    .getByRole('navigation', { name: 'Pages of the developer admin' })
    .getByRole('link', { name: 'Features' })
    .click();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'EMPLOYEE_WORK_SCHEDULES' });

  await test.step('searching finds it by what it means', async () => {
    await page.getByRole('searchbox').fill('employees see schedules');
    await expect(row).toContainText('Employees see their schedules.');
    await expect(row).toContainText('On');
    await checkAccessibility(page, 'feature console');
  });

  await test.step('it asks first and says that it holds for everybody', async () => {
    await row.getByRole('button', { name: 'Change EMPLOYEE_WORK_SCHEDULES' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It holds at once for everybody');
    await checkAccessibility(page, 'change of a feature');
    await dialog.getByRole('button', { name: 'Change for everybody' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await leaveWindow(page);
    await expect(row).toContainText('Off');
    await expect(row).toContainText('Robin Ellis');
  });

  await test.step('the open page of somebody else follows', async () => {
    await expect(employee.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeHidden();
    expect(await employee.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(true);
  });

  await test.step('undo brings it back, and the history keeps both', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).not.toContainText('Off');
    await row.getByRole('button', { name: 'History of EMPLOYEE_WORK_SCHEDULES' }).click();
    await expect(page.getByRole('dialog')).toContainText('On → Off');
    await expect(page.getByRole('dialog')).toContainText('Off → On');
    await openPage(employee, 'My Schedule');
    expect(await employee.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(true);
  });

  expect(violations).toEqual([]);
  await elsewhere.close();
});

test('a number outside its bounds is refused before it is sent @desktop', async ({ page }) => {
  await logIn(page, 'admin', '/admin/features');
  await page.getByRole('searchbox').fill('MEAL_INTERVAL');
  await page.getByRole('button', { name: 'Change MEAL_INTERVAL' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('5000');
  await dialog.getByRole('button', { name: 'Change for everybody' }).click();
  await expect(dialog).toContainText('Enter a number from 0 to 1440.');
  await dialog.getByLabel('Value').fill('240');
  await dialog.getByRole('button', { name: 'Change for everybody' }).click();
  await expect(page.getByText('MEAL_INTERVAL is now 240.').first()).toBeVisible();

  await test.step('the filter shows what differs, and the default takes it away', async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: /^Differs from default/ }).click();
    await page.getByRole('button', { name: 'Change MEAL_INTERVAL' }).click();
    await dialog.getByRole('button', { name: 'Back to default' }).click();
    await expect(page.getByRole('button', { name: 'Change MEAL_INTERVAL' })).toBeHidden();
  });
});

test('a call that fails says so and is tried again @desktop', async ({ page }) => {
  await logIn(page, 'admin');
  await page.route('**/api/features', (route) => route.abort());
  await page.goto('/#/admin/features');
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await page.unroute('**/api/features');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Employees clock in and out.')).toBeVisible();
});

test('nobody else comes in @desktop', async ({ page }) => {
  await logIn(page, 'manager', '/admin/features');
  await expect(page.getByRole('heading', { level: 1, name: 'Employee Time' })).toBeVisible();
});
