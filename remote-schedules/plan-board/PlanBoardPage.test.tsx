import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EmployeeSession } from 'shared-contracts';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { boardServer, early } from './testing/boardServer.ts';
import { plannedRow } from './testing/plannedRow.ts';
import { Page } from './view/PlanBoardPage.tsx';
// Loaded on demand; a busy machine takes longer to load them than a test waits.
import '../groups/view/AssignGroupsDialog.tsx';
import './view/DayCounts.tsx';

const jonas = plannedRow(1, { employeeName: 'Jonas Weber' });
const priya = plannedRow(2, { employeeName: 'Priya Nair' });
const chen = plannedRow(3, { employeeName: 'Chen Wei', timeRecordingVariant: 'DURATION' });

beforeEach(() => asDesktop());

describe('the board', () => {
  it('has a row for each person, with what is planned in words', async () => {
    show(boardServer([jonas, priya]));
    const row = await rowOf('Jonas Weber');
    expect(
      within(row).getByRole('gridcell', { name: /^\d.*: Early 06:00 – 14:30$/ }),
    ).toBeDefined();
    expect(within(row).getByRole('gridcell', { name: /^\d.*: Day off$/ })).toBeDefined();
    expect(screen.getByText(/people/).textContent).toBe('2 people');
  });

  it('opens the days of a bar', async () => {
    show(boardServer([jonas]));
    const row = await rowOf('Jonas Weber');
    fireEvent.click(within(row).getByRole('gridcell', { name: /^\d.*: Early/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Early' });
    expect(within(dialog).getAllByText('8 h 00 min')).toHaveLength(5);
  });

  it('marks what is temporary, and what the HR system refused with its reason', async () => {
    const server = boardServer([
      plannedRow(1, {
        employeeName: 'Jonas Weber',
        failedSchedules: [
          {
            tempWorkScheduleExternalCode: 'T-1',
            assignmentId: 1,
            startDate: '2000-01-03',
            endDate: '2100-01-01',
            ecSynchronisationStatus: 'SYNCHRONISATION_FAILED',
            synchronisationError: { reason: 'REFUSED', message: 'The job has ended.' },
          },
        ],
      }),
    ]);
    server.ranges.set(1, [{ ...early, isTemporary: true }]);
    show(server);
    const row = await rowOf('Jonas Weber');
    const said = /^\d.*Early .*, temporary, Refused by the HR system The job has ended\.$/;
    expect(within(row).getByRole('gridcell', { name: said })).toBeDefined();
    expect(
      within(row).getByTitle('Jonas Weber: refused by the HR system. The job has ended.'),
    ).toBeDefined();
    fireEvent.click(within(row).getByRole('gridcell', { name: said }));
    const details = await screen.findByRole('dialog', { name: 'Early' });
    expect(within(details).getByText(/^Jonas Weber · .* · temporary$/)).toBeDefined();
    expect(within(details).getByText('The job has ended.')).toBeDefined();
    expect(within(details).getByRole('button', { name: 'History' })).toBeDefined();
  });

  it('reads rows as they come into view, and only those', async () => {
    const server = boardServer(Array.from({ length: 1_000 }, (_, index) => plannedRow(index + 1)));
    show(server);
    await rowOf('Person 1');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1002');
    expect(screen.getAllByRole('row').length).toBeLessThan(50);
    expect(server.asked.map(({ page }) => page)).toEqual([0]);
    expect(server.summariesAsked.every((ids) => ids.length <= 200)).toBe(true);
  });

  it('asks for a month when the month is chosen', async () => {
    const server = boardServer([jonas]);
    show(server);
    await rowOf('Jonas Weber');
    fireEvent.click(screen.getByLabelText('Month'));
    await waitFor(() => expect(server.asked.at(-1)?.startDate).toMatch(/-01$/));
    await rowOf('Jonas Weber');
    fireEvent.click(screen.getByLabelText('Week'));
    await rowOf('Jonas Weber');
  });

  it('reads anew what is in view when plans change', async () => {
    const server = boardServer([jonas]);
    const { bus } = show(server);
    await rowOf('Jonas Weber');
    server.ranges.set(1, [{ ...early, type: 'NOT_MANAGED', assignedWorkSchedule: null }]);
    bus.emit('schedules-changed', { employeeIds: [7] });
    expect(await screen.findByRole('gridcell', { name: /^\d.*: Not managed$/ })).toBeDefined();
  });

  it('says that it failed, and tries again', async () => {
    const server = boardServer([jonas]);
    server.break(true);
    show(server);
    expect(await screen.findByText('Schedules can’t be shown right now')).toBeDefined();
    server.break(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await rowOf('Jonas Weber');
  });

  it('says that it failed where the people are known and nothing of their plan', async () => {
    const server = boardServer([jonas]);
    server.break('/api/work-schedules/assignment-summaries');
    show(server);
    expect(await screen.findByText('Schedules can’t be shown right now')).toBeDefined();
    expect(screen.queryByText(/could not be refreshed/)).toBeNull();
    server.break(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await rowOf('Jonas Weber');
  });

  it('says that there is nobody', async () => {
    show(boardServer([]));
    expect(await screen.findByText('Nobody to plan')).toBeDefined();
  });
});

describe('choosing', () => {
  it('chooses people, all of them, and forgets them', async () => {
    show(boardServer([jonas, priya, chen]));
    await rowOf('Jonas Weber');
    fireEvent.click(screen.getByLabelText('Select Jonas Weber'));
    expect(await screen.findAllByText('1 selected')).not.toEqual([]);
    fireEvent.click(screen.getByLabelText('Select all people'));
    expect(await screen.findAllByText('3 selected')).not.toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Selection' }));
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull());
  });

  it('picks single days by the keyboard, also by Shift and arrows', async () => {
    show(boardServer([jonas, priya]));
    await rowOf('Priya Nair');
    fireEvent.click(screen.getByLabelText('Select single days'));
    expect(screen.queryByLabelText('Select Jonas Weber')).toBeNull();
    const grid = screen.getByRole('grid');
    press(grid, 'Home');
    press(grid, 'ArrowRight');
    press(grid, ' ');
    expect(await screen.findAllByText('1 day, 1 person')).not.toEqual([]);
    press(grid, 'ArrowRight', true);
    press(grid, 'ArrowDown', true);
    expect(await screen.findAllByText('4 days, 2 people')).not.toEqual([]);
    press(grid, ' ');
    expect(await screen.findAllByText('3 days, 2 people')).not.toEqual([]);
  });

  it('refuses days of people who record time in another way, and says whose', async () => {
    show(boardServer([jonas, chen]));
    await rowOf('Chen Wei');
    fireEvent.click(screen.getByLabelText('Select single days'));
    const grid = screen.getByRole('grid');
    press(grid, 'Home');
    press(grid, 'ArrowRight');
    press(grid, ' ');
    press(grid, 'ArrowDown');
    press(grid, ' ');
    expect(await screen.findByText(/Not picked: Chen Wei/)).toBeDefined();
    expect(screen.getAllByText('1 day, 1 person')).not.toEqual([]);
  });

  it('has no single days in months, nor where the company does not want them', async () => {
    const { unmount } = show(boardServer([jonas]), {
      properties: { NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: false },
    });
    await rowOf('Jonas Weber');
    expect(screen.queryByLabelText('Select single days')).toBeNull();
    unmount();
    show(boardServer([jonas]));
    await rowOf('Jonas Weber');
    fireEvent.click(screen.getByLabelText('Month'));
    await waitFor(() => expect(screen.queryByLabelText('Select single days')).toBeNull());
  });

  it('puts all who are chosen into groups, from the bar and from the menu of one of them', async () => {
    show(boardServer([jonas, priya, chen]));
    await rowOf('Jonas Weber');
    fireEvent.click(screen.getByLabelText('Select Jonas Weber'));
    fireEvent.click(screen.getByLabelText('Select Priya Nair'));
    const bar = (await screen.findAllByRole('button', { name: 'Groups' })).at(-1);
    if (bar) fireEvent.click(bar);
    const dialog = await screen.findByRole('dialog', { name: 'Groups of 2 people' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Priya Nair' }));
    expect(await screen.findByRole('menuitem', { name: 'Groups of the 2 selected' })).toBeDefined();
  });

  it('plans nothing for a manager who may only look', async () => {
    show(boardServer([jonas]), { session: sessionOf({ authorities: ['APPROVE_TIME'] }) });
    await rowOf('Jonas Weber');
    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  });
});

describe('how many are planned', () => {
  it('is told for each day, and marked where it is fewer than wanted', async () => {
    const server = boardServer([jonas, priya]);
    show(server);
    await rowOf('Jonas Weber');
    const [day] = await screen.findAllByRole('button', { name: /: 2 planned$/ });
    if (day) fireEvent.click(day);
    // Without layout nothing gets the focus, and Fluent then hides the dialog.
    const hidden = true;
    const panel = await screen.findByRole('dialog', { hidden });
    const change = { name: /needed: Everybody$/, hidden };
    fireEvent.click(await within(panel).findByRole('button', change));
    const wanted = within(panel).getByLabelText('All days');
    fireEvent.change(wanted, { target: { value: '3' } });
    fireEvent.change(within(panel).getByLabelText('Sun'), { target: { value: '2' } });
    fireEvent.click(within(panel).getByRole('button', { name: 'Save', hidden }));
    expect(await screen.findByText('6 days too few')).toBeDefined();
    expect(await screen.findAllByRole('button', { name: /: 2 planned, too few$/ })).toHaveLength(6);
    expect(screen.getAllByText('2 of 3')).toHaveLength(6);
    expect(server.minimums.get(null)).toEqual([3, 3, 3, 3, 3, 3, 2]);
  });

  it('is counted again where it could not be', async () => {
    const server = boardServer([jonas, priya]);
    server.break('/api/work-schedules/planned-counts');
    show(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Count again' }));
    server.break(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Count again' }));
    expect(await screen.findAllByRole('button', { name: /: 2 planned$/ })).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Count again' })).toBeNull();
  });
});

async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error(`${name} has no row.`);
  await waitFor(() => expect(within(row).getAllByRole('gridcell')).not.toEqual([]));
  return row;
}

function press(grid: HTMLElement, key: string, shiftKey = false): void {
  const cursor = grid.querySelector('[data-cursor]');
  if (!cursor) throw new Error('The keyboard has no place on the board.');
  fireEvent.keyDown(cursor, { key, shiftKey });
}

function sessionOf(changes: Partial<EmployeeSession> = {}): EmployeeSession {
  const manager = { id: 7, employeeNumber: '7', firstName: 'A', lastName: 'B', assignments: [] };
  const authorities = ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'] as const;
  return employeeSession(manager, { authorities, ...changes });
}

function show(server: ReturnType<typeof boardServer>, options: RenderOptions = {}) {
  return renderInHost(<Page />, {
    messages,
    session: sessionOf(),
    fetch: server.fetch,
    ...options,
  });
}
