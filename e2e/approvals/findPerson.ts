import { expect, type Page } from '@playwright/test';

/** Finds a subordinate by name and opens the person's time. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await findPerson(page, name);
  await page.getByRole('button', { name: `Time of ${name}`, expanded: false }).click();
}

/** Filters Employee Time to one person. */
export async function findPerson(page: Page, name: string): Promise<void> {
  const find = page.getByRole('button', { name: 'Find a person' });
  const search = page.getByRole('searchbox');
  await expect(find.or(search).first()).toBeVisible();
  if (!(await search.isVisible())) await find.click();
  await search.fill(name);
  await search.press('Enter');
}
