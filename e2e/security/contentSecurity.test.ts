import { expect, type Page } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

/** What the browser refused by the Content-Security-Policy, Trusted Types among it. */
async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`;
      if (typeof report === 'function') Reflect.apply(report, null, [text]);
    });
  });
  return violations;
}

test('no page of an employee or a manager breaks the security policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await logIn(page, 'manager');
  for (const title of ['Employee Time', 'My Clock', 'My History', 'My Schedule', 'Settings']) {
    await openPage(page, title);
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('a picture from elsewhere is refused, so the watch above can fail', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
  });
  await expect.poll(() => violations).not.toEqual([]);
});
