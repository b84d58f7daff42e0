import { expect, type Page } from '@playwright/test';
import { askForAnswers } from '../system/askForAnswers.ts';
import { logIn, openPage } from '../system/people.ts';
import { sendDelayed } from '../system/sendDelayed.ts';
import { test } from '../system/system.ts';
import { press } from '../offline/punches.ts';

test.use({ company: 'forgotten-punch' });

test('whoever forgot to clock out says the next day when it was @phone', async ({ page }) => {
  await logIn(page, 'employee', 'My Clock');
  await sendDelayed(page, 'shift-clock-in', minutesAgo(new Date()) * 60);
  await press(page, 'Clock in');
  await letHoursPass(page, 20);
  await page.reload();

  const dialog = page.getByRole('dialog', { name: 'When did you leave?' });
  const since = await dialog.getByText(/^Clocked in on .* at \d\d:\d\d/).innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Enter the time' }).click();
  const [clockedIn = '', ...time] = /(\d\d):(\d\d)/.exec(since) ?? [];
  const [hours = 0, minutes = 0] = time.map(Number);
  const left = hours * 60 + minutes + 5;
  await dialog
    .getByRole('spinbutton')
    .first()
    .fill(digits(Math.floor(left / 60) % 24));
  await dialog
    .getByRole('spinbutton')
    .nth(1)
    .fill(digits(left % 60));
  await dialog.getByRole('button', { name: 'Send to my manager' }).click();
  await expect(page.getByText('Your time was sent to your manager.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  await openPage(page, 'My History');
  // Those hours may have crossed into the next pay cycle.
  await page.getByRole('button', { name: /^Previous pay cycle/ }).click();
  const entry = page.getByRole('row').filter({ hasText: clockedIn });
  await expect(entry.getByText('Pending', { exact: true }).first()).toBeVisible();
});

/** Makes the server's time in this page some hours later. */
async function letHoursPass(page: Page, hours: number): Promise<void> {
  await askForAnswers(page);
  await page.route('**/api/time-pairs/*/active-shift', async (route) => {
    const response = await route.fetch();
    const told: { serverTime: string } = await response.json();
    const later = new Date(Date.parse(told.serverTime) + hours * 3_600_000).toISOString();
    await route.fulfill({ response, json: { ...told, serverTime: later } });
  });
}

/** So that five minutes later are on the same day, at the site in London. */
function minutesAgo(now: Date): number {
  const time = now.toLocaleTimeString('en-GB', { timeZone: 'Europe/London' });
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour === 0 && minute >= 10 && minute < 30 ? 45 : 20;
}

function digits(value: number): string {
  return String(value).padStart(2, '0');
}
