import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paintLogIn } from './paintLogIn.ts';
import { paintTerminalLogIn } from './paintTerminalLogIn.ts';

beforeEach(() => document.body.replaceChildren());

function show(painted: HTMLElement) {
  document.body.append(painted);
  return (label: string) => within(painted).getByLabelText(label);
}

function type(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value } });
}

test('who types on after Enter has not sent yet', () => {
  const field = show(paintLogIn('en', true));
  type(field('User name'), 'ella');
  type(field('Password'), 'secr');
  fireEvent.submit(field('Password'));
  type(field('Password'), 'secret');
  expect(globalThis.punctualTyped?.()).toMatchObject({ password: 'secret', isSubmitted: false });
});

test('what was sent by Enter is sent', () => {
  const field = show(paintLogIn('en', true));
  type(field('User name'), 'ella');
  type(field('Password'), 'secret');
  fireEvent.submit(field('Password'));
  expect(globalThis.punctualTyped?.()).toMatchObject({ name: 'ella', isSubmitted: true });
});

test('an empty form is told what is missing until it is filled in', () => {
  const field = show(paintLogIn('en', true));
  type(field('User name'), 'ella');
  fireEvent.submit(field('User name'));
  const [asked] = within(document.body).getAllByText('Please fill this in.');
  expect(asked?.parentElement?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toHaveProperty('type', 'password');
  if (document.activeElement instanceof HTMLElement) type(document.activeElement, 'secret');
  expect(within(document.body).queryByText('Please fill this in.')).toBeNull();
});

test('there is no form where there are other ways to choose from', () => {
  expect(paintLogIn('en', false).querySelector('form')).toBeNull();
});

test('a terminal is signed in by its id, and goes on with what was typed', () => {
  const field = show(paintTerminalLogIn('de'));
  type(field('Terminal-ID'), 'T-100');
  field('Passwort').focus();
  expect(globalThis.punctualTyped?.()).toEqual({
    name: 'T-100',
    password: '',
    focus: 'password',
    isSubmitted: false,
  });
});
