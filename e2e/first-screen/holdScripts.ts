import type { Locator, Page } from '@playwright/test';

/** Holds back every script of the page until `letThrough`, so that a test sees the painted page. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** Holds back requests to these URLs. */
export async function hold(page: Page, addresses: string): Promise<{ letThrough(): void }> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await page.route(addresses, async (route) => {
    await isOpen;
    await route.continue();
  });
  return {
    letThrough: () => open(),
  };
}

/**
 * Opens the painted page's shadow root, which is closed in the product, for pages from now on. A
 * field can then exist twice, so people log in before.
 */
export async function seePainted(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function opened(options) {
      return attach.call(this, { ...options, mode: 'open' });
    };
  });
  return page.locator('#painted');
}
