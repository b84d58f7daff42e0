import type { Page } from '@playwright/test';

/**
 * Makes this page's punches appear some seconds older to the server, as devices do
 * (`delayInMilliseconds`); a minute's break needs no minute's wait.
 */
export async function sendDelayed(page: Page, path: string, seconds: number): Promise<void> {
  await page.route(`**/api/time-pairs/${path}`, async (route) => {
    const body: unknown = route.request().postDataJSON();
    const delayed = { ...Object(body), delayInMilliseconds: seconds * 1000 };
    await route.continue({ postData: JSON.stringify(delayed) });
  });
}
