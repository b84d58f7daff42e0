import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { withAuthenticator } from '../testing/withAuthenticator.ts';
import { PasskeysCard } from './PasskeysCard.tsx';

type Own = components['schemas']['OwnPasskeys'];
type Passkey = Own['contents'][number];

const laptop: Passkey = {
  ...{ id: 1, name: 'Firefox, Linux', madeAt: '2026-03-02T08:00:00.000Z' },
  ...{ lastUsedAt: '2026-03-02T09:00:00.000Z', isBackedUp: false },
};
const phone: Passkey = { ...laptop, id: 2, name: 'Phone', lastUsedAt: null, isBackedUp: true };
const step = {
  ...{ ticket: 't'.repeat(43), challenge: 'AAAA', rpId: 'time.example.com' },
  ...{ user: { id: 'MQ', name: 'max', displayName: 'Max' }, passkeys: [] },
};
const problem = { type: 'x', title: 'x', detail: 'Nothing was changed.', traceId: '1' };
const ended = { ...problem, status: 409, code: 'PASSKEY_ENDED' };
const gone = { ...problem, status: 404, code: 'NOT_FOUND' };

function show(
  contents: readonly Passkey[],
  options: {
    isOn?: boolean;
    isAskedFor?: boolean;
    refuses?: Readonly<Record<string, typeof ended>>;
  } = {},
) {
  const { isOn = true, isAskedFor = true, refuses } = options;
  let left = [...contents];
  const sent: string[] = [];
  renderInHost(<PasskeysCard />, {
    session: employeeSession({
      ...{ id: 7, firstName: 'Max', lastName: 'Boss', employeeNumber: 'E-7', assignments: [] },
    }),
    features: { SECOND_FACTOR: isOn },
    messages: shellMessages,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const body = request.method === 'GET' ? '' : await request.text();
      const { name = '' } = body === '' ? {} : named(body);
      sent.push(`${request.method} ${pathname} ${name}`.trimEnd());
      const refusal = refuses?.[pathname];
      if (refusal) return Response.json(refusal, { status: refusal.status });
      if (pathname.endsWith('/begin')) return Response.json({ ...step, kind: 'PROVE' });
      if (pathname.endsWith('/prove')) return Response.json({ ...step, kind: 'REGISTER' });
      if (request.method === 'DELETE') left = left.filter(({ id }) => !pathname.endsWith(`/${id}`));
      if (request.method === 'POST') left = [...left, { ...phone, id: 3, name }];
      if (request.method === 'PUT') {
        left = left.map((own) => (pathname.endsWith(`/${own.id}`) ? { ...own, name } : own));
      }
      return Response.json({ isAskedFor, contents: left } satisfies Own);
    },
  });
  return sent;
}

function named(body: string): { name?: string } {
  const read: { name?: string } = JSON.parse(body);
  return read;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('says of each when it was made and used; the last one that log-ins need has no way out', async () => {
  show([laptop]);
  expect(await screen.findByText('Firefox, Linux')).toBeDefined();
  expect(screen.getByText(/^Last used /)).toBeDefined();
  expect(screen.getByText(/To remove it, add another one first/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('the last one goes where no log-in needs it', async () => {
  show([phone], { isAskedFor: false });
  expect(await screen.findByRole('button', { name: 'Remove: Phone' })).toBeDefined();
  expect(screen.getByText('Not used yet')).toBeDefined();
  expect(screen.getByText(/also on your other devices$/)).toBeDefined();
});

test('is not there without passkeys, and not without the switch', async () => {
  const sent = show([]);
  await waitFor(() => expect(sent).toEqual(['GET /api/passkeys']));
  expect(screen.queryByText('Passkeys')).toBeNull();
  expect(show([laptop], { isOn: false })).toEqual([]);
  expect(screen.queryByText('Passkeys')).toBeNull();
});

test('asks before one is removed, and shows what is left', async () => {
  const sent = show([laptop, phone]);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/^Phone confirms no log-in any more/)).toBeDefined();
  expect(sent).toEqual(['GET /api/passkeys']);
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The passkey is removed.')).toBeDefined();
  expect(screen.queryByText('Phone')).toBeNull();
  expect(sent.at(-1)).toBe('DELETE /api/passkeys/2');
});

test('renames one; without a name it says so, and what could not be saved stays typed', async () => {
  const sent = show([laptop, phone], { refuses: { '/api/passkeys/2': gone } });
  fireEvent.click(await screen.findByRole('button', { name: 'Rename: Firefox, Linux' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(field.value).toBe('Firefox, Linux');
  fireEvent.change(field, { target: { value: '  ' } });
  press('Save');
  expect(await screen.findByText('Please give it a name.')).toBeDefined();
  fireEvent.change(field, { target: { value: ' Work laptop ' } });
  press('Save');
  expect(await screen.findByText('The passkey is renamed.')).toBeDefined();
  expect(screen.getByText('Work laptop')).toBeDefined();
  expect(sent).toEqual(['GET /api/passkeys', 'PUT /api/passkeys/1 Work laptop']);

  press('Rename: Phone');
  const second = await screen.findByLabelText<HTMLInputElement>('Name');
  fireEvent.change(second, { target: { value: 'Other' } });
  press('Save');
  expect(await screen.findByText('Nothing was changed.')).toBeDefined();
  expect(second.value).toBe('Other');
});

test('adds another one: proves one that is there, then registers the new one under its name', async () => {
  const device = withAuthenticator();
  const sent = show([laptop]);
  fireEvent.click(await screen.findByRole('button', { name: 'Add passkey' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  fireEvent.change(await screen.findByLabelText('Name of the new one'), {
    target: { value: 'Tablet' },
  });
  press('Register passkey');
  expect(await screen.findByText('The passkey is registered.')).toBeDefined();
  expect(screen.getByText('Tablet')).toBeDefined();
  expect(sent.slice(1)).toEqual([
    'POST /api/passkeys/begin',
    'POST /api/passkeys/prove',
    'POST /api/passkeys Tablet',
  ]);
  expect(device.asked).toHaveLength(2);
});

test('one whose proof is refused says why and begins anew; a device that refuses as well', async () => {
  const device = withAuthenticator();
  show([laptop], { refuses: { '/api/passkeys/prove': ended } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add passkey' }));
  device.refuses = 'NotAllowedError';
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Nothing was confirmed. Please try again.')).toBeDefined();
  device.refuses = null;
  press('Confirm');
  expect(await screen.findByText('Nothing was changed.')).toBeDefined();
  expect(screen.queryByLabelText('Name of the new one')).toBeNull();
});
