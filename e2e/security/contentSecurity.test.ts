import { expect } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test('no page of an employee or a manager breaks the security policy @phone', async ({ page }) => {
  const violations = await watchViolations(page);
  await logIn(page, 'manager');
  for (const title of ['Employee Time', 'My Clock', 'My History', 'My Schedule', 'Settings']) {
    await openPage(page, title);
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('a picture from elsewhere is refused, so the watch above can fail @phone', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
  });
  await expect.poll(() => violations).not.toEqual([]);
});
