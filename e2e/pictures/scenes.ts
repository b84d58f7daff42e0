import type { Page } from '@playwright/test';
import { sendDelayed } from '../system/sendDelayed.ts';

export type Person = 'employee' | 'manager' | 'admin' | 'terminal';

export interface Scene {
  readonly name: string;
  /** Absent: signed out. */
  readonly as?: Person;
  /** Path on the server. */
  readonly path: string;
  /** Also in German and Thai. */
  readonly translated?: true;
  /** Runs once, on a desktop in English, before this scene and all later ones. */
  readonly before?: (page: Page) => Promise<void>;
  /** Runs on the page before its picture. */
  readonly onPage?: (page: Page) => Promise<void>;
}

const clock = { as: 'employee', path: '/#/time/clock', translated: true } as const;
const schedule = { as: 'employee', path: '/#/employee-work-schedules' } as const;
const approvals = { as: 'manager', path: '/#/approvals', translated: true } as const;
const board = { as: 'manager', path: '/#/approver-work-schedules' } as const;

/** Every screen, in the order of a day: earlier actions appear in later scenes. */
export const scenes: readonly Scene[] = [
  { name: 'log-in', path: '/#/login' },
  { name: 'logged-out', path: '/#/logged-out' },
  { name: 'terminal-log-in', path: '/#/terminal-login' },
  { name: 'terminal-waiting', as: 'terminal', path: '/#/face-login-terminal' },
  {
    name: 'terminal-keeping',
    as: 'terminal',
    path: '/#/face-login-terminal',
    before: keepAndSend,
    onPage: holdBadgeOffline,
  },
  {
    name: 'terminal-kept',
    as: 'terminal',
    path: '/#/face-login-terminal',
    onPage: keepOffline,
  },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'clock-idle', ...clock },
  { name: 'clock-clocked-in', ...clock, before: clockIn },
  { name: 'clock-on-break', ...clock, before: takeBreak },
  {
    name: 'history',
    as: 'employee',
    path: '/#/time/time-pairs',
    translated: true,
    onPage: (page) => expand(page),
  },
  { name: 'schedule-week', ...schedule },
  { name: 'schedule-month', ...schedule, onPage: showMonth },
  { name: 'schedule-details', ...schedule, onPage: openShift },
  { name: 'approvals', ...approvals },
  { name: 'approvals-selection', ...approvals, onPage: selectSome },
  { name: 'manager-clocking', as: 'manager', path: '/#/approver-clocking', translated: true },
  {
    name: 'manager-kept-punches',
    as: 'manager',
    path: '/#/approver-clocking',
    translated: true,
    onPage: lookAtKept,
  },
  { name: 'board-week', ...board, translated: true },
  { name: 'board-month', ...board, translated: true, onPage: showMonth },
  { name: 'board-assigning', ...board, onPage: planTwo },
  { name: 'notifications', as: 'employee', path: clock.path, onPage: openBell },
  { name: 'settings', as: 'employee', path: '/#/settings' },
  { name: 'about', as: 'employee', path: clock.path, onPage: openAbout },
  { name: 'company', as: 'admin', path: '/#/company', translated: true },
  { name: 'company-connections', as: 'admin', path: '/#/company/connections', translated: true },
  { name: 'company-keys', as: 'admin', path: '/#/company/keys', translated: true },
  { name: 'company-people', as: 'admin', path: '/#/company/people', translated: true },
  { name: 'company-terminals', as: 'admin', path: '/#/company/terminals', translated: true },
  { name: 'company-badges', as: 'admin', path: '/#/company/badges', translated: true },
  { name: 'admin-overview', as: 'admin', path: '/#/admin', translated: true },
  { name: 'admin-webhooks', as: 'admin', path: '/#/admin/webhooks', translated: true },
  { name: 'admin-inspections', as: 'admin', path: '/#/admin/inspections', translated: true },
  { name: 'admin-tokens', as: 'admin', path: '/#/admin/tokens', translated: true },
];

/** Earlier than now, so that the pictures show a running shift. */
async function clockIn(page: Page): Promise<void> {
  await punch(page, 'Clock in', { path: 'shift-clock-in', secondsAgo: 100 * 60 });
  await page
    .getByText(/Clocked in since/)
    .first()
    .waitFor();
}

/** The page shows a punch before it is sent, and later scenes use other browsers. */
async function punch(
  page: Page,
  name: string,
  { path, secondsAgo }: { readonly path: string; readonly secondsAgo: number },
): Promise<void> {
  await sendDelayed(page, path, secondsAgo);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(path)),
    page.getByRole('button', { name }).click(),
  ]);
  if (!answer.ok()) throw new Error(`${name} was answered with ${answer.status()}.`);
}

/** An unknown badge, at an offline terminal. */
async function holdBadgeOffline(page: Page): Promise<void> {
  await page.getByText('Hold your badge to the reader').waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type('XX-0001');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
}

async function keepOffline(page: Page): Promise<void> {
  await holdBadgeOffline(page);
  await page.getByRole('button', { name: 'Clock in' }).click();
  await page.getByRole('heading', { name: /^Clock-in kept/ }).waitFor();
}

/** Two punches that wait for the managers. */
async function keepAndSend(page: Page): Promise<void> {
  for (const name of ['Clock in', 'Clock out']) {
    await holdBadgeOffline(page);
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Ready for the next person' }).click();
    const sent = page.waitForResponse(/kept-punches$/);
    await page.context().setOffline(false);
    await sent;
  }
}

/** Opens the waiting punches, and the choice of a person for one of them. */
async function lookAtKept(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('status').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').first().getByRole('button').first().click();
  await dialog.getByRole('combobox').waitFor();
}

async function takeBreak(page: Page): Promise<void> {
  await punch(page, 'Take a break', { path: 'segment-clock-in', secondsAgo: 12 * 60 });
  await page
    .getByText(/On break since/)
    .first()
    .waitFor();
}

/** Expands a row; the first one of the history is still running. */
async function expand(page: Page, index = 1): Promise<void> {
  const closed = page.getByRole('main').locator('button[aria-expanded=false]:not([aria-haspopup])');
  await closed.nth(index).click();
}

async function selectSome(page: Page): Promise<void> {
  await expand(page, 0);
  const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
  for (const index of [2, 3]) await boxes.nth(index).check();
}

async function showMonth(page: Page): Promise<void> {
  await page.getByText('Month', { exact: true }).click();
}

/** Unsaved changes are drawn over the board, if there is room for both. */
async function planTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const index of [0, 2]) await boxes.nth(index).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('option').nth(1).click();
}

async function openShift(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /\d:\d\d/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
}

async function openAbout(page: Page): Promise<void> {
  const about = page.getByRole('button', { name: 'About' });
  if (!(await about.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await about.click();
  await page.getByRole('dialog', { name: 'Punctual' }).waitFor();
}
