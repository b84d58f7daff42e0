import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paintLogIn } from './paintLogIn.ts';

test('who types on after Enter has not sent yet', () => {
  const painted = paintLogIn('en', true);
  document.body.append(painted);
  const field = (label: string) => within(painted).getByLabelText(label);
  fireEvent.input(field('User name'), { target: { value: 'ella' } });
  fireEvent.input(field('Password'), { target: { value: 'secr' } });
  fireEvent.submit(field('Password'));
  fireEvent.input(field('Password'), { target: { value: 'secret' } });
  expect(globalThis.punctualTyped?.()).toMatchObject({ password: 'secret', isSubmitted: false });
});

test('what was sent by Enter is sent', () => {
  const painted = paintLogIn('en', true);
  document.body.append(painted);
  const field = (label: string) => within(painted).getByLabelText(label);
  fireEvent.input(field('User name'), { target: { value: 'ella' } });
  fireEvent.input(field('Password'), { target: { value: 'secret' } });
  fireEvent.submit(field('Password'));
  expect(globalThis.punctualTyped?.()).toMatchObject({ username: 'ella', isSubmitted: true });
});
