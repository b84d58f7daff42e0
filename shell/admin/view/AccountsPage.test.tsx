import { fireEvent, screen, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import type { Account } from '../data/accountQueries.ts';
import { messages as shellMessages } from '../../messages/en.ts';
import { messages } from '../messages/en.ts';
import { AccountsPage } from './AccountsPage.tsx';

const own = employeeSession({
  id: 1004,
  firstName: 'Dora',
  lastName: 'Vega',
  employeeNumber: 'E-1004',
  assignments: [],
});

const mia: Account = {
  employeeId: 1001,
  firstName: 'Mia',
  lastName: 'Behrens',
  employeeNumber: 'E-1001',
  username: 'mia',
  hasPassword: true,
  closedAt: null,
  sessions: 2,
  lastUsedAt: '2026-03-02T08:00:00.000Z',
  asksForPasskey: false,
  passkeys: 0,
  passkeyUntil: null,
  takesOneTimePassword: true,
};

it('asks before it closes an account, and then says that it is closed', async () => {
  let account = mia;
  const sent: unknown[] = [];
  show(async (request) => {
    if (request.method !== 'PUT') return { contents: [account], totalPages: 1 };
    sent.push([new URL(request.url).pathname, await request.json()]);
    account = { ...mia, closedAt: '2026-03-02T09:00:00.000Z', sessions: 0, lastUsedAt: null };
    return account;
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Close account: Mia Behrens' }));
  const question = await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Close account' }));
  await screen.findByRole('button', { name: 'Open again: Mia Behrens' });
  expect(screen.queryByRole('button', { name: /End sessions/ })).toBeNull();
  expect(sent).toEqual([['/api/accounts/1001/state', { closed: true }]]);
});

it('gives a one-time password, which is shown once', async () => {
  const sent: string[] = [];
  show((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/accounts') return Promise.resolve({ contents: [mia], totalPages: 1 });
    sent.push(`${request.method} ${pathname}`);
    return Promise.resolve({ password: 'aaaaa-bbbbb', until: '2026-03-09T08:00:00.000Z' });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about Mia Behrens' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'One-time password' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/every session ends/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('aaaaa-bbbbb')).toBeDefined();
  expect(screen.getByText(/^Log-in as mia, until /)).toBeDefined();
  expect(sent).toEqual(['POST /api/accounts/1001/one-time-password']);
});

it('offers no one-time password where none can be given', async () => {
  const closed = { ...mia, closedAt: '2026-03-02T09:00:00.000Z', takesOneTimePassword: false };
  show(() => Promise.resolve({ contents: [closed], totalPages: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: 'More about Mia Behrens' }));
  expect(await screen.findByRole('menuitem', { name: 'Export personal data' })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'One-time password' })).toBeNull();
});

it('asks before it erases somebody, and gives what is kept of a person as a file', async () => {
  const sent: string[] = [];
  const files: string[] = [];
  const document = {
    ...{ format: 'punctual-person-1', employeeId: 1001, exportedAt: '2026-03-02T08:00:00.000Z' },
    ...{ tables: {}, withheld: {}, acts: {} },
  };
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) files.push(content.type);
    return 'blob:person';
  };
  show((request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/accounts') sent.push(`${request.method} ${pathname}`);
    if (pathname.endsWith('/personal-data')) return Promise.resolve(document);
    return Promise.resolve(
      pathname === '/api/accounts' ? { contents: [mia], totalPages: 1 } : { rows: {} },
    );
  });
  const choose = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'More about Mia Behrens' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Export personal data');
  await expect.poll(() => files).toEqual(['application/json']);
  await choose('Erase');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Mia Behrens is erased.')).toBeDefined();
  expect(sent).toEqual(['GET /api/accounts/1001/personal-data', 'POST /api/accounts/1001/erasure']);
});

it('offers nobody to close the account in use', async () => {
  show(() =>
    Promise.resolve({ contents: [{ ...mia, employeeId: own.employeeId }], totalPages: 1 }),
  );
  await screen.findByText('Mia Behrens');
  expect(screen.queryByRole('button', { name: /Close account/ })).toBeNull();
});

function show(answerTo: (request: Request) => Promise<unknown>): void {
  renderInHost(<AccountsPage />, {
    session: own,
    messages: { ...shellMessages, ...messages },
    fetch: async (request) => Response.json(await answerTo(request)),
  });
}
