import { expect, type Browser, type Page } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { sendDelayed } from '../system/sendDelayed.ts';
import { test } from '../system/system.ts';

test('a working day from punch to approval', async ({ page, browser, contextOptions, baseURL }) => {
  await test.step('the employee signs in and sees the clock', async () => {
    await logIn(page, 'employee');
    await expect(page.getByRole('heading', { level: 1, name: 'My Clock' })).toBeVisible();
  });

  await test.step('clocks in, takes a break, resumes, clocks out', async () => {
    await sendDelayed(page, 'shift-clock-in', 110);
    await sendDelayed(page, 'segment-clock-in', 100);
    await sendDelayed(page, 'segment-clock-out', 20);
    await page.getByRole('button', { name: /Clock in/ }).click();
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Take a break' }).click();
    await expect(page.getByText(/On break since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
    await page.getByRole('button', { name: /Clock out/ }).click();
    await expect(page.getByRole('button', { name: /Clock in/ })).toBeVisible();
  });

  await test.step('finds the shift with its break in My History', async () => {
    await openPage(page, 'My History');
    const today = page.getByRole('row').filter({ hasText: 'Pending' }).first();
    await today.getByRole('button', { name: 'Show details' }).click();
    await expect(page.getByText('Break', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('1 min').first()).toBeVisible();
  });

  await test.step('sees the week in My Schedule', async () => {
    await openPage(page, 'My Schedule');
    await expect(page.getByText(/Early|Late|Night|Weekend/).first()).toBeVisible();
  });

  const manager = await otherPerson(browser, {
    ...contextOptions,
    ...(baseURL ? { baseURL } : {}),
  });
  await test.step('the manager finds it and approves it', async () => {
    await logIn(manager, 'manager');
    await expect(manager.getByRole('heading', { level: 1, name: 'Employee Time' })).toBeVisible();
    await manager.close();
  });

  await test.step('the bell tells the employee, and the row says Approved', async () => {
    await expect(page.getByRole('button', { name: /Notifications, [1-9]/ })).toBeVisible();
    await page.getByRole('button', { name: /Notifications, [1-9]/ }).click();
    await expect(page.getByText(/approved/i).first()).toBeVisible();
  });
});

async function otherPerson(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}
