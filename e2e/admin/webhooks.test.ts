import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { checkAccessibility } from '../system/checkAccessibility.ts';
import { logIn } from '../system/people.ts';
import { test } from '../system/system.ts';
import { watchViolations } from '../system/watchViolations.ts';

test.use({
  company: 'webhooks',
  serverSettings: { REMOTE_OVERRIDES: 'refused', WEBHOOK_NETWORKS: '127.0.0.1' },
});

test('an administrator lets a system hear, and sends again what it did not take @desktop', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const received: string[] = [];
  let status = 500;
  const receiver = createServer((request, response) => {
    received.push(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(status).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');

  await logIn(page, 'admin', '/admin/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Payroll');
  await dialog.getByLabel('Address').fill('https://10.1.2.3/hooks');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('WEBHOOK_NETWORKS')).toBeVisible();
  await dialog.getByLabel('Address').fill(`http://127.0.0.1:${address.port}/hooks`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Make secret' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Send a test: Payroll' }).click();
  const table = page.getByRole('treegrid', { name: 'Deliveries' });
  await expect(table).toContainText('Answered with 500');
  await checkAccessibility(page, 'webhooks');
  status = 204;
  await expect(table).toContainText('Delivered');
  await table.getByRole('button', { name: /^Send again: test/ }).click();
  await expect.poll(() => received.length).toBe(3);
  expect(new Set(received).size).toBe(1);
  expect(violations).toEqual([]);
  receiver.closeAllConnections();
  receiver.close();
});
