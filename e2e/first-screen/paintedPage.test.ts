import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { speak } from '../system/speak.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';
import { hold, holdScripts, seePainted } from './holdScripts.ts';

test.use({ company: 'painted' });

test('the clock is on the screen before any script has come', async ({ page }) => {
  const violations = await watchViolations(page);
  await logIn(page, 'employee');
  const painted = await seePainted(page);
  await openPage(page, 'My Clock');
  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(painted.getByRole('heading', { name: 'My Clock' })).toBeVisible();
  await expect(painted.getByRole('button', { name: 'Clock in' })).toBeVisible();
  scripts.letThrough();
  await expect(painted).toBeHidden();
  await expect(page.getByRole('button', { name: 'Clock in' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('what is typed into the log-in form before the page is ready is kept @desktop', async ({
  page,
}) => {
  const painted = await seePainted(page);
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted.getByLabel('User name').fill('employee');
  await painted.getByLabel('Password').pressSequentially('punct');
  scripts.letThrough();
  await expect(painted).toBeHidden();
  await expect(page.getByLabel('User name')).toHaveValue('employee');
  await page.keyboard.type('ual');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
});

test('Enter pressed before the page is ready logs in @desktop', async ({ page }) => {
  const painted = await seePainted(page);
  const scripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted.getByLabel('User name').fill('employee');
  await painted.getByLabel('Password').fill('punctual');
  await page.keyboard.press('Enter');
  scripts.letThrough();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
});

test('a tab that is tapped before the page is ready opens its page @phone', async ({ page }) => {
  await logIn(page, 'employee');
  const painted = await seePainted(page);
  const scripts = await holdScripts(page);
  await page.goto('/#/time/clock', { waitUntil: 'commit' });
  await page.reload({ waitUntil: 'commit' });
  await painted.getByRole('link', { name: 'My Schedule' }).last().click();
  await expect(painted.getByRole('heading', { name: 'My Schedule' })).toBeVisible();
  scripts.letThrough();
  await expect(painted).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeVisible();
});

test('what is typed into the painted log-in of a terminal signs it in @desktop', async ({
  page,
}) => {
  const painted = await seePainted(page);
  const scripts = await holdScripts(page);
  await page.goto('/#/terminal-login', { waitUntil: 'commit' });
  await painted.getByLabel('Terminal id').fill('T-100');
  await painted.getByLabel('Password').fill('punctual');
  await page.keyboard.press('Enter');
  scripts.letThrough();
  await expect(page).toHaveURL(/face-login-terminal/);
});

test('who asks for a page that does not open sees no title of it @phone', async ({ page }) => {
  await logIn(page, 'employee');
  const painted = await seePainted(page);
  const scripts = await holdScripts(page);
  await page.goto('/#/admin', { waitUntil: 'commit' });
  await page.reload({ waitUntil: 'commit' });
  await expect(painted.getByRole('heading', { level: 1 })).toHaveText('My Clock');
  scripts.letThrough();
  await expect(painted).toBeHidden();
});

test('rows come in the place of what is painted, with no other rows in between', async ({
  page,
}) => {
  await logIn(page, 'employee', 'My History');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isPainted = document.querySelector('#painted') !== null;
      const isWaiting = document.querySelector('main [data-loading]') !== null;
      if (document.querySelector('main') && !isPainted && isWaiting) {
        document.documentElement.dataset['waited'] = '';
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waited');
});

test('nothing jumps when the application takes the place of what is painted', async ({ page }) => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) sum += Number(entry.value);
      }
      document.documentElement.dataset['shift'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted = async () =>
    await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
  await page.goto('/');
  await expect(page.getByLabel('User name')).toBeVisible();
  await settled(page);
  expect(await shifted()).toBeLessThanOrEqual(0.02);
  for (const title of ['My Clock', 'My History'] as const) {
    await logIn(page, 'employee', title);
    await settled(page);
    expect(await shifted(), title).toBeLessThanOrEqual(0.02);
  }
});

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('the painted clock stands where the clock will stand, also in Thai and in the dark', async ({
  page,
}) => {
  await logIn(page, 'employee');
  const painted = await seePainted(page);
  await speak(page, 'th');
  await page.emulateMedia({ colorScheme: 'dark' });
  const scripts = await holdScripts(page);
  await page.goto('/#/time/clock');
  await page.reload({ waitUntil: 'commit' });
  const disc = painted.getByRole('button', { name: 'ลงเวลาเข้า' });
  const before = await boxOf(disc);
  const title = await boxOf(painted.getByRole('heading', { level: 1 }));
  const day = await hold(page, '**/api/time-pairs/shift-summaries*');
  scripts.letThrough();
  await expect(painted).toBeHidden();
  const expectUnmoved = async () => {
    const after = await boxOf(page.getByRole('button', { name: 'ลงเวลาเข้า' }));
    const realTitle = await boxOf(page.getByRole('heading', { level: 1 }));
    for (const [one, other] of [
      [before, after],
      [title, realTitle],
    ] as const) {
      expect(Math.abs(one.x - other.x)).toBeLessThanOrEqual(4);
      expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(4);
      expect(Math.abs(one.height - other.height)).toBeLessThanOrEqual(4);
    }
  };
  const line = page.getByRole('status').filter({ hasText: /ยังไม่ได้ลงเวลาเข้า|ลงเวลาออกเมื่อ/ });
  await expect(line).toBeHidden();
  await expectUnmoved();
  day.letThrough();
  await expect(line).toBeVisible();
  await expectUnmoved();
  await speak(page, 'en');
});

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}
