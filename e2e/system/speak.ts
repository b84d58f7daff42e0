import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from 'shared-contracts';

/** Sets the logged-in person's language, for pages opened afterwards. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  const session = await page.request.get('/api/session');
  const { employeeId }: { readonly employeeId: number } = await session.json();
  const answer = await page.request.put(`/api/employees/${employeeId}/configuration`, {
    data: { locale, is24HourDateTime: true, startOfWeek: 'MONDAY' },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(answer.status()).toBe(200);
}
