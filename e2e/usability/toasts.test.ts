import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';

test.use({ company: 'toasts' });

test('a message lies over neither the clock nor its buttons @phone', async ({ page }) => {
  // The lowest position of the clock on a small phone, below notes.
  await page.setViewportSize({ width: 390, height: 664 });
  await logIn(page, 'employee');
  await press(page, 'Clock in');
  await press(page, 'Clock out');
  const message = page.locator('[data-toaster-position] > div').last();
  await expect(message).toContainText('Clocked out at');
  const clock = page.getByRole('button', { name: 'Clock in', exact: true });
  await expect.poll(() => areApart(message, clock)).toBe(true);
});

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  // Just after a press the clock ignores others.
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

async function areApart(message: Locator, control: Locator): Promise<boolean> {
  const [one, other] = [await message.boundingBox(), await control.boundingBox()];
  if (!one || !other) return false;
  return one.y + one.height <= other.y || other.y + other.height <= one.y;
}
