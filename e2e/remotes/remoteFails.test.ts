import { expect, type Page, type Route } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';
import {
  fulfill,
  releaseInPage,
  type NextRelease,
  type ReleasedFile,
} from '../releases/releaseInPage.ts';

const remote = 'remote-schedules';
const module = './MySchedule';

interface Fault extends Omit<NextRelease, 'number'> {
  readonly name: string;
  /** The outcome as reported to operators. */
  readonly outcome: string;
  /** Neither loads nor fails: the loader times out. */
  readonly hangs?: true;
  /** The code itself is broken: only another release helps. */
  readonly isInCode?: true;
}

const entryOnly = (answer: (route: Route, file: ReleasedFile) => Promise<unknown>) =>
  ((route, file) =>
    file.module === undefined ? answer(route, file) : undefined) satisfies NextRelease['fault'];
const pageOnly = (answer: (route: Route, file: ReleasedFile) => Promise<unknown>) =>
  ((route, file) =>
    file.module === module ? answer(route, file) : undefined) satisfies NextRelease['fault'];
const notThere = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const never = () => new Promise<never>(() => undefined);
const failing = (members: string) => (container: string) =>
  `var ${container} = { init() {}, get: async (module) => ${members} };`;
const tampered = pageOnly((route, file) =>
  fulfill(route, { ...file, content: `${file.content}//` }),
);
const broken = `() => { throw new Error('planted'); }`;

const faults: readonly Fault[] = [
  {
    name: 'an exception while its code starts',
    outcome: 'threw',
    entry: failing(broken),
    isInCode: true,
  },
  {
    name: 'an exception in start',
    outcome: 'render',
    entry: failing(`() => ({ messages: {}, Page: () => null, start: ${broken} })`),
    hasStart: true,
    isInCode: true,
  },
  {
    name: 'an exception in render',
    outcome: 'render',
    entry: failing(`() => ({ messages: {}, Page: ${broken} })`),
    isInCode: true,
  },
  { name: 'an entry that is missing', outcome: 'entry-missing', fault: entryOnly(notThere) },
  { name: 'a chunk that was pruned', outcome: 'chunk-missing', fault: pageOnly(notThere) },
  {
    name: 'a host that is down',
    outcome: 'unreachable',
    fault: (route) => route.abort('connectionrefused'),
  },
  {
    name: 'a wrong content type',
    outcome: 'integrity',
    fault: entryOnly((route, file) =>
      fulfill(route, file, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' }),
    ),
  },
  { name: 'a tampered file', outcome: 'integrity', fault: tampered },
  { name: 'an entry that hangs', outcome: 'timeout', fault: entryOnly(never), hangs: true },
  { name: 'a chunk that hangs', outcome: 'timeout', fault: pageOnly(never), hangs: true },
];

test('whatever a release fails by, the last good version or a panel stands there @desktop', async ({
  page,
  system,
}) => {
  test.setTimeout(240_000);
  const told = await watchReports(page);
  await page.clock.install();
  await logIn(page, 'employee', 'My Schedule');
  await expect(week(page, 'Week')).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
  await page.clock.fastForward(3_000);
  const lastGood = await takeLastGood(page);

  for (const [index, { name, hangs, isInCode, outcome, ...fault }] of faults.entries()) {
    const number = 2 * index + 1;
    const release = await releaseInPage(page, system, remote, { ...newWords(number), ...fault });
    await openPage(page, 'My Clock');
    await release.isKnown();
    await keepLastGood(page, lastGood);

    await test.step(`${name}: the last good version takes over`, async () => {
      const isAsked = hangs && page.waitForRequest(filesOf(number));
      await measureFromClick(page);
      await openPage(page, 'My Schedule');
      if (isAsked) {
        await isAsked;
        await restWorks(page);
        await page.clock.fastForward(2_000);
      }
      await expect(week(page, 'Week')).toBeVisible({ timeout: 5_000 });
      if (!isAsked) expect(await measured(page)).toBeLessThan(3_000);
    });

    await test.step(`${name}: without one, a panel; trying again is enough`, async () => {
      await openPage(page, 'My Clock');
      await takeLastGood(page);
      await openPage(page, 'My Schedule');
      if (hangs) {
        const slow = page.getByText('My Schedule is slow to load');
        await expect(async () => {
          await page.clock.fastForward(1_000);
          await expect(slow).toBeVisible({ timeout: 500 });
        }).toPass();
        await restWorks(page);
      }
      const panel = page.getByText('My Schedule can’t be shown right now');
      await expect(async () => {
        if (hangs) await page.clock.fastForward(5_000);
        await expect(panel).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByText(/Everything else works/)).toBeVisible();
      const next = isInCode && (await releaseInPage(page, system, remote, newWords(number + 1)));
      release.heal();
      await page.getByRole('button', { name: 'Try now' }).click();
      await expect(week(page, next ? `Week ${number + 1}` : `Week ${number}`)).toBeVisible();
    });
    await page.clock.fastForward(10_000);
    await expect.poll(() => told, { message: name }).toContain(`9.0.${number} ${outcome}`);
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true)).toBe(true);
});

test('a page that comes late is shown when it comes, unasked @desktop', async ({
  page,
  system,
}) => {
  await page.clock.install();
  await logIn(page, 'employee', 'My Clock');
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  const fault = entryOnly(async (route, file) => {
    await comes;
    await fulfill(route, file);
  });
  const release = await releaseInPage(page, system, remote, { ...newWords(1), fault });
  await openPage(page, 'My History');
  await release.isKnown();
  const isAsked = page.waitForRequest(filesOf(1));
  await openPage(page, 'My Schedule');
  await isAsked;
  await page.clock.fastForward(3_000);
  await expect(page.getByText('My Schedule is slow to load')).toBeVisible();
  come();
  await expect(week(page, 'Week 1')).toBeVisible();
});

function newWords(number: number): NextRelease {
  return { number, words: ['value:"Week"', `value:"Week ${number}"`] };
}

function filesOf(number: number): RegExp {
  return new RegExp(`/remotes/${remote}/9\\.0\\.${number}/`);
}

function week(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}

/** Notifications open and close; other remotes still open. */
async function restWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
}

/** Removes and returns this device's fallback version. */
async function takeLastGood(page: Page): Promise<string> {
  return await page.evaluate((key) => {
    const kept = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (kept === null) throw new Error('No version has worked.');
    return kept;
  }, lastGoodKey);
}

async function keepLastGood(page: Page, kept: string): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    lastGoodKey,
    kept,
  ] as const);
}

const lastGoodKey = `punctual.lastGood.${remote} ${module}`;

/** Measures, by the page's clock, from the next press until a page of the remote is shown. */
async function measureFromClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { milliseconds: 0 };
    Reflect.set(globalThis, 'noted', noted);
    const press = () => {
      const begun = performance.now();
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main [role=radio]')) return;
        noted.milliseconds = performance.now() - begun;
        observer.disconnect();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    };
    addEventListener('click', press, { capture: true, once: true });
  });
}

async function measured(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'noted');
    return Number(Reflect.get(Object(noted), 'milliseconds'));
  });
}

/** The page's reports about versions, for example `9.0.1 threw`. */
async function watchReports(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.route('**/api/log', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/monitoring/remotes', async (route) => {
    const { reports } = Object(route.request().postDataJSON());
    for (const { version, outcome } of reports) told.push(`${version} ${outcome}`);
    await route.fulfill({ status: 204 });
  });
  return told;
}
