import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { cutPunches, keyOf, kept, lookAgain, press, punchesOf } from './punches.ts';

test.use({ company: 'offline-punches' });

// One person clocks all day, so the tests are sequential.
test.describe.configure({ mode: 'serial' });

test('punches survive a reload and a browser restart @phone', async ({
  contextOptions,
  launchOptions,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'punctual-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...contextOptions,
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
  try {
    const before = await open();
    const page = await before.newPage();
    await logIn(page, 'employee', 'My Clock');
    await before.setOffline(true);
    await press(page, 'Clock in');
    await expect(page.getByText(kept)).toBeVisible();
    await page.getByRole('button', { name: 'Take a break' }).click();
    await expect(page.getByText(/On break since/).first()).toBeVisible();

    await cutPunches(page);
    await before.setOffline(false);
    await page.reload();
    await expect(page.getByText(kept)).toBeVisible();
    await expect(page.getByText(/On break since/).first()).toBeVisible();
    await before.close();

    const after = await open();
    const again = await after.newPage();
    const sent = punchesOf(again);
    await again.goto('/#/time/clock');
    await expect.poll(() => sent.length).toBe(2);
    await expect(again.getByText(/On break since/).first()).toBeVisible();
    await expect(again.getByText(kept)).toBeHidden();
    expect(sent.map((request) => new URL(request.url()).pathname.split('/').at(-1))).toEqual([
      'shift-clock-in',
      'segment-clock-in',
    ]);
    await after.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test('what waits is sent from any page @phone', async ({ page, context }) => {
  await logIn(page, 'employee', 'My Clock');
  await cutPunches(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  const sent = punchesOf(later);
  await later.goto('/#/employee-work-schedules');
  await expect.poll(() => sent.length).toBe(1);
  await later.goto('/#/time/clock');
  await expect(later.getByText(/Clocked in since/).first()).toBeVisible();
  await expect(later.getByText(kept)).toBeHidden();
  await later.getByRole('button', { name: 'Take a break' }).click();
  await expect(later.getByText(/On break since/).first()).toBeVisible();
});

test('a cut network in the middle of sending records nothing twice @phone', async ({ page }) => {
  await logIn(page, 'employee', 'My Clock');
  const sent = punchesOf(page);
  let isCut = true;
  await page.route('**/api/time-pairs/segment-clock-out', async (route) => {
    if (!isCut) return route.continue();
    isCut = false;
    // The server has recorded it, and the response is lost.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => sent.length).toBe(2);
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  await expect(page.getByText(kept)).toBeHidden();
  expect(new Set(sent.map(keyOf)).size).toBe(1);
  await expect(page.getByText('This was not recorded')).toBeHidden();
});

test('two tabs send each punch once and in order @phone', async ({ context, page }) => {
  await logIn(page, 'employee', 'My Clock');
  const other = await context.newPage();
  await other.goto('/#/time/clock');
  await expect(other.getByText(/Clocked in since/).first()).toBeVisible();
  const sent = [punchesOf(page), punchesOf(other)];
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await expect(other.getByText(/On break since/).first()).toBeVisible();
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  const answered: string[] = [];
  for (const tab of [page, other]) {
    tab.on('requestfinished', (request) => {
      if (sent.some((each) => each.includes(request))) answered.push(keyOf(request));
    });
  }
  await context.setOffline(false);
  await expect(page.getByText(kept)).toBeHidden();
  await expect(other.getByText(kept)).toBeHidden();
  await expect.poll(() => answered.length).toBe(2);
  expect(new Set(answered).size).toBe(2);
});

test('a punch is sent under its owner’s session only, and log-out warns of it @phone', async ({
  page,
}) => {
  await logIn(page, 'employee', 'My Clock');
  const reconnect = await cutPunches(page);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('One punch is still on this device')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await reconnect();
  const sent = punchesOf(page);
  await logIn(page, 'manager');
  await lookAgain(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(sent).toEqual([]);
  await logIn(page, 'employee');
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByText(/On break since/).first()).toBeVisible();
});

test('a conflict is shown with both sides and kept until I decide @phone', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  await logIn(page, 'employee', 'My Clock');
  const reconnect = await cutPunches(page);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(kept)).toBeVisible();

  const elsewhere = await browser.newContext({
    ...contextOptions,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const other = await elsewhere.newPage();
  await logIn(other, 'employee');
  await press(other, 'Clock out');
  await openPage(other, 'My History');
  await elsewhere.close();

  await reconnect();
  await page.reload();
  await page.getByRole('button', { name: 'Show details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/On this phone: Break until .*\d\d:\d\d/)).toBeVisible();
  await expect(dialog.getByText('On the server: not clocked in')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Show details' }).click();
  await dialog.getByRole('button', { name: 'Leave it unrecorded' }).click();
  await expect(page.getByText('This was not recorded')).toBeHidden();
});
