import { expect, type Locator } from '@playwright/test';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test('a message lies over a dialog and leaves its buttons free @screens', async ({ page }) => {
  await logIn(page, 'manager');
  await openPage(page, 'Employee Time');
  await page.getByRole('button', { name: 'Add time' }).first().click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await save.click();
  const message = page.locator('[data-toaster-position] > div').last();
  await expect(message).toBeVisible();
  await expect.poll(() => isOnTop(message)).toBe(true);
  await expect.poll(() => isOnTop(save)).toBe(true);
  // The dialog hides the rest of the page from screen readers, which are read the message instead.
  await message.locator('button').click();
  await expect(message).toBeHidden();
  await expect(save).toBeVisible();
});

/** Whether a press at its middle would meet it. */
async function isOnTop(part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  if (!box) return false;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return part.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    middle,
  );
}
