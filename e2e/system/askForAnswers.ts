import type { Page } from '@playwright/test';

/**
 * Makes the page request from the API what the server otherwise embeds, so that a test can change
 * the responses.
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
