import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages/en.ts';
import { exampleInvitee } from './testing/exampleInvitee.ts';
import { invitationServer } from './testing/invitationServer.ts';
import { Page } from './view/InvitationsPage.tsx';

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
  return () => vi.unstubAllGlobals();
});

const invite = (count: number) =>
  screen.findByRole('button', { name: count === 1 ? 'Invite 1 person' : `Invite ${count} people` });

async function confirm(count: number): Promise<HTMLElement> {
  fireEvent.click(await invite(count));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: /^Invite \d/ }));
  return dialog;
}

it('invites everyone who never logged in, and prints their cards', async () => {
  const server = invitationServer();
  show(server);
  fireEvent.click(await invite(2));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByText(
      'This makes a one-time password for 2 people, and a PIN for 2 people.',
    ),
  ).toBeDefined();
  expect(server.wanted).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Invite 2 people' }));
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('There is no card.');
  for (const text of ['Harbour Clinic', 'Mia Behrens 1', 'mia.1', 'abcd-efgh-2342', '803164']) {
    expect(within(card).getByText(text)).toBeDefined();
  }
  expect(within(card).getByText('PIN fürs Terminal')).toBeDefined();
  expect(await within(card).findByRole('img', { name: 'Anmelden' })).toBeDefined();
  expect(server.wanted).toEqual([
    [
      { employeeId: 1, replaces: 'NOTHING', pin: 'FIRST' },
      { employeeId: 2, replaces: 'NOTHING', pin: 'FIRST' },
    ],
  ]);
  expect(server.searches[0]).toContain('state=NOT_INVITED');
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('asks before the cards are gone for good', async () => {
  show(invitationServer());
  await confirm(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('They can’t be shown again.')).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Done' }));
  expect(await invite(2)).toBeDefined();
  expect(screen.queryByText('abcd-efgh-2342')).toBeNull();
});

it('replaces what nobody has seen after a lost answer, and nothing else', async () => {
  const people = [exampleInvitee(1), exampleInvitee(2, { hasPin: true })];
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const server = invitationServer({ people, answers: [lost] });
  show(server);
  await confirm(2);
  expect(await screen.findByText('2 of 2 are not made yet')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('2 invitations')).toBeDefined();
  expect(server.wanted[1]).toEqual([
    { employeeId: 1, replaces: 'UNUSED', pin: 'GIVEN' },
    { employeeId: 2, replaces: 'UNUSED', pin: 'FIRST' },
  ]);
});

it('leaves alone who has a password, unless told to replace it', async () => {
  const people = [exampleInvitee(1), exampleInvitee(2, { state: 'ACTIVE' })];
  const server = invitationServer({ people, givesPins: false });
  show(server);
  fireEvent.click(await invite(2));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('They keep theirs and get no card.')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Invite 1 person' })).toBeDefined();
  fireEvent.click(
    within(dialog).getByRole('checkbox', { name: /^Replace the password or invitation/ }),
  );
  fireEvent.click(within(dialog).getByRole('button', { name: 'Invite 2 people' }));
  await screen.findByText('2 invitations');
  expect(server.wanted[0]).toEqual([
    { employeeId: 1, replaces: 'ANY', pin: 'NONE' },
    { employeeId: 2, replaces: 'ANY', pin: 'NONE' },
  ]);
});

it('chooses only whom this administrator may invite, and keeps them through another search', async () => {
  const people = [exampleInvitee(1), exampleInvitee(2, { refusal: 'RIGHTS_NOT_HELD' })];
  show(invitationServer({ people }));
  expect(await invite(1)).toBeDefined();
  expect(screen.getByText('Only an administrator can invite them')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Invite Mia Behrens 2' })).toHaveProperty(
    'disabled',
    true,
  );
  fireEvent.change(screen.getByLabelText('Search people'), { target: { value: 'Olga' } });
  expect(await invite(1)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Invite \d/ })).toBeNull());
});

it('says who got no invitation, and why', async () => {
  show(invitationServer({ refused: [{ employeeId: 2, reason: 'HAS_PASSWORD' }] }));
  await confirm(2);
  expect(await screen.findByText('Mia Behrens 2: Has a password already')).toBeDefined();
});

it('begins with the people who were selected on the page People', async () => {
  const server = invitationServer();
  show(server, '/company/invitations?employees=1,2');
  expect(await invite(2)).toBeDefined();
  expect(server.searches).toEqual(['?employeeIds=1&employeeIds=2&page=0']);
  fireEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
  await waitFor(() => expect(server.searches.at(-1)).toBe('?page=0'));
  expect(await invite(2)).toBeDefined();
});

it('says that nobody is left to invite', async () => {
  show(invitationServer({ people: [] }));
  expect(await screen.findByText('Nobody left to invite')).toBeDefined();
});

function show(server: ReturnType<typeof invitationServer>, path = '/company/invitations'): void {
  renderInHost(<Page />, { messages, path, fetch: server.fetch });
}
