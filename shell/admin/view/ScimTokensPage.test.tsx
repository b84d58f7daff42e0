import { fireEvent, screen, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import type { ScimToken } from '../data/scimTokens.ts';
import { messages as shellMessages } from '../../messages/en.ts';
import { messages as adminMessages } from '../messages/en.ts';
import { ScimTokensPage } from './ScimTokensPage.tsx';

it('shows a new token once, and sends the server nothing but its digest', async () => {
  const { sent } = show([]);
  expect(await screen.findByText('No directory has a token yet.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Which directory'), { target: { value: ' Entra ID ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  const token = (await screen.findByText(/^punctual-scim-[0-9a-f]{64}$/)).textContent ?? '';
  const text = new TextEncoder().encode(token);
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(sent).toEqual([['POST', { name: 'Entra ID', days: 365, digest }]]);
  expect(screen.getByText(/\/scim\/v2$/)).toBeDefined();
});

it('says so where the browser does not copy', async () => {
  show([]);
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }));
  fireEvent.change(await screen.findByLabelText('Which directory'), { target: { value: 'Okta' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make token' }));
  const copy = await screen.findByRole('button', { name: 'Copy' });
  // As on plain http: no clipboard API.
  fireEvent.click(copy);
  expect(await screen.findByText(/^It could not be copied/)).toBeDefined();
});

it('says who made which, how long it holds and when it was used; ends one after a question', async () => {
  const { sent } = show([
    token,
    { ...token, id: 4, name: 'Okta', createdBy: null, expiresAt: '2020-01-01T00:00:00.000Z' },
    { ...token, id: 5, name: 'Old', endedAt: token.createdAt, endedBy: null },
  ]);
  expect(await screen.findByText(/^Holds until you end it · Made by Dora Dev/)).toBeDefined();
  expect(screen.getByText(/^Expired .*2020 · Made by the command on the server/)).toBeDefined();
  expect(screen.getByText(/Ended by the command on the server/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /^End: Entra ID/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The token of Entra ID has ended.')).toBeDefined();
  expect(sent).toEqual([['DELETE', 3]]);
});

it('says what went wrong where the list does not come', async () => {
  const problem = { type: 'x', status: 403, title: 'x', detail: 'x', traceId: '1' };
  show([], () => Response.json({ ...problem, code: 'ACCESS_DENIED' }, { status: 403 }));
  expect(await screen.findByText('This page is for developer admins')).toBeDefined();
});

const token: ScimToken = {
  ...{ id: 3, name: 'Entra ID', createdAt: '2026-03-02T08:00:00.000Z', createdBy: 'Dora Dev' },
  ...{ lastUsedAt: null, expiresAt: null, endedAt: null, endedBy: null },
};

function show(tokens: readonly ScimToken[], list = () => Response.json(tokens)) {
  const sent: unknown[] = [];
  renderInHost(<ScimTokensPage />, {
    messages: { ...shellMessages, ...adminMessages },
    async fetch(request) {
      if (request.method === 'GET') return list();
      if (request.method === 'DELETE') {
        sent.push(['DELETE', Number(new URL(request.url).pathname.split('/').at(-1))]);
        return new Response(null, { status: 204 });
      }
      sent.push([request.method, await request.json()]);
      return Response.json(token);
    },
  });
  return { sent };
}
