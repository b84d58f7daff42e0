import { expect } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'change-from-now' });

test('a change while clocked in counts from now on, and what was before stays', async ({ page }, {
  project,
}) => {
  await logIn(page, 'employee', 'My Clock');
  const clockedIn = page.waitForResponse(/shift-clock-in/);
  await page.getByRole('button', { name: /^Clock in/ }).click();
  expect((await clockedIn).status()).toBe(200);
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
  const change = page.getByRole('button', { name: 'Change' });
  const disc = page.getByRole('button', { name: 'Clock out' });
  const before = await disc.boundingBox();
  if (project.name === 'phone') await change.click();
  const type = page.getByLabel('Time type');
  await expect(type).toBeVisible();
  await type.selectOption({ index: 1 });
  const chosen = await type.locator('option:checked').innerText();
  await expect(
    page.getByText('Applies to the whole shift when you next clock').last(),
  ).toBeVisible();
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Applies when you next clock')).toBeVisible();
    expect(await disc.boundingBox()).toEqual(before);
    await change.click();
  } else expect(await disc.boundingBox()).toEqual(before);
  const ended = page.waitForResponse(/shift-clock-out/);
  const begun = page.waitForResponse(/shift-clock-in/);
  await page.getByRole('button', { name: 'Only from now on' }).click();
  expect((await ended).status()).toBe(200);
  expect(await (await begun).json()).toMatchObject({
    shiftTimePairs: [{ clockOut: null, timeType: { externalName: chosen } }],
  });
  await expect(page.getByText(/^Changed from .*\. Your earlier time/).first()).toBeVisible();
  await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
});

test.describe('where the browser refuses the location', () => {
  test.use({ permissions: [] });

  test('the question about it takes the place of the form @phone', async ({ page }) => {
    await logIn(page, 'manager');
    // A page whose bar replaces the tabs.
    await expect(page.getByRole('button', { name: 'Approve all' }).last()).toBeVisible();
    await openPage(page, 'My Clock');
    await page.getByRole('button', { name: /^Clock in/ }).click();
    const clockedIn = page.waitForResponse(/shift-clock-in/);
    await page.getByRole('button', { name: 'Clock without location' }).click();
    expect((await clockedIn).status()).toBe(200);
    await expect(page.getByText(/Clocked in since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Time type').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Only from now on' }).click();
    const question = page.getByRole('alertdialog', { name: 'Clock without your location?' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(question).toBeVisible();
    await expect(question.locator(':focus')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(0);
    const begun = page.waitForResponse(/shift-clock-in/);
    await question.getByRole('button', { name: 'Clock without location' }).click();
    expect((await begun).status()).toBe(200);
    await expect(page.getByRole('main')).toBeVisible();
  });
});
