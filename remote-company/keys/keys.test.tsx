import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { refusal } from '../company/testing/companyServer.ts';
import { messages } from '../messages/en.ts';
import { keyServer, payroll, type KeyServer } from './testing/keyServer.ts';
import { Page } from './view/KeysPage.tsx';

it('says that no program has a key yet', async () => {
  show();
  expect(await screen.findByText('No program has a key yet')).toBeDefined();
});

it.each([
  ['on a phone', () => undefined],
  ['on a desktop', asDesktop],
])('lists what each may read, of whom, until when, and who made it, %s', async (_, onDevice) => {
  onDevice();
  show({ keys: [payroll] });
  const row = within((await screen.findByText('Payroll')).closest('tr') ?? document.body);
  expect(row.getByText(/Time entries, Schedules/)).toBeDefined();
  expect(row.getByText(/Dock 3, Harbour/)).toBeDefined();
  expect(row.getByText(/Mar 2027/)).toBeDefined();
  expect(row.getByText(/Never used/)).toBeDefined();
  expect(row.getByText(/Robin Ellis/)).toBeDefined();
});

it('says why a key cannot be used, and offers to revoke only what can still come back', async () => {
  const ended = { endedAt: '2026-03-02T08:00:00.000Z', endedBy: 'Dora Vega' };
  show({
    keys: [
      { ...payroll, sites: null },
      { ...payroll, id: 2, name: 'Old shop', state: 'MAKER_GONE', sites: [] },
      { ...payroll, id: 3, name: 'Trial', state: 'EXPIRED' },
      { ...payroll, id: 4, name: 'Leaked', state: 'ENDED', ...ended },
    ],
  });
  expect(await screen.findByText('Stopped')).toBeDefined();
  expect(screen.getByText(/^Robin Ellis is no longer an administrator here/)).toBeDefined();
  expect(screen.getByText(/None: its sites no longer exist/)).toBeDefined();
  expect(screen.getByText(/All sites/)).toBeDefined();
  expect(screen.getByText('Expired')).toBeDefined();
  expect(screen.getByText(/^Revoked by Dora Vega, /)).toBeDefined();
  const buttons = screen.getAllByRole('button', { name: /^Revoke the key of / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Revoke the key of Payroll',
    'Revoke the key of Old shop',
  ]);
});

it('revokes a key after a question that says what it means', async () => {
  const server = show({ keys: [payroll] });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the key of Payroll' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/reads nothing with it from now on/)).toBeDefined();
  expect(server.revoked).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The key of Payroll is revoked.')).toBeDefined();
  expect(server.revoked).toEqual(['/api/keys/1']);
});

it('makes a key for some sites and shows it once, with a command to try it', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Which program'), { target: { value: ' Payroll ' } });
  fireEvent.click(form.getByLabelText(/^Schedules: /));
  fireEvent.click(form.getByLabelText('Some sites'));
  fireEvent.click(await form.findByLabelText('Harbour'));
  fireEvent.change(form.getByLabelText('Valid for'), { target: { value: '365' } });
  fireEvent.change(form.getByLabelText('At most'), { target: { value: '60' } });
  fireEvent.click(form.getByRole('button', { name: 'Make key' }));

  const key = (await screen.findByText(/^punctual-key-[0-9a-f]{64}$/)).textContent;
  expect(server.orders).toHaveLength(1);
  expect(server.orders[0]?.body).toEqual({
    ...{ name: 'Payroll', authorities: ['VIEW_TIME', 'ASSIGN_WORK_SCHEDULES'], perMinute: 60 },
    ...{ sites: ['harbour'], days: 365, digest: await digestOf(key) },
  });
  expect(JSON.stringify(server.orders)).not.toContain(key);
  const command = `curl -H "Authorization: Bearer ${key}" ${location.origin}/api/key`;
  expect(screen.getByText(command)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(key)).toBeNull());
});

it('asks for what is missing before anything is sent', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByLabelText(/^Time entries: /));
  fireEvent.click(form.getByLabelText('Some sites'));
  fireEvent.click(form.getByRole('button', { name: 'Make key' }));
  expect(await form.findByText('Enter the name of the program.')).toBeDefined();
  expect(form.getByText('Choose what it may read.')).toBeDefined();
  expect(form.getByText('Choose a site, or all of them.')).toBeDefined();
  expect(server.orders).toEqual([]);
});

it('sends the same key again after an answer that did not come, so that none is lost', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const server = show({ makes: [lost, () => Response.json(payroll)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Which program'), { target: { value: 'Payroll' } });
  fireEvent.click(form.getByRole('button', { name: 'Make key' }));
  await waitFor(() => expect(server.orders).toHaveLength(1));
  await waitFor(() => {
    fireEvent.click(form.getByRole('button', { name: 'Make key' }));
    expect(server.orders).toHaveLength(2);
  });
  expect(server.orders[1]).toEqual(server.orders[0]);
  expect(await screen.findByText(/^punctual-key-/)).toBeDefined();
});

it('says in the dialog that there are too many keys, and keeps what was entered', async () => {
  show({ makes: [() => refusal(409, 'KEY_LIMIT', 'Revoke one that no program needs any more.')] });
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Which program'), { target: { value: 'Payroll' } });
  fireEvent.click(form.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText(/Revoke one that no program needs/)).toBeDefined();
  expect(form.getByDisplayValue('Payroll')).toBeDefined();
});

it('can be searched for a site where there are many', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ kind: 'GEOFENCE' as const, code: `s${index}`, name: `Site ${index}`, people: 1 },
  }));
  show({ sites: many });
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByLabelText('Some sites'));
  fireEvent.change(await form.findByLabelText('Search sites'), { target: { value: 'site 11' } });
  expect(form.queryByLabelText('Site 10')).toBeNull();
  expect(form.getByLabelText('Site 11')).toBeDefined();
});

async function digestOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function show(answers: KeyServer = {}) {
  const server = keyServer(answers);
  renderInHost(<Page />, { messages, fetch: server.fetch });
  return server;
}
