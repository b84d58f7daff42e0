import { expect } from '@playwright/test';
import { checkAccessibility, checkBothSchemes } from '../system/checkAccessibility.ts';
import { logIn, openPage } from '../system/people.ts';
import { test } from '../system/system.ts';

test('what pages report of remotes stands on the monitoring page @desktop', async ({
  browser,
  page,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const employee = await elsewhere.newPage();
  await employee.route('**/remotes/remote-schedules/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  );
  await employee.route('**/api/log', (route) => route.fulfill({ status: 204 }));
  await logIn(employee, 'employee', 'My Clock');
  await openPage(employee, 'My Schedule');
  await expect(employee.getByText('My Schedule can’t be shown right now')).toBeVisible();
  const reported = employee.waitForRequest('**/api/monitoring/remotes');
  // As the browser fires it when a page is left, which is too late to observe the requests.
  await employee.evaluate(() => dispatchEvent(new Event('pagehide')));
  const text = (await reported).postData() ?? '';
  expect(text).toContain('entry-missing');
  expect(text).not.toMatch(/employee(Id|Number)|name"|browser/);

  await logIn(page, 'admin', '/admin/monitoring');
  const remotes = page.getByRole('list', { name: 'Remotes' });
  await expect(remotes.getByRole('listitem').filter({ hasText: 'remote-schedules' })).toContainText(
    'Entry missing',
  );
  await expect(remotes.getByRole('listitem').filter({ hasText: 'remote-employee' })).toContainText(
    'No failures',
  );
  await expect(page.getByRole('heading', { name: 'Latency' })).toBeVisible();
  await checkAccessibility(page, 'monitoring');
  await elsewhere.close();
});

test('figures go on showing while the server does not answer, and say so @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, 'admin', '/admin/monitoring');
  await expect(page.getByText(/^Updated/)).toBeVisible();
  await page.route('**/api/monitoring', (route) => route.abort());
  await page.clock.fastForward(30_000);
  await expect(page.getByText(/^No answer since/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible();
});

test('all but the releases shows while the store of the remotes does not answer @phone', async ({
  page,
}) => {
  await page.route('**/api/monitoring', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), releases: null } });
  });
  await logIn(page, 'admin', '/admin/monitoring');
  await expect(page.getByText(/^The store of the remotes does not answer/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible();
  await checkAccessibility(page, 'monitoring without releases');
});

test('axe finds nothing on the pages of the developer admin, dark or light @screens', async ({
  page,
}) => {
  await logIn(page, 'admin');
  for (const [path, words] of [
    ['', 'Remotes in this page'],
    ['/features', 'Employees clock in and out.'],
    ['/monitoring', 'To the HR system'],
  ] as const) {
    await page.goto(`/#/admin${path}`);
    await expect(page.getByText(words)).toBeVisible();
    await checkBothSchemes(page, `admin${path}`);
  }
});
