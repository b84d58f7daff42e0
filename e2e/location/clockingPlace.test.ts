import { expect, type Page } from '@playwright/test';
import { askForAnswers } from '../system/askForAnswers.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'clocking-place' });

const inside = { latitude: 51.4906, longitude: -0.1193, accuracy: 35 };
const outside = { latitude: 51.4942, longitude: -0.115, accuracy: 20 };

test('where the company blocks, clocking waits until I am at the permitted place @phone', async ({
  page,
  context,
}) => {
  await blockOutside(page);
  await context.setGeolocation(outside);
  await logIn(page, 'employee');
  await page.getByRole('button', { name: /Clock in/ }).click();
  const blocked = page.getByRole('dialog', { name: 'You can’t clock here' });
  await expect(blocked.getByText(/Riverside Hospital, .* is 298 m away/)).toBeVisible();
  await expect(blocked.getByRole('img', { name: 'You are here' })).toBeInViewport();
  await checkAccessibility(page, 'blocked place');

  await context.setGeolocation(inside);
  const sent = page.waitForRequest('**/api/time-pairs/shift-clock-in');
  await blocked.getByRole('button', { name: 'Try again' }).click();
  expect((await sent).postDataJSON()).toMatchObject(inside);
  await expect(blocked).toBeHidden();
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
});

test.describe('where the browser refuses the location', () => {
  test.use({ permissions: [] });

  test('I clock without one after a yes @desktop', async ({ page }) => {
    await logIn(page, 'employee');
    const sent = page.waitForRequest('**/api/time-pairs/shift-clock-in');
    await page.getByRole('button', { name: /Clock in/ }).click();
    await page.getByRole('button', { name: 'Clock without location' }).click();
    expect((await sent).postDataJSON()).not.toHaveProperty('latitude');
  });

  test('and where the company blocks I am told what to do @desktop', async ({ page }) => {
    await blockOutside(page);
    await logIn(page, 'employee');
    await page.getByRole('button', { name: /Clock (in|out)/ }).click();
    const blocked = page.getByRole('dialog', { name: 'Clocking needs your location' });
    await expect(blocked.getByText('This page may not use your location')).toBeVisible();
    await expect(blocked.getByText('Riverside Hospital')).toBeInViewport();
  });
});

/** Switches blocking on, as this page sees it. */
async function blockOutside(page: Page): Promise<void> {
  await askForAnswers(page);
  await page.route('**/api/info/features*', async (route) => {
    const response = await route.fetch();
    const { features, properties } = await response.json();
    await route.fulfill({
      json: { features: { ...features, GEOFENCE_BLOCKING: true }, properties },
    });
  });
}
