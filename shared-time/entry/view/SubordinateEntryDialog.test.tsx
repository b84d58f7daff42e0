import { fireEvent, screen, waitFor } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { findSubordinate } from './findSubordinate.ts';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { enter } from '../../testing/entryForm.ts';
import { now } from '../../testing/showDialog.tsx';
import { timeServer } from '../../testing/timeServer.ts';
import { useTimeDialogs } from '../../useTimeDialogs.tsx';

beforeEach(() => asDesktop());

describe('adding time for somebody', () => {
  it('begins with finding the person, by three letters of the name', async () => {
    const { server, searched } = await openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Save time' }));
    expect(await screen.findByText('Choose an employee from the list.')).toBeDefined();
    const field = await screen.findByRole('combobox', { name: 'Employee' });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'Fi' } });
    expect(await screen.findByText('Type at least 3 characters to search.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'Fis' } });
    await waitFor(() => expect(searched).toContain('Fis'));
    fireEvent.click(await screen.findByRole('option', { name: 'Lena Fischer · 20455' }));
    expect(await screen.findByRole('textbox', { name: 'Position' })).toHaveProperty(
      'value',
      'Ward host',
    );
    expect(server.written.every(({ path }) => !path.startsWith('time-pairs'))).toBe(true);
  });

  it('saves it on the assignment of that person', async () => {
    const { server } = await openDialog();
    fireEvent.click(await screen.findByRole('combobox', { name: 'Employee' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Lena Fischer · 20455' }));
    await screen.findByRole('textbox', { name: 'Position' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    fireEvent.click(screen.getByRole('button', { name: 'Save time' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = server.written.filter(({ path }) => path === 'time-pairs/manual-shift-pair');
    expect(saved).toMatchObject([{ body: { employeeAssignmentId: 88 } }]);
  });

  it('keeps what was entered when another person is chosen', async () => {
    const { server } = await openDialog();
    await choose('Lena Fischer · 20455');
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    await choose('Tom Hughes · 20266');
    expect(await screen.findByDisplayValue('Porter')).toBeDefined();
    expect(shown('Clock in')).toContain('06:00');
    expect(shown('Clock out')).toContain('12:00');
    fireEvent.click(screen.getByRole('button', { name: 'Save time' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = server.written.filter(({ path }) => path === 'time-pairs/manual-shift-pair');
    expect(saved).toMatchObject([{ body: { employeeAssignmentId: 89 } }]);
  });
});

function shown(side: string): string {
  return screen.getByRole('button', { name: new RegExp(`^${side}`) }).textContent ?? '';
}

async function choose(label: string): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Employee' }));
  fireEvent.click(await screen.findByRole('option', { name: label }));
  await screen.findByRole('textbox', { name: 'Position' });
}

async function openDialog() {
  const searched: (string | undefined)[] = [];
  const lena = { id: 12, employeeNumber: '20455', firstName: 'Lena', lastName: 'Fischer' };
  const tom = { id: 13, employeeNumber: '20266', firstName: 'Tom', lastName: 'Hughes' };
  const server = timeServer({
    'employees/7/subordinates': async (request) => {
      const { search }: { search?: string } = await request.json();
      searched.push(search);
      return Response.json({
        contents: [lena, tom].map((employee) => ({ employee, subordinateAssignments: [] })),
        totalPages: 1,
        totalEmployees: 2,
      });
    },
    'employees/12/assignments': () =>
      Response.json([
        assignment({
          id: 88,
          currentlyManaged: true,
          position: { id: 9, description: 'Ward host' },
        }),
      ]),
    'employees/13/assignments': () =>
      Response.json([
        assignment({
          id: 89,
          currentlyManaged: true,
          position: { id: 8, description: 'Porter' },
        }),
      ]),
  });
  renderInHost(<Opener />, {
    session: employeeSession(employeeWith(assignment())),
    fetch: server.fetch,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  return { server, searched };
}

function Opener() {
  const { open, dialogs } = useTimeDialogs({
    actsAs: 'MANAGER',
    now: () => now,
    findPerson: findSubordinate,
  });
  return (
    <>
      <button type="button" onClick={() => open({ kind: 'ADD_SHIFT' })}>
        Open
      </button>
      {dialogs}
    </>
  );
}
