import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import {
  button,
  hostOf,
  jonas,
  mateo,
  onScreen,
  press,
  serverFor,
  wholeRows,
} from './testing/assigningPage.tsx';
import { refusal } from './testing/planned.ts';
import { CopyDialog } from './view/assigningParts.ts';

onScreen('desktop');

const both = wholeRows(jonas, mateo);

async function open() {
  const server = serverFor(both);
  const done: true[] = [];
  let closed = 0;
  renderInHost(
    <CopyDialog targets={both} onClose={() => (closed += 1)} onDone={() => done.push(true)} />,
    hostOf(server),
  );
  await screen.findByRole('dialog', { name: 'Copy schedules' });
  return { server, done, closed: () => closed };
}

function type(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it('copies what the board shows to the days after it, once it was seen what that means', async () => {
  const { server, done } = await open();
  expect(screen.getByText('Until Sun 29 Nov, 7 days.')).toBeDefined();
  server.refuse(2, refusal('NOTHING_PLANNED', 'Nothing is planned there.'));
  await screen.findByRole('table', { name: 'What will change' });
  const copy = {
    ...{ userIds: [1, 2], startDate: '2026-11-16', endDate: '2026-11-22' },
    assignStartDate: '2026-11-23',
  };
  expect(server.previews).toEqual([{ copy }]);
  press(/^Copy for/);
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands[0]?.path).toBe('/api/work-schedules/temp-schedule-copy');
  const notice = await screen.findByRole('alertdialog', { name: '1 person was not planned' });
  expect(within(notice).getByText('Mateo Alvarez: Nothing is planned there.')).toBeDefined();
});

it('says what is wrong with the dates and copies over nothing', async () => {
  await open();
  type('New first day', '11-22-2026');
  await screen.findByText('Choose a day after Sun 22 Nov 2026.');
  expect(button(/^Copy for/).disabled).toBe(true);
  type('To', '11-15-2026');
  await screen.findByText('The last day is before the first.');
  type('To', '11-17-2026');
  await screen.findByText('Until Mon 23 Nov, 2 days.');
  expect(button(/^Copy for/).disabled).toBe(false);
});

it('asks before changed dates are lost', async () => {
  const { closed } = await open();
  type('To', '11-17-2026');
  press('Cancel');
  const question = await screen.findByRole('alertdialog', { name: 'Close without copying?' });
  expect(closed()).toBe(0);
  fireEvent.click(within(question).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(closed()).toBe(1));
});
