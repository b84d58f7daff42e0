import type { Locator, Page } from '@playwright/test';

/** Keeps every script of the page back until `letThrough`; lets a test see what is painted. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** Keeps what is asked for at these addresses waiting. */
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
 * What is painted stands in a closed root, so that nothing else reaches in; pages from here on have it
 * open. Then a field may stand there twice, so people log in before.
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
