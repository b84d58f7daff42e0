import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from './system/checkAccessibility.ts';
import { logIn, openPage } from './system/people.ts';
import { test } from './system/system.ts';

test.use({ company: 'manager-clocking' });

test('a manager clocks the team in and out, over a cut network and with one violation', async ({
  page,
  browser,
  contextOptions,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const options = { ...contextOptions, ...(baseURL ? { baseURL } : {}) };
  const context = await browser.newContext(options);
  const employee = await context.newPage();

  await test.step('the employee has the own clock open', async () => {
    await logIn(employee, 'employee', 'My Clock');
    await expect(employee.getByRole('button', { name: /Clock in/ })).toBeVisible();
  });

  await test.step('the manager finds people and selects them', async () => {
    // The way back leads to another page of the application.
    await logIn(page, 'manager');
    await openPage(page, 'Employee Clocking');
    await clockOutWhoIsIn(page);
    const search = page.getByRole('searchbox');
    await search.fill('Okafor');
    await search.press('Enter');
    await select(page, 'Amara Okafor');
    await search.fill('');
    for (const name of ['Tom Hughes', 'Grace Mbeki']) await select(page, name);
    await expect(page.getByText('3 selected').first()).toBeVisible();
    // The scroll position, and what the table head half covers, depends on today's plan.
    await search.scrollIntoViewIfNeeded();
    await checkAccessibility(page, 'people selected');
  });

  const keys: (string | undefined)[] = [];
  await test.step('the network is cut while they are clocked in, and nobody is clocked twice', async () => {
    await page.getByRole('button', { name: 'Clock in with choices…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /Amara Okafor/ })).toBeVisible();
    await checkAccessibility(page, 'mass clock-in');

    // One of them clocks in in the meantime.
    await employee.getByRole('button', { name: /Clock in/ }).click();
    await expect(employee.getByText(/Clocked in since/).first()).toBeVisible();

    let isCut = true;
    await page.route('**/api/time-pairs/mass-shift-clock-in', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (!isCut) return route.continue();
      isCut = false;
      // The server has recorded it, and the response is lost.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: 'Clock in 3' }).click();
    await expect(page.getByText('3 people are clocked in').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
    // Focusing the bar above sends it at once.
    await page.getByRole('banner').getByRole('button').first().focus();
    await expect(page.getByText('The connection was lost')).toBeVisible();
    await page.getByRole('button', { name: 'Go on now' }).click();
    await expect(page.getByText('2 clocked in, 1 not: the list shows why')).toBeVisible();
    await expect(page.getByRole('row', { name: /Amara Okafor.*Already clocked in/ })).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
    await checkAccessibility(page, 'summary');
    await page.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('the list shows who is in', async () => {
    await showWhoIsIn(page);
    await expect(page.getByText('3 people', { exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Tom Hughes: clocked in' })).toBeChecked();
  });

  await test.step('a filter narrows the list until it is taken away', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Filter by').selectOption({ label: 'Info' });
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'Currently on break' }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await expect(
      page.getByText('None of your people matches these filters at present.'),
    ).toBeVisible();
    await checkAccessibility(page, 'filtered');
    await page.getByRole('button', { name: 'Remove Info: Currently on break' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByText('3 people', { exact: true })).toBeVisible();
  });

  await test.step('whoever leaves meanwhile finds the outcomes on return', async () => {
    await page.route('**/api/time-pairs/mass-shift-clock-out', (route) => route.abort(), {
      times: 1,
    });
    const ofTom = page.getByRole('switch', { name: 'Tom Hughes: clocked in' });
    await ofTom.click();
    // It is shown for only a few seconds, and each check is slow on a busy machine.
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(ofTom).toBeChecked();
    await ofTom.click();
    await expect(page.getByText('Tom Hughes is clocked out').first()).toBeVisible();
    await expect(ofTom).not.toBeChecked();
    // Leaving the page sends it at once.
    await page.goBack();
    await expect(page.getByText('The connection was lost')).toBeHidden();
    await page.goForward();
    await page.getByRole('button', { name: 'Go on now' }).click();
    await expect(page.getByText('The connection was lost')).toBeHidden();
    await expect(ofTom).not.toBeChecked();
  });

  await test.step('all are clocked out, and the employee sees it at once', async () => {
    await showWhoIsIn(page);
    await page.getByRole('button', { name: 'Clock out all' }).click();
    await page.getByRole('button', { name: 'Clock out 2' }).click();
    await expect(page.getByText('2 people clocked out')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('None of your people is clocked in at the moment.')).toBeVisible();
    await expect(employee.getByRole('button', { name: /Clock in/ })).toBeVisible();
    await context.close();
  });
});

/** A menu on phones, next to the search elsewhere. */
async function showWhoIsIn(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Who is shown: Everybody' });
  const choice = page.getByRole('radio', { name: 'Clocked in' });
  await expect(menu.or(choice).first()).toBeAttached();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Clocked in' }).click();
  } else {
    await choice.check({ force: true });
  }
}

async function select(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
}

/** Closes the demo company's open shifts, so that the counts belong to this test. */
async function clockOutWhoIsIn(page: Page): Promise<void> {
  await expect(page.getByRole('treegrid', { name: 'People and their clocks' })).toBeVisible();
  const someone = page.getByRole('switch', { checked: true, disabled: false });
  if ((await someone.count()) === 0) return;
  await page.getByRole('button', { name: 'Clock out all' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Clock out/ })
    .click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(someone).toHaveCount(0);
}
