import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, logInByForm, openPage } from './system/people.ts';
import { sendDelayed } from './system/sendDelayed.ts';
import { test } from './system/system.ts';

test.use({ company: 'working-day' });

test('a working day from punch to approval', async ({ page, browser, contextOptions, baseURL }) => {
  const bell = page.getByRole('button', { name: /^Notifications/ });
  let since = '';
  let day = '';
  let unread = 0;

  await test.step('the employee signs in and sees the clock', async () => {
    await logInByForm(page, 'employee');
    await expect(page.getByRole('heading', { level: 1, name: 'My Clock' })).toBeVisible();
    await expect(bell).toHaveAccessibleName(/^Notifications, \d+ new$/);
    unread = await countNew(bell);
  });

  await test.step('clocks in, takes a break, resumes, clocks out', async () => {
    await sendDelayed(page, 'shift-clock-in', 110);
    await sendDelayed(page, 'segment-clock-in', 100);
    await sendDelayed(page, 'segment-clock-out', 20);
    await page.getByRole('button', { name: /Clock in/ }).click();
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Take a break' }).click();
    await expect(page.getByText(/On break since/).first()).toBeVisible();
    await aSecondLater(page);
    await page.getByRole('button', { name: 'Resume' }).click();
    const state = page.getByText(/Clocked in since .*\d\d:\d\d/).first();
    since = /\d\d:\d\d/.exec(await state.innerText())?.[0] ?? '';
    await aSecondLater(page);
    await page.getByRole('button', { name: /Clock out/ }).click();
    await expect(page.getByRole('button', { name: /Clock in/ })).toBeVisible();
  });

  await test.step('finds the shift with its break in My History', async () => {
    await openPage(page, 'My History');
    const details = page.getByRole('button', { name: 'Show details' }).first();
    day = ((await details.getAttribute('aria-label')) ?? '').replace('Show details, ', '');
    await details.click();
    const item = page.getByRole('listitem').filter({ hasText: 'Break' }).first();
    const shown = /(\d\d):(\d\d) – (\d\d):(\d\d)\D+(\d+) min/.exec(await item.innerText());
    const [hour = 0, minute = 0, endHour = 0, endMinute = 0, minutes] =
      shown?.slice(1).map(Number) ?? [];
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBe((endHour * 60 + endMinute - hour * 60 - minute + 1_440) % 1_440);
    await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  });

  await test.step('sees the week in My Schedule', async () => {
    // By the tab on phones.
    await page.getByRole('navigation').getByRole('link', { name: 'My Schedule' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeVisible();
    await expect(page.getByText('06:00 – 14:30').first()).toBeVisible();
  });

  await test.step('the manager finds it in Employee Time and approves it', async () => {
    const options = { ...contextOptions, ...(baseURL ? { baseURL } : {}) };
    const context = await browser.newContext(options);
    const manager = await context.newPage();
    await logIn(manager, 'manager');
    await expect(manager.getByRole('heading', { level: 1, name: 'Employee Time' })).toBeVisible();
    await openPerson(manager, 'Amara Okafor');
    await manager
      .getByRole('checkbox', { name: new RegExp(`${day}, ${since} – .*Amara Okafor`) })
      .check();
    await expect(manager.getByText('1 selected').first()).toBeVisible();
    await manager.getByRole('button', { name: 'Approve 1', exact: true }).click();
    await expect(manager.getByText('1 entry approved').first()).toBeVisible();
    await context.close();
  });

  await test.step('the bell tells the employee, and the row says Approved', async () => {
    await expect.poll(() => countNew(bell)).toBeGreaterThan(unread);
    const told = await countNew(bell);
    await bell.click();
    const approved = page.getByRole('article').filter({ hasText: 'Time approved' }).first();
    await approved.getByRole('button').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect.poll(() => countNew(bell)).toBeLessThan(told);
  });
});

/** The bell's count; the number of new items in the demo depends on the day. */
async function countNew(bell: Locator): Promise<number> {
  const spoken = await bell.ariaSnapshot();
  return Number(/(\d+) new/.exec(spoken)?.[1] ?? 0);
}

/** Waits for two ticks of the timer: a second press of a button within 600 ms is ignored. */
async function aSecondLater(page: Page): Promise<void> {
  const timer = page.getByText(/^\d+:\d\d:\d\d$/).first();
  for (const _tick of [1, 2]) {
    const shown = await timer.innerText();
    await expect(timer).not.toHaveText(shown);
  }
}

/** Finds a subordinate by name and opens the person's time. */
async function openPerson(page: Page, name: string): Promise<void> {
  const find = page.getByRole('button', { name: 'Find a person' });
  const search = page.getByRole('searchbox');
  await expect(find.or(search).first()).toBeVisible();
  if (await find.isVisible()) await find.click();
  await search.fill(name);
  await search.press('Enter');
  await page.getByRole('button', { name: `Time of ${name}` }).click();
}
