import { expect, type Locator } from '@playwright/test';
import { leaveWindow } from '../system/leaveWindow.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test('a message lies over a dialog and leaves its buttons free @screens', async ({ page }) => {
  await logIn(page, 'manager', 'Employee Time');
  await page.getByRole('button', { name: 'Add time' }).first().click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  const message = page.locator('[data-toaster-position] > div').last();
  await expect(message).toBeVisible();
  await leaveWindow(page);
  // Only then does the dialog hide the page from screen readers.
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect.poll(() => isOnTop(message)).toBe(true);
  await expect.poll(() => isOnTop(save)).toBe(true);
  // Tab moves from the dialog's last button to the message's own, and back.
  await save.focus();
  await page.keyboard.press('Tab');
  await expect(message.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message.getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(message.getByRole('button')).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message.getByRole('button')).not.toBeFocused();
  await save.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true);
});

const hasFocus = (part: Element) => part.contains(document.activeElement);

/** Whether a click at its centre would hit it. */
async function isOnTop(part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  if (!box) return false;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return part.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    middle,
  );
}

test(
  'a message over an open drawer is there for screen readers, and so is the drawer',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await logIn(page, 'employee');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    const first = drawer.getByRole('article').first();
    const touch = { bubbles: true, pointerType: 'touch' };
    await first.dispatchEvent('pointerdown', { ...touch, clientX: 20 });
    await first.dispatchEvent('pointerup', { ...touch, clientX: 300 });
    await leaveWindow(page);
    await expect(drawer).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toBeVisible();
  },
);
