import { expect, type Page } from '@playwright/test';
import { cutRing } from '../system/cutRing.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

const pages = {
  employee: ['My Clock', 'My History', 'My Schedule'],
  manager: ['Employee Time', 'Employee Clocking', 'Employee Schedules'],
} as const;

for (const who of ['employee', 'manager'] as const) {
  test(`every stop of the keyboard has a whole ring: ${who}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logIn(page, who);
    await expect(page.locator('body')).toHaveCSS('animation-iteration-count', '1');
    await expect(page.locator('body')).toHaveCSS('animation-duration', '0.1s');
    for (const title of pages[who]) {
      await test.step(title, async () => {
        await openPage(page, title);
        // The page has come, and its lists.
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true], main [data-loading]')).toHaveCount(0);
        expect(await cutRings(page)).toEqual([]);
      });
    }
  });
}

/** Tabs through the whole page, with an arrow down in each table. */
async function cutRings(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  const look = async () => {
    const { name, by } = await cutRing(page);
    if (by !== null) found.add(`${name}: cut by ${by}`);
    return name;
  };
  let stops = 0;
  await page.getByRole('button', { name: 'Skip to content' }).focus();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await look()) === null) break;
    stops += 1;
    if (await page.locator('tr:focus').count()) {
      await page.keyboard.press('ArrowDown');
      await look();
    }
    if (await page.locator('[role=gridcell]:focus').count()) {
      await page.keyboard.press('ArrowRight');
      await look();
      for (let day = 0; day < 8; day += 1) await page.keyboard.press('ArrowLeft');
      await look();
    }
  }
  expect(stops).toBeGreaterThan(leastStops);
  return [...found];
}

const mostStops = 60;

/** The frame alone has this many. */
const leastStops = 5;
