import { expect, type Page } from '@playwright/test';
import { cutPunches, lookAgain, press } from '../offline/punches.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import { releaseInPage } from './releaseInPage.ts';

test.use({ company: 'safe-moment' });

const twoMinutesAndMore = 300_000;
const hourAndMore = 3_900_000;

test('a release is taken where nobody is disturbed, without a reload @desktop', async ({
  page,
  system,
}) => {
  test.setTimeout(180_000);
  const release = async (number: number) => {
    const built = '"clock.clockIn":[{type:0,value:"Clock in';
    const words = [built, `${built} ${number}`] as const;
    await releaseInPage(page, system, 'remote-employee', { number, words });
  };
  await page.clock.install();
  await logIn(page, 'employee');
  await expect(clockIn(page)).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));

  await test.step('a page that stands open and untouched takes it', async () => {
    await release(1);
    await page.clock.fastForward(twoMinutesAndMore);
    await expect(clockIn(page, 1)).toBeVisible();
  });

  await test.step('not while something typed stands there', async () => {
    await release(2);
    const comment = page.getByLabel('Comment');
    await comment.fill('Late bus');
    await page.clock.fastForward(hourAndMore);
    await hasNotLooked(page, 2);
    await expect(comment).toHaveValue('Late bus');
    await comment.fill('');
    await page.clock.fastForward(hourAndMore);
    await expect(clockIn(page, 2)).toBeVisible();
  });

  await test.step('not while a dialog is open', async () => {
    await release(3);
    await page.getByRole('button', { name: 'About' }).click();
    await expect(page.getByRole('dialog', { name: 'Punctual' })).toBeVisible();
    await page.clock.fastForward(hourAndMore);
    await hasNotLooked(page, 3);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Punctual' })).toBeHidden();
    await page.clock.fastForward(hourAndMore);
    await expect(clockIn(page, 3)).toBeVisible();
  });

  await test.step('not while a punch waits, also with another page', async () => {
    const reconnect = await cutPunches(page);
    await clockIn(page, 3).click();
    await expect(page.getByText('Saved on this device, will be sent')).toBeVisible();
    await release(4);
    await page.clock.fastForward(hourAndMore);
    await hasNotLooked(page, 4);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, 'My History');
    await expect(page.getByText('Current pay cycle')).toBeVisible();
    expect(asked.filter((address) => address.includes('/9.0.4/'))).toEqual([]);

    await openPage(page, 'My Clock');
    await reconnect();
    await lookAgain(page);
    await expect(async () => {
      await openPage(page, 'My History');
      await openPage(page, 'My Clock');
      expect(asked.some((address) => address.includes('/9.0.4/'))).toBe(true);
    }).toPass();
    await press(page, 'Clock out');
    await expect(clockIn(page, 4)).toBeVisible();
  });

  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true)).toBe(true);
});

function clockIn(page: Page, release?: number) {
  const name = release === undefined ? 'Clock in' : `Clock in ${release}`;
  return page.getByRole('button', { name, exact: true });
}

/** The page has not even requested this release's registry. */
async function hasNotLooked(page: Page, release: number): Promise<void> {
  // Once this response arrives, everything started by its timers is done.
  await page.evaluate(async () => void (await fetch('/remotes/registry.json')));
  const kept = await page.evaluate(() => localStorage.getItem('punctual.registry'));
  expect(kept).not.toContain(`9.0.${release}`);
}
