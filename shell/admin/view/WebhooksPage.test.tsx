import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { messages as adminMessages } from '../messages/en.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

type Webhook = components['schemas']['Webhook'];
type Delivery = components['schemas']['WebhookDelivery'];

it('makes a webhook for all events and no personal data, and shows its secret once', async () => {
  const { sent } = show([], []);
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Payroll' } });
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: webhook.url } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make secret' }));
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeDefined();
  const { name, url } = webhook;
  const types = ['employee.clocked', 'time.approved', 'time.changed', 'schedule.changed'];
  expect(sent).toEqual([
    ['POST /api/webhooks', { name, url, types, fields: [], isOn: true }],
    ['POST /api/webhooks/3/secret', null],
  ]);
});

it('says why a delivery failed and sends it again', async () => {
  const { sent } = show([webhook], [delivery, { ...delivery, id: 8, state: 'WAITING' }]);
  expect(await screen.findByText(/^Answered with 503 · 3 attempts$/)).toBeDefined();
  const again = await screen.findAllByRole('button', { name: /^Send again: / });
  expect(again).toHaveLength(1);
  fireEvent.click(again[0] ?? document.body);
  await expect.poll(() => sent).toEqual([['POST /api/webhook-deliveries/9/send-again', null]]);
});

it('says at its field why an address cannot be used, until it is changed', async () => {
  const message = 'The address has to begin with https.';
  const problem = { type: 'x', title: 'x', detail: 'Correct it.', traceId: '1', status: 400 };
  const { sent } = show([webhook], [], () =>
    Response.json(
      { ...problem, code: 'VALIDATION_FAILED', fields: [{ field: 'url', message }] },
      { status: 400 },
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Payroll' } });
  const address = dialog.getByLabelText('Address');
  fireEvent.change(address, { target: { value: 'http://example.com' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(message);
  expect(describedBy(address)).toContain(message);
  expect(screen.queryByText('Correct it.')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  fireEvent.change(address, { target: { value: 'https://example.com' } });
  expect(describedBy(address)).not.toContain(message);
});

it('says of an attempt a few seconds ahead no minute', async () => {
  const waiting = { ...delivery, state: 'WAITING' } as const;
  const dueAt = '2026-03-02T08:10:05.000Z';
  show([webhook], [waiting, { ...waiting, id: 8, dueAt }]);
  expect(await screen.findByText(/ · next in a few seconds$/)).toBeDefined();
  expect(screen.getAllByText(/ · next \w+ 2 Mar, /)).toHaveLength(1);
});

it('says of a webhook why nothing is sent', async () => {
  show(
    [
      { ...webhook, id: 1, isOn: false, offReason: 'GONE' },
      { ...webhook, id: 2, hasSecret: false },
      { ...webhook, id: 4, pausedUntil: new Date(Date.now() + 3_600_000).toISOString() },
      { ...webhook, id: 5, pausedUntil: new Date(Date.now() + 5_000).toISOString() },
    ],
    [],
  );
  expect(await screen.findByText('Switched off: the receiver is gone (410)')).toBeDefined();
  expect(screen.getByText('Has no secret yet: nothing is sent')).toBeDefined();
  expect(screen.getByText(/^Nothing arrives; tried again \w+ \d+ /)).toBeDefined();
  expect(screen.getByText('Nothing arrives; tried again in a few seconds')).toBeDefined();
});

const webhook: Webhook = {
  id: 3,
  name: 'Payroll',
  url: 'https://payroll.example.com/hooks',
  types: ['employee.clocked'],
  fields: [],
  isOn: true,
  offReason: null,
  hasSecret: true,
  pausedUntil: null,
  waiting: 0,
  failed: 1,
};

const delivery: Delivery = {
  id: 9,
  webhookId: 3,
  messageId: 'msg_1',
  type: 'employee.clocked',
  employeeId: 17,
  happenedAt: '2026-03-02T08:00:00.000Z',
  state: 'FAILED',
  attempts: 3,
  failure: 'ANSWERED',
  status: 503,
  triedAt: '2026-03-02T08:10:00.000Z',
  dueAt: '2026-03-02T08:20:00.000Z',
};

function describedBy(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

function show(
  webhooks: readonly Webhook[],
  deliveries: readonly Delivery[],
  made = () => Response.json({ ...webhook, hasSecret: false }),
) {
  const sent: unknown[] = [];
  renderInHost(<WebhooksPage />, {
    messages: { ...shellMessages, ...adminMessages },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === 'GET') {
        return Response.json(
          pathname === '/api/webhooks' ? webhooks : { contents: deliveries, next: null },
        );
      }
      const body: unknown = JSON.parse((await request.text()) || 'null');
      sent.push([`${request.method} ${pathname}`, body]);
      if (pathname.endsWith('/secret')) return Response.json({ secret: 'whsec_c2VjcmV0' });
      if (pathname.endsWith('/send-again')) return new Response(null, { status: 204 });
      return made();
    },
  });
  return { sent };
}
