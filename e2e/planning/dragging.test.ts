import { expect, type Page } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'dragging' });

test('a manager drags a schedule onto a day, hears what is unusual, and takes it back @desktop', async ({
  page,
}) => {
  await logIn(page, 'manager', 'Employee Schedules');
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  const row = page.getByRole('row', { name: /Tom Hughes/ });
  const late = row.getByRole('gridcell', { name: /: Late 14:00 – 22:30, temporary$/ });
  await expect(row.getByRole('gridcell', { name: /: Early/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Lena Fischer' }).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Assign temporary schedule' });
  // Another one of that name covers Monday to Friday.
  const option = panel.getByRole('option', { name: /^Late .*every day$/ });
  await option.scrollIntoViewIfNeeded();
  const wednesday = await dayOf(page, 'Tom Hughes', 2);

  await test.step('Escape leaves everything as it was', async () => {
    await press(page, option);
    await page.mouse.move(wednesday.x, wednesday.y, { steps: 8 });
    await expect(page.locator('[data-drop]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await page.mouse.up();
    await expect(panel).toBeVisible();
  });

  await test.step('let go on a day it is planned, once what is unusual was read', async () => {
    await press(page, option);
    await page.mouse.move(wednesday.x, wednesday.y, { steps: 8 });
    await page.mouse.up();
    const question = page.getByRole('alertdialog', { name: 'Assign anyway?' });
    await expect(question.getByText(/^Tom Hughes: .*rest/).first()).toBeVisible();
    await question.getByRole('button', { name: 'Assign to 1 day' }).click();
    await expect(late).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(late).toHaveCount(0);
  });
});

async function press(page: Page, on: ReturnType<Page['locator']>): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

/** The centre of a person's day on the board. */
async function dayOf(page: Page, name: string, day: number): Promise<{ x: number; y: number }> {
  const row = page.getByRole('row', { name: new RegExp(name) });
  const [box, names] = [await row.boundingBox(), await row.getByRole('rowheader').boundingBox()];
  if (!box || !names) throw new Error(`${name} is not on the board.`);
  const width = (box.width - names.width) / 7;
  return { x: names.x + names.width + width * (day + 0.5), y: box.y + box.height / 2 };
}
