import type { Page } from '@playwright/test';

/** Messages stay while another window has the focus. */
export async function leaveWindow(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}
