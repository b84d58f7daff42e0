import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startSystem } from 'tooling/system/startSystem.ts';
import { demoPassword } from '../system/people.ts';
import { copyDemo } from '../system/system.ts';
import { startProvider, type Provider } from './startProvider.ts';

/** Playwright's `test` with a system whose people use single sign-on with that kind of provider. */
export function testWithProvider(kind: 'saml' | 'openid') {
  return base.extend<{ provider: Provider; url: string }>({
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see what is taken: nothing
    url: async ({}, provide) => provide(`http://localhost:${await freePort()}`),
    provider: async ({ url }, provide) => {
      const folder = await copyDemo('sign-on');
      const provider = await startProvider(kind, url);
      const { setting, content } = provider.file;
      const file = join(folder, 'provider');
      await writeFile(file, content);
      const system = await startSystem(folder, {
        ...provider.settings,
        ...{ PORT: new URL(url).port, [setting]: file },
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
}

/** Switches these on, like an administrator in the console. */
export async function switchOn(page: Page, names: readonly string[]): Promise<void> {
  const { request } = page;
  const logIn = await request.post('/api/employees/login', {
    data: { username: 'admin', password: demoPassword },
  });
  expect(logIn.ok()).toBe(true);
  for (const name of names) {
    const changed = await request.put(`/api/features/${name}`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { value: true },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
  }
  await request.post('/api/session/logout');
}

/** By the page's button, which is in the menu on small screens. */
export async function logOut(page: Page): Promise<void> {
  const away = page.getByRole('button', { name: 'Log out' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(away.or(menu).first()).toBeVisible();
  if (!(await away.isVisible())) await menu.click();
  await away.click();
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
