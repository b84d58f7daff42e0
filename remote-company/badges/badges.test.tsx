import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { olga, peopleServer, person, showBadges } from '../people/testing/peopleServer.tsx';

const holder = { employeeNumber: 'E-5', name: 'Nils Roth', isClosed: false };
const path = '/company/badges?person=E-3';
const withBadge = person({ ...olga.entry, badge: '04A2F91C5B' }, 1003, ['Porter']);

const read = (badge: string) =>
  fireEvent.change(screen.getAllByRole('textbox', { name: 'Read the badge' }).at(-1) ?? document, {
    target: { value: badge },
  });

it('says whose a badge is that was found', async () => {
  const server = peopleServer({ holder });
  showBadges(server);
  await screen.findByRole('button', { name: 'Olga Saetang E-3' });
  read('04FF');
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('It is the badge of Nils Roth, number E-5')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open the person' }));
  expect(await screen.findByRole('dialog', { name: 'Nils Roth' })).toBeDefined();
});

it('gives a badge that is read, but none that is somebody else’s', async () => {
  const server = peopleServer({ holder });
  showBadges(server, { path });
  fireEvent.click(await screen.findByRole('button', { name: 'Give a badge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Badge of Olga Saetang' }));
  read('04');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^A badge has 4 to 200/)).toBeDefined();
  read('04FF');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This is the badge of Nils Roth.')).toBeDefined();
  expect(server.saved).toEqual([]);
});

it('replaces a badge', async () => {
  const server = peopleServer({ people: [withBadge] });
  showBadges(server, { path });
  fireEvent.click(await screen.findByRole('button', { name: 'Replace the badge' }));
  await screen.findByText(/^The present badge opens nothing any more/);
  read('NEW-17');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Olga Saetang has the badge')).toBeDefined();
  expect(server.saved).toEqual([{ people: [{ ...olga.entry, badge: 'NEW-17' }] }]);
});

it('takes a lost badge away after a question', async () => {
  const server = peopleServer({ people: [withBadge] });
  showBadges(server, { path });
  fireEvent.click(await screen.findByRole('button', { name: 'Lost: take it away now' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Take away' }));
  expect(await screen.findByText('The badge of Olga Saetang opens nothing any more')).toBeDefined();
  expect(server.saved).toEqual([{ people: [olga.entry] }]);
});

it('says that terminals take no badges, and gives none then', async () => {
  showBadges(peopleServer(), { path, properties: { TERMINAL_BADGE: false } });
  expect(await screen.findByText('Terminals take no badges at present')).toBeDefined();
  await screen.findByRole('button', { name: 'New PIN' });
  expect(screen.queryByRole('button', { name: 'Give a badge' })).toBeNull();
});
