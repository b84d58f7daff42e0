import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { test, waitForWorker } from '../offline-start/installation.ts';
import { kept, lookAgain, press, punchesOf } from '../offline/punches.ts';
import { logInByForm, openPage } from '../system/people.ts';
import { whatIsKept } from './whatIsKept.ts';

const told = /You are logged out on this device/;

test('two people share a device, and the first logs out without a server @phone', async ({
  installation,
  contextOptions,
  launchOptions,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'punctual-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...contextOptions,
      ...launchOptions,
      baseURL: installation.url,
      serviceWorkers: 'allow',
    });
  try {
    let context = await open();
    let page = await context.newPage();
    await logInByForm(page, 'employee');
    const person = await profileOf(page);
    for (const title of ['My Schedule', 'My History', 'My Clock']) await openPage(page, title);
    await waitForWorker(page, 'remote-employee');
    // Checks that the data is there before the log-out.
    await expect.poll(async () => foundOf(person, await whatIsKept(page))).not.toEqual([]);
    const cookie = await cookieOf(context);

    await installation.stop();
    await press(page, 'Clock in');
    await expect(page.getByText(kept)).toBeVisible();
    await logOut(page);
    await expect(page.getByText(told)).toBeVisible();
    await expectNothingOf(person, page);

    await test.step('a reload brings nothing back, and the form can be used', async () => {
      await page.reload();
      await expect(page.getByText(told)).toBeVisible();
      await page.getByLabel('User name').fill('manager');
      await page.goto('/#/time/clock');
      await expect(page.getByLabel('User name')).toBeVisible();
      await expectNothingOf(person, page);
    });

    await test.step('nor does a restart of the browser', async () => {
      await context.close();
      context = await open();
      page = await context.newPage();
      await page.goto('/');
      await expect(page.getByText(told)).toBeVisible();
      await expectNothingOf(person, page);
      expect(await cookieOf(context)).toBe(cookie);
    });

    await test.step('the session ends before anything else is asked', async () => {
      const answered = answersTo(page);
      await installation.start();
      await lookAgain(page);
      await expect(page.getByText(told)).toBeHidden();
      await expect.poll(() => answered.length).toBeGreaterThan(1);
      expect(answered[0]).toBe('POST /api/session/logout 204');
      const session = await fetch(new URL('/api/session', installation.url), {
        headers: { cookie: `access-token=${cookie}` },
      });
      expect(session.status).toBe(401);
    });

    await test.step('the second person finds nothing of the first, and sends nothing of theirs', async () => {
      const sent = punchesOf(page);
      await logInByForm(page, 'admin');
      await openPage(page, 'Settings');
      await expectNothingOf(person, page);
      await logOut(page);
      await expect(page.getByLabel('User name')).toBeVisible();
      await expect.poll(() => cookieOf(context)).toBe(undefined);
      expect(sent).toEqual([]);
    });

    await test.step('what waited is sent when the first is back', async () => {
      const sent = punchesOf(page);
      await logInByForm(page, 'employee');
      await openPage(page, 'My Clock');
      await expect.poll(() => sent.length).toBe(1);
      await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
      await expect(page.getByText(kept)).toBeHidden();
    });
    await context.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

interface Profile {
  readonly employee: {
    readonly firstName: string;
    readonly lastName: string;
    readonly employeeNumber: string;
    readonly assignments: readonly { readonly position: string }[];
  };
}

/** Words that identify the person, from their own profile. */
async function profileOf(page: Page): Promise<readonly string[]> {
  const { employee } = await page.evaluate(async () => {
    const session: { employeeId: number } = await (await fetch('/api/session')).json();
    const profile: Profile = await (
      await fetch(`/api/employees/${session.employeeId}/profile`)
    ).json();
    return profile;
  });
  const { firstName, lastName, employeeNumber, assignments } = employee;
  return [firstName, lastName, employeeNumber, ...assignments.map(({ position }) => position)];
}

const foundOf = (words: readonly string[], text: string) =>
  words.filter((word) => text.includes(word));

/** Neither on the screen nor on the device; unsent punches may stay under their owner. */
async function expectNothingOf(person: readonly string[], page: Page): Promise<void> {
  expect(foundOf(person, await whatIsKept(page))).toEqual([]);
  const screen = await page.evaluate(() => document.documentElement.outerHTML + document.title);
  expect(foundOf(person, screen)).toEqual([]);
}

async function cookieOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'access-token')?.value;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Log out' });
  await expect(sure.or(page.getByLabel('User name')).first()).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByLabel('User name')).toBeVisible();
}

/** API calls that the server answers from now on, in order. */
function answersTo(page: Page): string[] {
  const answered: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    answered.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  return answered;
}
