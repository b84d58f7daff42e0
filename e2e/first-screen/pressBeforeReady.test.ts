import { expect } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { holdScripts, seePainted } from './holdScripts.ts';

test.use({ company: 'pressed-early' });

test('a press before the page is ready counts with its time, once @phone', async ({ page }) => {
  await logIn(page, 'employee');
  const painted = await seePainted(page);
  await openPage(page, 'My Clock');
  await expect(page.getByRole('button', { name: 'Clock in', exact: true })).toBeVisible();
  const sent: { path: string; key: string | undefined; delay: number }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.includes('clock-')) return;
    const body: { delayInMilliseconds?: number } = request.postDataJSON();
    const key = request.headers()['idempotency-key'];
    sent.push({ path: pathname, key, delay: body.delayInMilliseconds ?? 0 });
  });
  const before = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await painted.getByRole('button', { name: 'Clock in' }).click();
  await expect(painted.getByText(/^Pressed at/)).toBeVisible();

  await test.step('a reload loses nothing, and a second press changes nothing', async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(painted.getByText(/^Pressed at/)).toBeVisible();
    await painted.getByRole('button', { name: 'Clock in' }).click();
  });

  const pressed = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('punctual.press.')) ?? '';
    const kept: { wall: number } = JSON.parse(localStorage.getItem(name) ?? '{}');
    return kept.wall;
  });
  const held = await page.evaluate((wall) => Date.now() - wall, pressed);
  before.letThrough();
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  await expect.poll(() => sent).not.toEqual([]);
  const delay = await page.evaluate((wall) => Date.now() - wall, pressed);
  expect(sent[0]?.path).toContain('shift-clock-in');
  expect(sent[0]?.delay).toBeGreaterThanOrEqual(held);
  expect(sent[0]?.delay).toBeLessThanOrEqual(delay);
  await page.reload();
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  // A page that closes before the response sends the same punch again.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('who has no clock is offered no disc before the page is ready @phone', async ({ page }) => {
  await logIn(page, 'admin');
  const painted = await seePainted(page);
  const scripts = await holdScripts(page);
  await page.goto('/#/time/clock');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(painted.getByRole('button')).toHaveCount(0);
  scripts.letThrough();
});
