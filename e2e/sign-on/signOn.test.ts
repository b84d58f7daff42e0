import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startSystem } from 'tooling/system/startSystem.ts';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { demoPassword } from '../system/people.ts';
import { copyDemo } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';
import { startProvider, type Provider } from './startProvider.ts';

const test = base.extend<{ provider: Provider; url: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
  url: async ({}, provide) => provide(`http://localhost:${await freePort()}`),
  provider: async ({ url }, provide) => {
    const folder = await copyDemo('sign-on');
    const provider = await startProvider(url);
    const metadata = join(folder, 'provider.xml');
    await writeFile(metadata, provider.metadata);
    const system = await startSystem(folder, {
      ...provider.settings,
      ...{ PORT: new URL(url).port, SAML_METADATA: metadata },
    });
    try {
      await provide(provider);
      await system.stop();
    } finally {
      await Promise.all([system.kill(), provider.close()]);
      await rm(folder, { recursive: true, force: true });
    }
  },
  baseURL: async ({ url }, provide) => provide(url),
});

test('a person signs on with the company account, and off everywhere', async ({
  page,
  provider,
}) => {
  const violations = await watchViolations(page);
  await switchOn(page);

  await page.goto('/#/time/time-pairs');
  const company = page.getByRole('button', { name: 'Use your company account' });
  await expect(company).toBeVisible();
  await checkAccessibility(page, 'choice of log-ins with single sign-on');

  await test.step('to the page that was asked for', async () => {
    await company.click();
    await expect(page.getByRole('heading', { level: 1, name: 'My History' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/time/time-pairs');
  });

  await test.step('logging out ends both sessions', async () => {
    const away = page.getByRole('button', { name: 'Log out' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(away.or(menu).first()).toBeVisible();
    if (!(await away.isVisible())) await menu.click();
    await away.click();
    await expect(page.getByText('See you next time.')).toBeVisible();
    await expect(page).toHaveURL(/#\/logged-out\?everywhere$/);
    await checkAccessibility(page, 'logged out');
  });

  await test.step('a log-out at the provider ends the session here', async () => {
    await page.getByRole('button', { name: 'To log-in' }).click();
    await company.click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect((await fetch(`${provider.address}/slo`)).status).toBe(200);
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(company).toBeVisible();
  });

  await test.step('whom nobody knows here is told what to do', async () => {
    await fetch(`${provider.address}/person?name=stranger`);
    await company.click();
    await expect(page.getByText('your account is not known here')).toBeVisible();
    await checkAccessibility(page, 'unauthorised');
    await page.getByRole('button', { name: 'To log-in' }).click();
  });

  await test.step('what is not believed is said', async () => {
    await page.goto('/saml/arrive?id=_other');
    await expect(page.getByText('Sign-on did not work.')).toBeVisible();
  });

  await test.step('the password still opens', async () => {
    await page.getByRole('button', { name: 'Use your password' }).click();
    await page.getByLabel('User name').fill('employee');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  });
  expect(violations).toEqual([]);
});

/** As an administrator does in the console. */
async function switchOn(page: Page): Promise<void> {
  const { request } = page;
  const logIn = await request.post('/api/employees/login', {
    data: { username: 'admin', password: demoPassword },
  });
  expect(logIn.ok()).toBe(true);
  for (const name of ['SAML_AUTH', 'SAML_GLOBAL_LOGOUT']) {
    const changed = await request.put(`/api/features/${name}`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { value: true },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
  }
  await request.post('/api/session/logout');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
