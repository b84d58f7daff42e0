import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

async function filterBy(page: Page, group: string): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Filter by').selectOption({ label: 'Employee group' });
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: group }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
}

test('a manager finds the people of a group in their time and at their clocks @phone', async ({
  page,
}) => {
  await logIn(page, 'manager', '/approvals');
  const inTime = (name: string) => page.getByRole('main').getByText(name, { exact: true });
  await expect(inTime('Nkechi Adeyemi').first()).toBeVisible();

  await test.step('their time, and that of nobody else', async () => {
    await filterBy(page, 'Porters');
    await expect(inTime('Daniel Kowalski').first()).toBeVisible();
    await expect(inTime('Nkechi Adeyemi')).toHaveCount(0);
    await checkAccessibility(page, 'time of a group');
  });

  await test.step('also after another page, until it is taken away', async () => {
    await page.goto('/#/approver-clocking');
    await expect(inTime('Nkechi Adeyemi').first()).toBeVisible();
    await filterBy(page, 'Kitchen and laundry (David Osei)');
    await expect(inTime('Hannah Lindqvist').first()).toBeVisible();
    await expect(inTime('Nkechi Adeyemi')).toHaveCount(0);
    await page.goto('/#/approvals');
    await expect(inTime('Daniel Kowalski').first()).toBeVisible();
    await expect(inTime('Nkechi Adeyemi')).toHaveCount(0);
    const remove = page.getByRole('button', { name: 'Remove Employee group: Porters' });
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(remove.or(filters).first()).toBeVisible();
    // On phones it is in the panel.
    if (!(await remove.isVisible())) await filters.click();
    await remove.click();
    await expect(inTime('Nkechi Adeyemi').first()).toBeVisible();
  });
});

test('a manager makes a group, puts two people in, and filters the board and the time by it @desktop', async ({
  page,
}) => {
  const people = ['Amara Okafor', 'Tom Hughes'] as const;
  const group = 'Night cover';
  await logIn(page, 'manager', 'Employee Schedules');
  const main = page.getByRole('main');
  const select = (name: string) => main.getByRole('checkbox', { name: `Select ${name}` });
  await expect(select('Nkechi Adeyemi')).toBeVisible();

  await test.step('a group of its own', async () => {
    await page.getByRole('button', { name: 'Groups', exact: true }).click();
    await page.getByRole('button', { name: 'Manage groups' }).click();
    await page.getByRole('button', { name: 'New group' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(group);
    await checkAccessibility(page, 'new group');
    await page.getByRole('button', { name: 'Save' }).click();
    const groups = page.getByRole('dialog', { name: 'Groups' });
    await expect(groups.getByText(group)).toBeVisible();
    await expect(page.getByText(`The group ${group} was saved.`).last()).toBeVisible();
    await checkAccessibility(page, 'groups below the message of the new one');
    await groups.getByRole('button', { name: 'Close' }).last().click();
    await expect(groups).toBeHidden();
  });

  await test.step('two people in it', async () => {
    for (const name of people) {
      await page.getByRole('searchbox', { name: 'Find a person' }).fill(name);
      await expect(main.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1);
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Groups' }).click();
      const dialog = page.getByRole('dialog', { name: `Groups of ${name}` });
      await dialog.getByRole('checkbox', { name: group }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('');
    await expect(select('Nkechi Adeyemi')).toBeVisible();
  });

  await test.step('the board of these two', async () => {
    await page.getByRole('button', { name: 'Groups', exact: true }).click();
    await page.getByRole('checkbox', { name: group }).check();
    await page.keyboard.press('Escape');
    for (const name of people) await expect(select(name)).toBeVisible();
    await expect(select('Nkechi Adeyemi')).toHaveCount(0);
  });

  await test.step('and their time', async () => {
    await openPage(page, 'Employee Time');
    await expect(main.getByText('Nkechi Adeyemi', { exact: true }).first()).toBeVisible();
    await filterBy(page, group);
    await expect(main.getByText('Nkechi Adeyemi', { exact: true })).toHaveCount(0);
    for (const name of people) {
      await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
    }
  });
});
