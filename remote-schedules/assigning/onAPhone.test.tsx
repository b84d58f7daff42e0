import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, jonas, onScreen, openPanel, press, wholeRows } from './testing/assigningPage.tsx';

onScreen('phone');

it('is a dialog over the whole screen, without a rotation, and plans alike', async () => {
  const { done } = await openPanel(wholeRows(jonas));
  const dialog = screen.getByRole('dialog', { name: 'Assign temporary schedule' });
  expect(within(dialog).queryByRole('switch')).toBeNull();
  choose(/^Late/);
  press('Assign to 1 person');
  await waitFor(() => expect(done).toHaveLength(1));
});

it('closes by Escape what lies on top first', async () => {
  const { closed } = await openPanel(wholeRows(jonas));
  press('New schedule');
  const made = await screen.findByRole('dialog', { name: 'New schedule' });
  fireEvent.keyDown(made, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New schedule' })).toBeNull());
  expect(closed()).toBe(0);
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(closed()).toBe(1));
});
