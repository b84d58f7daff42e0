import { expect, type Page } from '@playwright/test';

/** The demo company's password, for everybody. */
export const demoPassword = 'punctual';

/** For the company of `twoManagersCompany.ts`: imports reject passwords like the demo's. */
export const importedPassword = 'lantern river orchard';

/** Those of the demo company, and of the company of `twoManagersCompany.ts`. */
type Username = 'employee' | 'manager' | 'admin' | 'first' | 'second' | 'office' | 'jonas';

/** The pages that walks begin on. */
const addresses = {
  'My Clock': '/time/clock',
  'My History': '/time/time-pairs',
  'My Schedule': '/employee-work-schedules',
  'Employee Time': '/approvals',
  'Employee Clocking': '/approver-clocking',
  'Employee Schedules': '/approver-work-schedules',
  Settings: '/settings',
} as const;

/**
 * Opens a page as somebody who has logged in: the first page that this person has, or the one with
 * this title or hash path. The form itself is walked by `logInByForm`.
 */
export async function logIn(
  page: Page,
  username: Username,
  at: keyof typeof addresses | `/${string}` = '/',
): Promise<void> {
  const data = { username, password: passwordOf(username) };
  const answer = await page.request.post('/api/employees/login', { data });
  expect(answer.status()).toBe(200);
  // From a page that is open, another hash would be no new start.
  await page.goto('about:blank');
  await page.goto(`/#${isTitle(at) ? addresses[at] : at}`);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  if (isTitle(at)) await expect(page.getByRole('heading', { level: 1, name: at })).toBeVisible();
}

/** Logs in by user name and password, and waits for the first page. */
export async function logInByForm(page: Page, username: Username): Promise<void> {
  await page.goto('/');
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(username));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
}

/**
 * Opens a page by the drawer, which lies behind the menu where it has no room: unlike tabs, neither
 * gives way to what a page puts there.
 */
export async function openPage(page: Page, title: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  // The painted page has the links already, but no buttons.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  const isBehindMenu = await menu.isVisible();
  if (isBehindMenu) await menu.click();
  const drawer = page.getByRole(isBehindMenu ? 'dialog' : 'navigation');
  // A page's count follows its title.
  await drawer.getByRole('link', { name: new RegExp(`^${title}( ?,|$)`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The drawer fades out over the page.
  if (isBehindMenu) await expect(page.getByRole('dialog')).toBeHidden();
}

function isTitle(at: string): at is keyof typeof addresses {
  return Object.hasOwn(addresses, at);
}

function passwordOf(username: Username): string {
  return ['first', 'second', 'office', 'jonas'].includes(username)
    ? importedPassword
    : demoPassword;
}
