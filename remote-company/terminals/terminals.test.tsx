import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpLink } from './rules/setUpLink.ts';
import { device, showTerminals, terminalServer } from './testing/terminalServer.tsx';

const on = { features: { TERMINAL: true } } as const;
const open = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Main entrance T-100' }));
const setUp = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Set up a tablet: Main entrance' }));

it('shows what runs on a device, and asks before it is signed out', async () => {
  const server = terminalServer({ devices: [device] });
  showTerminals(server, on);
  expect(await screen.findByText('Runs')).toBeDefined();
  expect(screen.getByText('Riverside')).toBeDefined();
  expect(screen.getByText('Version 1.0.0-74df376137 · 3 punches unsent')).toBeDefined();
  await open();
  expect(await screen.findByText(/3 punches unsent · Since/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: Chrome, Android' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/3 punches have not been sent/)).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('The device of Main entrance is signed out.')).toBeDefined();
  expect(server.sent).toEqual(['/api/terminal-devices/17/end-session']);
});

it('warns of a clock that is off by more than a minute', async () => {
  const slow = { ...device, hasEnded: true, isRunning: false, clockOffSeconds: -25_200 };
  showTerminals(terminalServer({ devices: [slow] }), on);
  expect(await screen.findByText('Clock 7 h 00 min behind')).toBeDefined();
  expect(screen.getByText('Session is over')).toBeDefined();
});

it('makes the first terminal, and goes on to its tablet', async () => {
  const server = terminalServer({ terminals: [] });
  showTerminals(server, on);
  expect(await screen.findByText(/^A terminal is a tablet on the wall/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add terminal' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Dock' },
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('DOCK');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Set up a tablet as Dock' })).toBeDefined();
  expect(await screen.findByText('k7mp-3xqa-hn8d')).toBeDefined();
});

it('says that the tablet has come in', async () => {
  showTerminals(terminalServer({ setUp: ['USED'] }), on);
  await setUp();
  expect(await screen.findByText('The tablet is signed in')).toBeDefined();
  expect(screen.getByText(/^Safari, iPadOS is now Main entrance/)).toBeDefined();
});

it('makes a new code when one has run out', async () => {
  const server = terminalServer({ setUp: ['OVER'] });
  showTerminals(server, on);
  await setUp();
  expect(await screen.findByText('The code has run out')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'New code' }));
  await screen.findByText('The code has run out');
  expect(server.sent).toEqual(['/api/terminals/3/set-up-code', '/api/terminals/3/set-up-code']);
});

it('has all of the link behind the #', () => {
  const link = setUpLink('https://punctual.example', 'Dock 3', 'k7mp-3xqa-hn8d');
  const { origin, pathname, search, hash } = new URL(link);
  expect([origin, pathname, search]).toEqual(['https://punctual.example', '/', '']);
  expect(hash).toBe('#/terminal-login?terminal=Dock+3&code=k7mp-3xqa-hn8d');
});

it('draws a password and shows it once, or takes a typed one', async () => {
  const server = terminalServer({ devices: [device] });
  showTerminals(server, on);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Password of Main entrance' }));
  fireEvent.click(dialog.getByRole('radio', { name: 'Type one' }));
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'short' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByText('At least 12 characters.')).toBeDefined();
  fireEvent.click(dialog.getByRole('radio', { name: 'Draw one' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Sign every device/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('aaaaa-bbbbb-ccccc-ddddd')).toBeDefined();
  expect(server.passwords).toEqual([{ endsSessions: true }]);
});

it('offers no set-up while terminals are off, and says who switches them on', async () => {
  const off = { features: { TERMINAL: false } } as const;
  const { unmount } = showTerminals(terminalServer(), off);
  await screen.findByRole('button', { name: 'Main entrance T-100' });
  expect(screen.getByRole('link', { name: 'Open the switches' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Set up a tablet/ })).toBeNull();
  unmount();
  showTerminals(terminalServer(), { ...off, isAdministrator: false });
  expect(await screen.findByText(/An administrator can switch TERMINAL on/)).toBeDefined();
});
