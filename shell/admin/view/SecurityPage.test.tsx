import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import type { SecurityEvent } from '../rules/securityFilter.ts';
import { SecurityPage } from './SecurityPage.tsx';

const refused: SecurityEvent = {
  ...{ id: 7, at: '2026-03-02T08:00:07.000Z', event: 'log-in', call: 'logIn', times: 3 },
  ...{ outcome: 'WRONG_CREDENTIALS', target: '', network: '203.0.113.0/24', traceId: 'trace-1' },
  ...{ who: { id: 'employee 1001', name: 'Mia Behrens' }, about: null },
};
const closed: SecurityEvent = {
  ...{ ...refused, id: 6, event: 'account-changed', outcome: 'OK', target: 'closed', times: 1 },
  ...{ who: null, network: null, about: { id: 1001, name: 'Mia Behrens' } },
};

it('says who did what, from where, and how it ended', async () => {
  show(() => Response.json({ contents: [refused, closed], next: null }));
  const [first, second] = await screen.findAllByRole('row', { name: /Mia Behrens/ });
  expect(first?.textContent).toMatch(/Log-in.*Refused: WRONG_CREDENTIALS.*3 times.*employee 1001/);
  expect(first?.textContent).toContain('203.0.113.0/24');
  expect(first?.textContent).toMatch(/:00:07\b/);
  expect(second?.textContent).toMatch(
    /Account opened, closed or changed.*Done.*closed.*Command line/,
  );
});

it('asks for what the filter says, and for a person found by name', async () => {
  const asked: string[] = [];
  show((request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname === '/api/accounts') return Response.json(accounts(searchParams.get('search')));
    asked.push(search);
    return Response.json({ contents: [], next: null });
  });
  await screen.findByText('Nothing has happened yet.');
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'log-in' } });
  fireEvent.change(screen.getByLabelText('Outcome'), { target: { value: 'REFUSED' } });
  await waitFor(() => expect(asked.at(-1)).toBe('?event=log-in&outcome=REFUSED'));
  await choosePerson('mia', 'Mia Behrens · mia');
  await waitFor(() => expect(asked.at(-1)).toBe('?event=log-in&outcome=REFUSED&person=1001'));
  await choosePerson('17', 'employee 17');
  await waitFor(() => expect(asked.at(-1)).toBe('?event=log-in&outcome=REFUSED&person=17'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByText('Nothing has happened yet.');
});

it('draws of 10,000 events those in view', async () => {
  const contents = Array.from({ length: 10_000 }, (_, index) => ({ ...refused, id: index + 1 }));
  show(() => Response.json({ contents, next: null }));
  const table = await screen.findByRole('treegrid', { name: 'Security log' });
  expect(table.getAttribute('aria-rowcount')).toBe('10001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

it('says that it failed and tries again, and who may not see it is told so', async () => {
  let code: 'VALIDATION_FAILED' | 'ACCESS_DENIED' = 'VALIDATION_FAILED';
  show(() => {
    const status = code === 'VALIDATION_FAILED' ? 400 : 403;
    const problem = { type: 'about:blank', title: code, detail: code, traceId: 't', code, status };
    const headers = { 'content-type': 'application/problem+json' };
    return Response.json(problem, { status, headers });
  });
  const again = await screen.findByRole('button', { name: /^Try/ });
  code = 'ACCESS_DENIED';
  fireEvent.click(again);
  await screen.findByText(messages['admin.denied.title']);
  expect(screen.queryByRole('treegrid')).toBeNull();
});

async function choosePerson(typed: string, name: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: /^Person/ });
  fireEvent.click(field);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name }));
}

/** The only account, returned when the search matches it. */
function accounts(search: string | null): components['schemas']['AccountPage'] {
  const mia = {
    ...{ employeeId: 1001, firstName: 'Mia', lastName: 'Behrens', employeeNumber: '1' },
    ...{ username: 'mia', hasPassword: true, closedAt: null, sessions: 0, lastUsedAt: null },
    ...{ asksForPasskey: false, passkeys: 0, passkeyUntil: null, takesOneTimePassword: true },
  };
  return { contents: 'mia behrens'.includes(search ?? '') ? [mia] : [], totalPages: 1 };
}

function show(answerTo: (request: Request) => Response): void {
  renderInHost(<SecurityPage />, {
    messages,
    fetch: (request) => Promise.resolve(answerTo(request)),
  });
}
