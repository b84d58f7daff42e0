import { expect } from '@playwright/test';
import { demoPassword } from '../system/people.ts';
import { test } from '../system/system.ts';

test("a terminal's page load touches no other remote's files", async ({ page }) => {
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const [, remote] = /\/remotes\/(remote-[a-z]+)\//.exec(request.url()) ?? [];
    if (remote) remotes.add(remote);
  });
  await page.goto('/#/terminal-login');
  await page.getByLabel('Terminal id').fill('T-100');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  expect([...remotes]).toEqual(['remote-terminal']);

  await test.step('and so it is after a reload', async () => {
    remotes.clear();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.reload();
    await expect(page.getByText('Connected')).toBeVisible();
    expect([...remotes]).toEqual(['remote-terminal']);
    expect(calls.filter((path) => /notifications|employees|time-pairs/.test(path))).toEqual([]);
  });
});

test('a terminal that refuses its password says so and clears both fields', async ({ page }) => {
  await page.goto('/#/terminal-login');
  await page.getByLabel('Terminal id').fill('T-100');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Terminal id')).toHaveValue('');
  await expect(page.getByLabel('Terminal id')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
