import type { Page } from '@playwright/test';

/**
 * Lets the page ask the API for what the server otherwise puts into it, so that a test can change
 * what the page hears.
 */
export async function askForAnswers(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script [^>]*id="answers">[^<]*<\/script>/, '');
      await route.fulfill({ response, body });
    },
  );
}
