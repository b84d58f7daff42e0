import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../messages/en.ts';
import { Page } from './ClockingPage.tsx';
import type { Subordinate } from '../people/rules/subordinate.ts';
import { clockingServer } from './testing/clockingServer.ts';
import { subordinate } from './testing/subordinates.ts';

const lena = subordinate(1, 'Lena Fischer');
const tom = subordinate(2, 'Tom Hughes', { state: 'IN' });
const priya = subordinate(3, 'Priya Nair', { absence: 'Vacation' });
const ana = subordinate(4, 'Ana Ruiz', { state: 'ELSEWHERE' });
const noah = subordinate(5, 'Noah Weber');

beforeEach(asDesktop);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('says who is clocked in, away on leave, or on a position of another manager', async () => {
    await openPage([lena, tom, priya, ana]);
    expect(rowOf('Lena Fischer').getByText('Clocked out')).toBeDefined();
    expect(rowOf('Tom Hughes').getByText('Clocked in')).toBeDefined();
    expect(rowOf('Tom Hughes').getByRole('switch')).toHaveProperty('checked', true);
    expect(rowOf('Priya Nair').getByText('On leave: Vacation')).toBeDefined();
    const elsewhere = rowOf('Ana Ruiz');
    expect(elsewhere.getByText('Clocked in on a position that you do not approve')).toBeDefined();
    expect(elsewhere.getByRole('switch')).toHaveProperty('disabled', true);
    expect(elsewhere.getByRole('checkbox')).toHaveProperty('disabled', true);
  });

  it('says who is late, is expected or is off today, and finds them by it', async () => {
    const planned = { start: '2026-11-19T06:00:00.000Z', end: '2026-11-19T14:30:00.000Z' };
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T12:00:00.000Z') });
    const lastNight = { start: '2026-11-18T22:00:00.000Z', end: '2026-11-19T06:00:00.000Z' };
    const server = await openPage([
      subordinate(1, 'Lena Fischer', { attendance: 'LATE', planned }),
      subordinate(2, 'Tom Hughes', { attendance: 'DUE', planned }),
      subordinate(3, 'Priya Nair', { attendance: 'LATER', planned }),
      subordinate(4, 'Ana Ruiz', { attendance: 'OFF' }),
      subordinate(5, 'Noah Weber', { attendance: 'MISSED', planned: lastNight }),
    ]);
    expect(
      rowOf('Noah Weber').getByText('Shift not worked, planned Wed 18 Nov, 22:00 – 06:00'),
    ).toBeDefined();
    expect(rowOf('Lena Fischer').getByText('Late, planned 06:00 – 14:30')).toBeDefined();
    expect(
      rowOf('Tom Hughes').getByText('Should be here now, planned 06:00 – 14:30'),
    ).toBeDefined();
    expect(rowOf('Priya Nair').getByText('Planned 06:00 – 14:30')).toBeDefined();
    expect(rowOf('Ana Ruiz').getByText('Off today')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Should be in' }));
    await waitFor(() => expect(screen.queryByText('Priya Nair')).toBeNull());
    expect(screen.getByText('Tom Hughes')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Late' }));
    await waitFor(() => expect(screen.queryByText('Tom Hughes')).toBeNull());
    expect(screen.getByText('Noah Weber')).toBeDefined();
    expect(server.searches.at(-1)).toMatchObject({ attendance: 'LATE' });
  });

  it('offers the same choice as a menu on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: false, media }),
    );
    const server = await openPage([lena, tom]);
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Who is shown: Everybody' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Late' }));
    expect(await screen.findByRole('button', { name: 'Who is shown: Late' })).toBeDefined();
    await waitFor(() => expect(server.searches.at(-1)).toMatchObject({ attendance: 'LATE' }));
  });

  it('searches from three characters', async () => {
    const server = await openPage([lena, tom]);
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'Le' } });
    expect(server.searches.every(({ search }) => search === undefined)).toBe(true);
    fireEvent.change(field, { target: { value: 'Lena' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(screen.queryByText('Tom Hughes')).toBeNull());
    expect(server.searches.at(-1)?.search).toBe('Lena');
  });

  it('narrows the people by what their positions have, as long as the filter is there', async () => {
    const porter = { id: 52, description: 'Porter' };
    const server = await openPage([lena, subordinate(5, 'Omar Haddad', { position: porter })]);
    await addFilter('Position', 'Porter');
    await waitFor(() => expect(screen.queryByText('Lena Fischer')).toBeNull());
    expect(screen.getByText('Omar Haddad')).toBeDefined();
    await addFilter('Default cost center', '4120 Ward 3 East');
    await addFilter('Union', 'Local 5');
    await addFilter('Info', 'Currently on break');
    await waitFor(() =>
      expect(server.searches.at(-1)).toMatchObject({
        positions: [52],
        defaultCostCenterIds: [31],
        customEntities: [{ filterName: 'Union', filterValues: ['LOCAL-5'] }],
        infoFilter: ['CURRENTLY_AWAY'],
      }),
    );
    await screen.findByText('None of your people matches these filters at present.');
    fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
    await screen.findByText('Lena Fischer');
    expect(screen.queryByRole('button', { name: 'Remove Position: Porter' })).toBeNull();
  });

  it('selects a page without those on leave, and everybody by the filter', async () => {
    const many = Array.from({ length: 130 }, (_unused, index) =>
      subordinate(100 + index, `Person ${index}`),
    );
    await openPage([priya, ...many]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select everybody on this page' }));
    expect(screen.getByRole('button', { name: 'Clock in 29' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Select all 131 people' }));
    await screen.findByRole('button', { name: 'Clock in 130' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Priya Nair' }));
    await screen.findByText('Priya Nair is on approved leave today and cannot be clocked in.');
  });
});

describe('clocking in', () => {
  it('takes one press where nothing has to be chosen, and says so', async () => {
    const server = await openPage([lena, tom]);
    fireEvent.click(rowOf('Lena Fischer').getByRole('switch'));
    await screen.findByText('Lena Fischer is clocked in', { selector: '[role=listitem] *' });
    expect(server.calls).toMatchObject([
      { path: 'mass-shift-clock-in', rows: [{ employeeAssignmentId: 1001 }] },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is as asked for until the list has been read again', async () => {
    const server = await openPage([lena]);
    server.cut('before');
    fireEvent.click(rowOf('Lena Fischer').getByRole('switch'));
    await screen.findByText('The connection was lost');
    expect(rowOf('Lena Fischer').getByRole('switch', { hidden: true })).toHaveProperty(
      'checked',
      true,
    );
  });

  it('leaves the switch usable once the list has been read again, also if that changed nothing', async () => {
    const server = await openPage([lena]);
    fireEvent.click(rowOf('Lena Fischer').getByRole('switch'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await waitFor(() =>
      expect(rowOf('Lena Fischer').getByRole('switch')).toHaveProperty('checked', false),
    );
    fireEvent.click(rowOf('Lena Fischer').getByRole('switch'));
    await waitFor(() => expect(server.calls).toHaveLength(2));
  });

  it('asks where what it is booked on is to be chosen', async () => {
    const server = await openPage([lena]);
    selectEach(['Lena Fischer']);
    fireEvent.click(screen.getByRole('button', { name: 'Clock in with choices…' }));
    await screen.findByPlaceholderText('Each person’s own');
    expect(screen.queryByPlaceholderText('Choose')).toBeNull();
    fireEvent.change(await screen.findByLabelText(/^Comment on clock-in/), {
      target: { value: 'Fire drill' },
    });
    fireEvent.click(lastButton('Clock in 1'));
    await screen.findByText('Lena Fischer is clocked in', { selector: '[role=listitem] *' });
    expect(server.calls[0]?.rows[0]).toMatchObject({ comment: 'Fire drill' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of several, as chosen, can be undone, and then nothing is sent', async () => {
    const server = await openPage([lena, noah]);
    selectEach(['Lena Fischer', 'Noah Weber']);
    fireEvent.click(screen.getByRole('button', { name: 'Clock in with choices…' }));
    fireEvent.change(await screen.findByLabelText(/^Comment on clock-in/), {
      target: { value: 'Fire drill' },
    });
    fireEvent.click(lastButton('Clock in 2'));
    await screen.findByText('2 people are clocked in', { selector: '[role=listitem] *' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 people are not clocked in', { selector: '[role=listitem] *' });
    expect(rowOf('Lena Fischer').getByRole('switch')).toHaveProperty('checked', false);
    expect(server.calls).toEqual([]);
  });

  it('of several can be undone, and then nothing is sent', async () => {
    const server = await openPage([lena, noah]);
    selectEach(['Lena Fischer', 'Noah Weber']);
    await clockIn(2);
    await screen.findByText('2 people are clocked in', { selector: '[role=listitem] *' });
    expect(rowOf('Lena Fischer').getByRole('switch')).toHaveProperty('checked', true);
    expect(rowOf('Lena Fischer').getByText('Clocked in')).toBeDefined();
    expect(rowOf('Lena Fischer').getByText(/^since \d\d:\d\d$/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 people are not clocked in', { selector: '[role=listitem] *' });
    expect(rowOf('Lena Fischer').getByRole('switch')).toHaveProperty('checked', false);
    expect(rowOf('Lena Fischer').queryByText('Clocked in')).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('of some leaves the others selected, also when it is undone', async () => {
    await openPage([lena, noah, tom]);
    selectEach(['Lena Fischer', 'Noah Weber', 'Tom Hughes']);
    await clockIn(2);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('2 people are not clocked in', { selector: '[role=listitem] *' });
    expect(rowOf('Tom Hughes').getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('of several is sent when the time to undo is over, with its delay', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const server = await openPage([lena, noah]);
    selectEach(['Lena Fischer', 'Noah Weber']);
    await clockIn(2);
    await screen.findByText('2 people are clocked in', { selector: '[role=listitem] *' });
    act(() => void vi.advanceTimersByTime(10_000));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]).toMatchObject({
      path: 'mass-shift-clock-in',
      rows: [{ employeeAssignmentId: 1001 }, { employeeAssignmentId: 1005 }],
    });
    expect(server.calls[0]?.rows[0]).toHaveProperty('delayInMilliseconds');
  });

  it('tells each person’s outcome in the colour of the whole', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const server = await openPage([lena, priya]);
    server.stop(3, 'ON_APPROVED_LEAVE');
    selectEach(['Lena Fischer', 'Priya Nair']);
    await clockIn(2);
    await screen.findByText('2 people are clocked in', { selector: '[role=listitem] *' });
    act(() => void vi.advanceTimersByTime(10_000));
    const summary = await screen.findByText('1 clocked in, 1 not: the list shows why');
    expect(summary.closest('[role="alert"]')).not.toBeNull();
    expect(rowOf('Priya Nair', 'Stopped: ON_APPROVED_LEAVE').getByText('Not done')).toBeDefined();
    expect(server.calls).toMatchObject([
      { path: 'mass-shift-clock-in', rows: [{ employeeAssignmentId: 1001 }, {}] },
    ]);
  });

  it('sends nothing until everybody has a position', async () => {
    const server = await openPage([lena]);
    const night = { id: 42, description: 'Night porter' };
    server.addPosition(1, assignment({ id: 77, isPrimary: false, position: night }));
    selectEach(['Lena Fischer']);
    await clockIn(1);
    await screen.findByRole('treegrid', { name: 'Position of each person' });
    fireEvent.click(lastButton('Clock in 1'));
    await screen.findByText('Please complete the required fields.');
    expect(server.calls).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Lena Fischer/, { selector: 'select' }), {
      target: { value: '77' },
    });
    fireEvent.click(lastButton('Clock in 1'));
    await screen.findByText('Lena Fischer is clocked in', { selector: '[role=listitem] *' });
    expect(server.calls[0]?.rows[0]?.employeeAssignmentId).toBe(77);
  });

  it.each(['before', 'after'] as const)(
    'goes on with the same keys where the network was cut %s the server had it',
    async (when) => {
      const many = Array.from({ length: 120 }, (_unused, index) =>
        subordinate(100 + index, `Person ${index}`),
      );
      const server = await openPage(many);
      fireEvent.click(screen.getByRole('button', { name: 'Select all 120 people' }));
      await screen.findByRole('button', { name: 'Clock in 120' });
      server.cut(when);
      await clockIn(120);
      await screen.findByText('The connection was lost');
      expect(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe(
        '0',
      );
      act(() => void globalThis.dispatchEvent(new Event('online')));
      await screen.findByText('120 people clocked in');
      expect(server.calls.map(({ rows }) => rows.length)).toEqual([50, 50, 50, 20]);
      expect(server.calls[1]?.key).toBe(server.calls[0]?.key);
      expect(server.calls[1]?.rows).toEqual(server.calls[0]?.rows);
      expect(new Set(server.calls.map(({ key }) => key)).size).toBe(3);
    },
  );

  it('says of whom the server refused why, and goes on with the others', async () => {
    const many = Array.from({ length: 60 }, (_unused, index) =>
      subordinate(100 + index, `Person ${index}`),
    );
    const server = await openPage(many);
    fireEvent.click(screen.getByRole('button', { name: 'Select all 60 people' }));
    await screen.findByRole('button', { name: 'Clock in 60' });
    server.cut('refused');
    await clockIn(60);
    await screen.findByText('10 clocked in, 50 not: the list shows why');
    expect(screen.getAllByText('This is switched off.').length).toBeGreaterThan(0);
    expect(server.calls).toHaveLength(2);
  });

  it('stops where it is told to, and says who was left out', async () => {
    const many = Array.from({ length: 60 }, (_unused, index) =>
      subordinate(100 + index, `Person ${index}`),
    );
    const server = await openPage(many);
    fireEvent.click(screen.getByRole('button', { name: 'Select all 60 people' }));
    await screen.findByRole('button', { name: 'Clock in 60' });
    server.cut('before');
    await clockIn(60);
    await screen.findByText('The connection was lost');
    fireEvent.click(lastButton('Stop here'));
    await screen.findByText('0 clocked in, 60 not: the list shows why');
    expect(screen.getAllByText('Not sent: it was stopped before.').length).toBeGreaterThan(0);
    expect(server.calls).toHaveLength(1);
  });
});

describe('leaving the page while people are clocked', () => {
  it('lets it go on, and shows what became of everybody on return', async () => {
    const many = Array.from({ length: 60 }, (_unused, index) =>
      subordinate(100 + index, `Person ${index}`),
    );
    const server = clockingServer(many);
    openWith(server, <Elsewhere />);
    fireEvent.click(await screen.findByRole('button', { name: 'Select all 60 people' }));
    await screen.findByRole('button', { name: 'Clock in 60' });
    server.cut('after');
    server.stop(100, 'ON_APPROVED_LEAVE');
    await clockIn(60);
    await screen.findByText('The connection was lost');
    fireEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.calls).toHaveLength(3));
    fireEvent.click(screen.getByText('Come back'));
    await screen.findByText('59 clocked in, 1 not: the list shows why');
    expect(screen.getAllByText('Stopped: ON_APPROVED_LEAVE').length).toBeGreaterThan(0);
    fireEvent.click(lastButton('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ends with the session: nobody is clocked in another person’s name', async () => {
    const server = clockingServer([lena]);
    const { bus } = openWith(server);
    await screen.findByText('Lena Fischer');
    selectEach(['Lena Fischer']);
    server.cut('before');
    await clockIn(1);
    await screen.findByText('The connection was lost');
    act(() => bus.emit('session-ended', { reason: 'logged-out' }));
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByText('0 clocked in, 1 not: the list shows why');
    expect(server.calls).toHaveLength(1);
  });
});

/** The page, and another one that people navigate to in the meantime. */
function Elsewhere() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && <Page />}
    </>
  );
}

type Planned = NonNullable<Subordinate['activeTimePair']>['planned'];

describe('clocking out', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T12:00:00.000Z') });
  });

  it('takes one press, and is sent when the time to undo is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const server = await openPage([lena, tom]);
    fireEvent.click(rowOf('Tom Hughes').getByRole('switch'));
    await screen.findByText('Tom Hughes is clocked out', { selector: '[role=listitem] *' });
    expect(rowOf('Tom Hughes').getByRole('switch')).toHaveProperty('checked', false);
    expect(server.calls).toEqual([]);
    act(() => void vi.advanceTimersByTime(10_000));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls).toMatchObject([
      {
        path: 'mass-shift-clock-out',
        rows: [{ employeeAssignmentId: 1002, shiftTimePairId: 5002 }],
      },
    ]);
    expect(server.calls[0]?.rows[0]).toHaveProperty('delayInMilliseconds');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is undone by the snackbar or the switch, and then nothing is sent', async () => {
    const server = await openPage([lena, tom]);
    const press = () => fireEvent.click(rowOf('Tom Hughes').getByRole('switch'));
    press();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Tom Hughes stays clocked in', { selector: '[role=listitem] *' });
    expect(rowOf('Tom Hughes').getByRole('switch')).toHaveProperty('checked', true);
    press();
    await waitFor(() =>
      expect(rowOf('Tom Hughes').getByRole('switch')).toHaveProperty('checked', false),
    );
    press();
    await waitFor(() =>
      expect(rowOf('Tom Hughes').getByRole('switch')).toHaveProperty('checked', true),
    );
    expect(server.calls).toEqual([]);
  });

  it('is sent at once when the page is left', async () => {
    const server = clockingServer([tom]);
    openWith(server, <Elsewhere />);
    await screen.findByText('Tom Hughes');
    fireEvent.click(rowOf('Tom Hughes').getByRole('switch'));
    await screen.findByText('Tom Hughes is clocked out', { selector: '[role=listitem] *' });
    fireEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(server.calls).toHaveLength(1));
  });

  it('books the shifts anew where that was chosen', async () => {
    const server = await openPage([tom]);
    fireEvent.click(screen.getByRole('button', { name: 'Clock out all' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change what it is booked on' }));
    fireEvent.change(await screen.findByLabelText(/^Comment on clock-out/), {
      target: { value: 'Went home' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clock out' }));
    await screen.findByText('1 person clocked out');
    expect(server.calls[0]?.rows[0]).toMatchObject({ comment: 'Went home' });
    expect(server.calls[0]?.rows[0]).not.toHaveProperty('timeTypeId');
  });

  it('ends the shifts of all who are in, on whichever page, and says when nobody is', async () => {
    const many = Array.from({ length: 70 }, (_unused, index) =>
      subordinate(100 + index, `Person ${index}`, { state: 'IN' }),
    );
    const server = await openPage([lena, ...many]);
    fireEvent.click(screen.getByRole('button', { name: 'Clock out all' }));
    await screen.findByText('Clock out 70 people?');
    fireEvent.click(screen.getByRole('button', { name: 'Clock out 70' }));
    await screen.findByText('70 people clocked out');
    expect(server.calls.map(({ rows }) => rows.length)).toEqual([50, 20]);
  });

  it('asks when a forgotten shift ended, as planned at first, and leaves out whom I leave out', async () => {
    vi.setSystemTime(new Date('2026-11-22T04:00:00.000Z'));
    const since = (id: number, name: string, at: string, planned: Planned = null) =>
      subordinate(id, name, { state: 'IN', since: at, planned });
    const server = await openPage([
      since(1, 'Lena Fischer', '2026-11-22T01:00:00.000Z'),
      since(2, 'Tom Hughes', '2026-11-21T05:58:00.000Z'),
      since(3, 'Aisha Rahman', '2026-11-20T13:54:00.000Z', {
        start: '2026-11-20T14:00:00.000Z',
        end: '2026-11-20T22:30:00.000Z',
      }),
      since(4, 'Ana Ruiz', '2026-11-21T23:58:00.000Z'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Clock out all' }));
    const question = within(await screen.findByRole('dialog', { name: 'Clock out 4 people?' }));
    question.getByText('2 shifts have run for more than 16 hours. When did they end?');
    const rows = question.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((row) => row.replace(/Clocked in since.*/, ''))).toEqual([
      'Aisha Rahman',
      'Tom Hughes',
      'Lena Fischer',
      'Ana Ruiz',
    ]);
    expect(rows[0]).toContain(
      'Clocked in since Fri 20 Nov, 13:54, for 38 h 06 min · planned 14:00 – 22:30',
    );
    expect(rows[0]).toContain('The shift then lasts 8 h 36 min');
    const ends = (name: string) =>
      within(question.getByLabelText(`End of the shift of ${name}`))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(ends('Aisha Rahman')).toEqual(['As planned, Fri 20 Nov, 22:30', 'At another time']);
    expect(ends('Tom Hughes')).toEqual(['At another time']);
    fireEvent.click(question.getByRole('checkbox', { name: 'Clock out Ana Ruiz' }));
    question.getByText('1 person left out');

    fireEvent.click(question.getByRole('button', { name: 'Clock out 3' }));
    await question.findByText('Enter when the shift ended.');
    expect(server.calls).toEqual([]);
    const time = within(question.getByRole('group', { name: 'End time' }));
    fireEvent.change(time.getByRole('spinbutton', { name: 'Hour' }), { target: { value: '15' } });
    fireEvent.change(time.getByRole('spinbutton', { name: 'Minute' }), { target: { value: '04' } });
    fireEvent.click(question.getByRole('button', { name: 'Clock out 3' }));
    await screen.findByText('3 people clocked out');
    expect(server.calls.flatMap(({ rows: sent }) => sent)).toMatchObject([
      { shiftTimePairId: 5003, clockOutDateTime: '2026-11-20T22:30:00.000Z' },
      { shiftTimePairId: 5002, clockOutDateTime: '2026-11-21T15:04:00.000Z' },
      { shiftTimePairId: 5001 },
    ]);
    expect(server.calls[0]?.rows[2]).not.toHaveProperty('clockOutDateTime');
  });

  it('leaves out whose clock-out is already on its way', async () => {
    await openPage([
      subordinate(8, 'Lena Fischer', { state: 'IN' }),
      subordinate(9, 'Ana Ruiz', { state: 'IN' }),
      tom,
    ]);
    fireEvent.click(screen.getByRole('switch', { name: 'Tom Hughes: clocked in' }));
    await screen.findByText('Tom Hughes is clocked out');
    fireEvent.click(screen.getByRole('button', { name: 'Clock out all' }));
    const question = within(await screen.findByRole('dialog', { name: 'Clock out 2 people?' }));
    expect(question.queryByText('Tom Hughes')).toBeNull();
  });

  it('says that nobody is in', async () => {
    await openPage([lena]);
    fireEvent.click(screen.getByRole('button', { name: 'Clock out all' }));
    await screen.findByText('Nobody is clocked in at the moment.');
  });
});

describe('without people', () => {
  it('says so', async () => {
    openWith(clockingServer([]));
    await screen.findByText('You manage nobody at present');
  });

  it('says what does not work, and tries again', async () => {
    let isDown = true;
    const server = clockingServer([lena]);
    openWith({
      fetch: (request) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return server.fetch(request);
      },
    });
    await screen.findByText('Your people can’t be shown right now');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await screen.findByText('Lena Fischer');
  });
});

function openWith(
  { fetch }: { fetch: (request: Request) => Promise<Response> },
  page: ReactNode = <Page />,
) {
  return renderInHost(page, {
    fetch,
    messages: english,
    session: employeeSession(employeeWith(assignment()), { authorities: ['APPROVE_TIME'] }),
  });
}

async function openPage(people: readonly Subordinate[]) {
  const server = clockingServer(people);
  openWith(server);
  await screen.findByRole('treegrid', { name: 'People and their clocks' });
  return server;
}

function rowOf(name: string, ...also: string[]) {
  const rows = screen
    .getAllByRole('row')
    .filter((row) => [name, ...also].every((words) => row.textContent.includes(words)));
  const [row] = rows;
  if (row === undefined) throw new Error(`No row shows ${name}.`);
  return within(row);
}

function selectEach(names: readonly string[]): void {
  for (const name of names) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
}

async function addFilter(field: string, value: string): Promise<void> {
  if (!screen.queryByRole('form', { name: 'More filters' })) {
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  }
  const fields = await screen.findByLabelText<HTMLSelectElement>('Filter by');
  const option = await within(fields).findByRole<HTMLOptionElement>('option', { name: field });
  fireEvent.change(fields, { target: { value: option.value } });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Value' }));
  fireEvent.click(await screen.findByRole('option', { name: value }));
  fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
}

async function clockIn(count: number): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `Clock in ${count}` }));
}

function lastButton(name: string): HTMLElement {
  const button = screen.getAllByRole('button', { name, hidden: true }).at(-1);
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  return button;
}
