import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  button,
  choose,
  jonas,
  mateo,
  onScreen,
  openPanel,
  press,
  typeTime,
  wholeRows,
  week,
} from './testing/assigningPage.tsx';

onScreen('desktop');

const both = wholeRows(jonas, mateo);

it('makes a schedule of one day, over midnight, with a break', async () => {
  const { server, done } = await openPanel(both);
  press('New schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'New schedule' }));
  const ok = dialog.getByRole<HTMLButtonElement>('button', { name: 'OK' });
  expect(ok.disabled).toBe(true);
  expect(dialog.getByText('Enter when work starts and ends.')).toBeDefined();
  typeTime('Start of work', '21:00');
  expect(boxWithFocus()).toBe('End of work Hour');
  expect(ok.disabled).toBe(true);
  typeTime('End of work', '05:30');
  expect(dialog.getByText(/8 h 30 min of work/).textContent).toBe(
    '8 h 30 min of work · ends on the next day',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Add break' }));
  expect(boxWithFocus()).toBe('Start of break 1 Hour');
  typeTime('Start of break 1', '06:00');
  await dialog.findByText('The break begins outside of the shift.');
  expect(dialog.getByText(/^8 h 30 min of work/)).toBeDefined();
  expect(ok.disabled).toBe(true);
  typeTime('Start of break 1', '01:00');
  await dialog.findByText('Enter when the break ends.');
  typeTime('End of break 1', '01:45');
  expect(dialog.getByText(/7 h 45 min of work/)).toBeDefined();
  fireEvent.click(ok);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const made = screen.getByRole('option', { name: /^New schedule/ });
  expect(made.textContent).toBe('New schedule 21:00 – 05:30 break 01:00 – 01:45');
  expect(made.getAttribute('aria-selected')).toBe('true');
  expect(button('Non-working day').disabled).toBe(true);
  press('Assign to 2 people');
  await waitFor(() => expect(done).toHaveLength(1));
  const [sent] = server.commands;
  expect(sent?.path).toBe('/api/work-schedules/create-and-assign-work-schedules');
  expect(sent?.body.durationWorkScheduleAssignment).toEqual({
    ...{ startTime: '21:00', endTime: '05:30', nonWorkingDay: false },
    breaks: [{ startTime: '01:00', endTime: '01:45' }],
  });
});

function boxWithFocus(): string {
  const box = document.activeElement;
  const group = box?.closest('[role=group]')?.getAttribute('aria-label') ?? '';
  return `${group} ${box?.getAttribute('aria-label') ?? ''}`;
}

it('takes breaks as minutes where the company does', async () => {
  await openPanel(both, { properties: { CUSTOM_DURATION_BREAKS: true } });
  press('New schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'New schedule' }));
  typeTime('Start of work', '08:00');
  typeTime('End of work', '12:00');
  fireEvent.click(dialog.getByRole('button', { name: 'Add break' }));
  const minutes = dialog.getByLabelText('Minutes of break 1');
  fireEvent.change(minutes, { target: { value: '800' } });
  await dialog.findByText('Enter 1 to 720 minutes.');
  fireEvent.change(minutes, { target: { value: '20' } });
  expect(dialog.getByText(/3 h 40 min of work/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await screen.findByRole('option', { name: 'New schedule 08:00 – 12:00 20 min break' });
});

it('makes no schedules where the company does not want them', async () => {
  await openPanel(both, { properties: { DYNAMICALLY_CREATE: false } });
  expect(screen.queryByRole('button', { name: 'New schedule' })).toBeNull();
});

it('assigns two to five schedules in turn, in the order and for the days that were chosen', async () => {
  const { server, done } = await openPanel(both);
  fireEvent.click(screen.getByRole('switch', { name: 'Rotation' }));
  expect(button('Assign').disabled).toBe(true);
  choose(/^Late/);
  expect(button('Assign').disabled).toBe(true);
  choose(/^Night/);
  await waitFor(() => expect(button('Assign to 2 people').disabled).toBe(false));
  press('Move Night up');
  const turns = within(screen.getByRole('list', { name: 'Schedules of the rotation' }));
  expect(turns.getAllByRole('listitem').map((turn) => turn.textContent?.slice(0, 5))).toEqual([
    ...['Night', 'Late1'],
  ]);
  const days = turns.getAllByRole('combobox')[0];
  if (!days) throw new Error('There is no field for the days.');
  fireEvent.change(days, { target: { value: '2' } });
  press('Add non-working day');
  press('Assign to 2 people');
  await waitFor(() => expect(done).toHaveLength(1));
  const [sent] = server.commands;
  expect(sent?.path).toBe('/api/work-schedules/rotation');
  expect(sent?.body.workSchedules).toEqual([
    { duration: 2, externalCode: 'NIGHT' },
    { duration: 7, externalCode: 'LATE' },
    { duration: 7, externalCode: 'NWD-C' },
  ]);
});

it('takes no sixth schedule into a rotation', async () => {
  await openPanel(both);
  fireEvent.click(screen.getByRole('switch', { name: 'Rotation' }));
  for (let turn = 0; turn < 6; turn += 1) choose(/^Late/);
  expect(screen.getAllByRole('button', { name: 'Remove Late' })).toHaveLength(5);
  expect(screen.getByText('A rotation has at most 5 schedules.')).toBeDefined();
  expect(button('Add non-working day').disabled).toBe(true);
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove Late' })[0] ?? document.body);
  expect(screen.getAllByRole('button', { name: 'Remove Late' })).toHaveLength(4);
});

it('has no rotation for picked days, nor where the company has none', async () => {
  const days = new Map([[1, ['2026-11-19']]]);
  const { unmount } = await openPanel({ rows: [jonas], days, range: week });
  expect(screen.queryByRole('switch', { name: 'Rotation' })).toBeNull();
  unmount();
  await openPanel(both, { properties: { SHIFT_ROTATION: false } });
  expect(screen.queryByRole('switch', { name: 'Rotation' })).toBeNull();
});
