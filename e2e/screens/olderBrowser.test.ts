import { expect, type Page } from '@playwright/test';
import { newerFeatures } from 'tooling/browsers/newerFeatures.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'older-browser' });

test('an iPhone with iOS 16.4 clocks and shows its time @phone', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await takeAway(page, lackingOn('safari_ios'));
  await logIn(page, 'employee');
  await page.getByRole('button', { name: /Clock in/ }).click();
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  await page.getByRole('button', { name: /Clock out/ }).click();
  await expect(page.getByRole('button', { name: /Clock in/ })).toBeVisible();
  await openPage(page, 'My History');
  await expect(page.getByRole('button', { name: 'Show details' }).first()).toBeVisible();
  await openPage(page, 'My Schedule');
  await expect(page.getByText('06:00 – 14:30').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a manager decides and plans on one @phone', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await takeAway(page, lackingOn('safari_ios'));
  await logIn(page, 'manager');
  await expect(page.getByRole('heading', { level: 1, name: 'Employee Time' })).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const name of ['Employee Clocking', 'Employee Schedules']) {
    await openPage(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This can’t be shown right now')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('a browser of before is told so in its language @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    Object.defineProperty(navigator, 'languages', { value: ['de-DE'] });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Dieser Browser ist zu alt für Punctual');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a device whose language is no language tag shows the log-in @phone', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { value: 'C' });
    Object.defineProperty(navigator, 'languages', { value: ['C'] });
  });
  await page.goto('/');
  await expect(page.locator('#root').getByLabel('User name')).toBeVisible();
  expect(faults).toEqual([]);
});

/** Names that a browser at its oldest supported version lacks. */
function lackingOn(browser: string) {
  const { globals, properties, methods, iteratorMethods } = newerFeatures();
  const namesOf = (names: ReadonlyMap<string, string>) =>
    [...names].filter(([, lacking]) => lacking.includes(browser)).map(([name]) => name);
  return {
    // Chromium itself reads them.
    globals: namesOf(globals).filter((name) => name !== 'trustedTypes'),
    properties: namesOf(properties),
    methods: namesOf(methods),
    iteratorMethods: namesOf(iteratorMethods),
  };
}

async function takeAway(page: Page, lacking: ReturnType<typeof lackingOn>): Promise<void> {
  await page.addInitScript(({ globals, properties, methods, iteratorMethods }) => {
    const isObject = (value: unknown): value is object =>
      (typeof value === 'object' && value !== null) || typeof value === 'function';
    const prototypeOf = (value: unknown): unknown =>
      isObject(value) ? Object.getPrototypeOf(value) : null;
    const remove = (owner: unknown, name: string) => {
      if (isObject(owner)) Reflect.deleteProperty(owner, name);
    };
    for (const path of properties) {
      const [owner = '', name = ''] = path.split('.');
      const value: unknown = Reflect.get(globalThis, owner);
      remove(value, name);
      remove(prototypeOf(value), name);
    }
    const builtIn = [
      Array,
      ArrayBuffer,
      Date,
      Map,
      Promise,
      RegExp,
      Set,
      String,
      WeakMap,
      Uint8Array,
    ];
    const prototypes: unknown[] = builtIn.map(({ prototype }) => prototype);
    for (const name of methods) {
      for (const prototype of [...prototypes, prototypeOf(Uint8Array.prototype)])
        remove(prototype, name);
    }
    const iterators = prototypeOf(prototypeOf([].values()));
    for (const name of iteratorMethods) remove(iterators, name);
    for (const name of globals) remove(globalThis, name);
  }, lacking);
}
