import { expect } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test('without one remote the others work, and its page says so', async ({ page }) => {
  await page.route('**/remotes/remote-schedules/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  );
  const reports: unknown[] = [];
  await page.route('**/api/log', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await logIn(page, 'employee');
  await openPage(page, 'My Schedule');
  await expect(page.getByText('My Schedule can’t be shown right now')).toBeVisible();
  await expect(page.getByText(/Everything else works/)).toBeVisible();

  expect(JSON.stringify(reports)).toContain('remote-schedules');

  await test.step('the other pages work', async () => {
    await openPage(page, 'My History');
    await expect(page.getByText('Current pay cycle')).toBeVisible();
    await openPage(page, 'My Clock');
    await expect(page.getByRole('button', { name: /Clock in/ })).toBeVisible();
  });

  await test.step('when it is back, trying again is enough', async () => {
    await openPage(page, 'My Schedule');
    await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
    await page.unroute('**/remotes/remote-schedules/**');
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByRole('radiogroup')).toBeVisible();
  });
});
