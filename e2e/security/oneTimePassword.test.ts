import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSystem } from 'tooling/system/startSystem.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';

test('a one-time password opens nothing but the choice of another @phone', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-first-start-'));
  const system = await startSystem(folder, { DEMO: '0' });
  try {
    const [, password = ''] = /one-time password (\S+)/.exec(system.output()) ?? [];
    await page.goto(system.url);
    await page.getByLabel('User name').fill('administrator');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Choose a new password' });
    await expect(title).toBeVisible();
    await checkAccessibility(page, 'choice of the first password');

    await test.step('whichever address is tried, also after a reload', async () => {
      await page.goto(`${system.url}/#/company/people`);
      await page.reload();
      await expect(title).toBeVisible();
      const refused = page.waitForResponse('**/api/accounts');
      await page.evaluate(() => fetch('/api/accounts'));
      expect((await refused).status()).toBe(403);
    });

    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password', { exact: true }).fill('grand piano under the lake');
    await page.getByLabel('New password again').fill('grand piano under the lake');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(title).toBeHidden();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await system.stop();
  } finally {
    await system.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
