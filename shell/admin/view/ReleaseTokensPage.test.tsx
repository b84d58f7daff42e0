import { fireEvent, screen, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { messages as adminMessages } from '../messages/en.ts';
import { ReleaseTokensPage } from './ReleaseTokensPage.tsx';

type ReleaseToken = components['schemas']['ReleaseToken'];

it('shows a new token once, and sends the server nothing but its digest', async () => {
  const { sent } = show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(dialog.getByText('Enter a name such as remote-payroll.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Remote'), { target: { value: 'remote-payroll' } });
  fireEvent.change(dialog.getByLabelText('For whom'), { target: { value: 'Payroll team' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  const token = (await screen.findByText(/^punctual_[0-9a-f]{64}$/)).textContent ?? '';
  const text = new TextEncoder().encode(token);
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(sent).toEqual([['POST', { remote: 'remote-payroll', name: 'Payroll team', digest }]]);
});

it('ends a token after a question, and shows who ended which', async () => {
  const { sent } = show([
    token,
    { ...token, id: 4, name: 'Old pipeline', endedAt, endedBy: 'Ann' },
  ]);
  expect(await screen.findByText('Old pipeline')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'End: Payroll team, remote-payroll' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The token of Payroll team has ended.')).toBeDefined();
  expect(sent).toEqual([['DELETE', 3]]);
});

const endedAt = '2026-03-02T09:00:00.000Z';
const token: ReleaseToken = {
  id: 3,
  remote: 'remote-payroll',
  name: 'Payroll team',
  createdAt: '2026-03-02T08:00:00.000Z',
  createdBy: 'Dora Dev',
  lastUsedAt: null,
  endedAt: null,
  endedBy: null,
};

function show(tokens: readonly ReleaseToken[]) {
  const sent: unknown[] = [];
  renderInHost(<ReleaseTokensPage />, {
    messages: { ...shellMessages, ...adminMessages },
    async fetch(request) {
      if (request.method === 'GET') return Response.json(tokens);
      if (request.method === 'DELETE') {
        sent.push(['DELETE', Number(new URL(request.url).pathname.split('/').at(-1))]);
        return new Response(null, { status: 204 });
      }
      const body: Record<string, string> = await request.json();
      sent.push([request.method, body]);
      const { remote, name } = body;
      return Response.json({ ...token, remote, name });
    },
  });
  return { sent };
}
