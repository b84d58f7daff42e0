import type { Page } from '@playwright/test';

/** The browser's violation reports of the Content-Security-Policy, including Trusted Types. */
export async function watchViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`;
      if (typeof report === 'function') Reflect.apply(report, null, [text]);
    });
  });
  return violations;
}
