import { expect } from '@playwright/test';
import { demoPassword } from '../system/people.ts';
import { test } from '../system/system.ts';

test("a terminal's page load touches no other remote's files @desktop", async ({ page }) => {
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

test('a terminal that refuses its password says so and clears both fields @desktop', async ({
  page,
}) => {
  await page.goto('/#/terminal-login');
  await page.getByLabel('Terminal id').fill('T-100');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Terminal id')).toHaveValue('');
  await expect(page.getByLabel('Terminal id')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a terminal is left by nobody without being asked, and goes back to its log-in when it has ended @desktop', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/#/terminal-login');
  await page.getByLabel('Terminal id').fill('T-100');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  const question = page.getByText('Sign this terminal out?');

  await test.step('back asks', async () => {
    // The page is one step after the first entry, where going back would leave the document.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain('"idx":1');
    await page.goBack();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/face-login-terminal$/);
  });

  await test.step('a typed address asks, and a question that nobody answers goes away', async () => {
    await page.evaluate(() => {
      location.hash = '#/login';
    });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/face-login-terminal$/);
    await page.clock.fastForward(61_000);
    await expect(question).toBeHidden();
    await expect(page.getByText('Connected')).toBeVisible();
  });

  await test.step('a session that ended elsewhere leaves no question on the wall', async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await context.clearCookies();
    await page.clock.fastForward(31_000);
    await expect(page.getByLabel('Terminal id')).toBeVisible();
    await expect(page.getByText(/^This terminal’s session has ended/).last()).toBeVisible();
    await expect(question).toBeHidden();
  });

  await test.step('it signs in again, and who leaves signs it out with its password', async () => {
    await page.getByLabel('Terminal id').fill('T-100');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Connected')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#/login';
    });
    await page.getByLabel('The terminal’s password').fill(demoPassword);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByLabel('Terminal id')).toBeVisible();
    await page.goto('/#/face-login-terminal');
    await expect(page.getByLabel('Terminal id')).toBeVisible();
  });
});
