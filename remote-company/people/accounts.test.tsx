import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { olga, peopleServer, show, type PeopleServer } from './testing/peopleServer.tsx';

it('shows what the address names: log-in, jobs, rights, and the way to more', async () => {
  show(peopleServer(), { path: '/company/people?person=E-3' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Olga Saetang' }));
  expect(await dialog.findByText('Manages: Approve time')).toBeDefined();
  expect(dialog.getByText(/^Last used .* · 2 open sessions$/)).toBeDefined();
  expect(dialog.getByText('Porter')).toBeDefined();
  const jobs = dialog.getByRole('link', { name: 'Show jobs' });
  expect(jobs.getAttribute('href')).toContain('/company/jobs?person=E-3');
});

it('says that a number is nobody’s', async () => {
  show(peopleServer({ people: [] }), { path: '/company/people?person=E-99' });
  expect(await screen.findByText('Nobody has this number')).toBeDefined();
});

it('asks before it closes an account, says so, and takes it back', async () => {
  const server = peopleServer({ effects: [{ kind: 'LOG_IN_LOST', count: 1, names: ['Olga'] }] });
  await openOlga(server);
  fireEvent.click(screen.getByRole('button', { name: 'Close account' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.saved).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The account of Olga Saetang is closed')).toBeDefined();
  expect(server.saved).toEqual([{ people: [{ ...olga.entry, closed: true }] }]);
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.saved.at(-1)).toEqual({ people: [{ closed: false, ...olga.entry }] }),
  );
});

it('gives a one-time password, which is shown once', async () => {
  const server = peopleServer();
  await openOlga(server);
  fireEvent.click(screen.getByRole('button', { name: 'One-time password' }));
  const question = within(await screen.findByRole('dialog', { name: /^One-time password for/ }));
  expect(question.getByText(/every session ends/)).toBeDefined();
  expect(server.calls).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('aaaaa-bbbbb')).toBeDefined();
  expect(screen.getByText(/^Log-in as olga, until /)).toBeDefined();
  expect(server.calls).toEqual(['POST /api/accounts/1003/one-time-password']);
});

it('gives a new PIN after a question, and shows it once', async () => {
  const server = peopleServer();
  await openOlga(server);
  fireEvent.click(screen.getByRole('button', { name: 'New PIN' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'New PIN' }));
  expect(await screen.findByText('480275')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('480275')).toBeNull());
});

it('ends sessions and resets passkeys where there are some', async () => {
  const server = peopleServer({ account: { asksForPasskey: true, passkeys: 1 } });
  await openOlga(server, { features: { SECOND_FACTOR: true } });
  expect(screen.getByText(/1 passkey$/)).toBeDefined();
  for (const name of ['End sessions', 'Reset passkeys']) {
    fireEvent.click(screen.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(server.calls).toEqual([
    'POST /api/accounts/1003/end-sessions',
    'POST /api/accounts/1003/reset-passkeys',
  ]);
});

it('gives what is kept of a person as a file, and asks before it erases somebody', async () => {
  const files: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (content: unknown) => {
        if (content instanceof Blob) files.push(content.type);
        return 'blob:person';
      },
    }),
  );
  const server = peopleServer();
  await openOlga(server);
  fireEvent.click(screen.getByRole('button', { name: 'Export personal data' }));
  await expect.poll(() => files).toEqual(['application/json']);
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('Olga Saetang is erased')).toBeDefined();
  expect(server.calls).toEqual([
    'GET /api/accounts/1003/personal-data',
    'POST /api/accounts/1003/erasure',
  ]);
});

it('offers who manages the company nothing that only administrators do', async () => {
  const server = peopleServer({ account: { takesOneTimePassword: false } });
  await openOlga(server, { authorities: ['MANAGE_COMPANY'] });
  expect(screen.getByRole('button', { name: 'Close account' })).toBeDefined();
  for (const name of [
    'One-time password',
    'End sessions',
    'Erase',
    'Export personal data',
    'New PIN',
  ]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('changes nothing about somebody who may do more, and says why', async () => {
  const server = peopleServer({ authorities: ['SUPER_ADMIN'] });
  show(server, { path: '/company/people?person=E-3' });
  expect(await screen.findByText('You cannot change this person')).toBeDefined();
  expect(screen.getByText(/Supervisor/)).toBeDefined();
  for (const name of ['Edit', 'Close account', 'New PIN', 'Give a badge']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it('offers nobody to close or erase the account in use', async () => {
  const server = peopleServer();
  await openOlga(server, { employeeId: 1003 });
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined();
  for (const name of ['Close account', 'Erase', 'New PIN']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

async function openOlga(server: PeopleServer, options: Parameters<typeof show>[1] = {}) {
  show(server, { path: '/company/people?person=E-3', ...options });
  await screen.findByRole('button', { name: 'History' });
}
