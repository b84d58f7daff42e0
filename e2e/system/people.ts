import { expect, type Page } from '@playwright/test';

/** The demo company's password, for everybody. */
export const demoPassword = 'punctual';

/** Of the company of `twoManagersCompany.ts`: an import refuses one like the demo's. */
export const importedPassword = 'lantern river orchard';

/** The demo company's, and those of the company of `twoManagersCompany.ts`. */
type Username = 'employee' | 'manager' | 'admin' | 'first' | 'second' | 'jonas';

/** Logs in by user name and password, as a person does, and waits for the first page. */
export async function logIn(page: Page, username: Username): Promise<void> {
  await page.goto('/');
  await page.getByLabel('User name').fill(username);
  await page
    .getByLabel('Password', { exact: true })
    .fill(isImported(username) ? importedPassword : demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
}

/** Opens a page by the navigation that this size offers: tabs, rail or drawer. */
export async function openPage(page: Page, title: string): Promise<void> {
  // What is counted for a page stands behind its title.
  const link = page.getByRole('link', { name: new RegExp(`^${title}( ?,|$)`) });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(link.or(menu).first()).toBeVisible();
  const isAtHand = await link.first().isVisible();
  if (!isAtHand) await menu.click();
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The drawer fades out over the page.
  if (!isAtHand) await expect(page.getByRole('dialog')).toBeHidden();
}

function isImported(username: Username): boolean {
  return ['first', 'second', 'jonas'].includes(username);
}
