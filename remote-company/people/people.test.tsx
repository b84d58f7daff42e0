import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { olga, peopleServer, person, show } from './testing/peopleServer.tsx';

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('lists people with their jobs and when they last logged in', async () => {
  show(peopleServer());
  expect(await screen.findByRole('button', { name: 'Olga Saetang E-3' })).toBeDefined();
  expect(screen.getByText('Porter')).toBeDefined();
  expect(screen.getByText(/^Last used /)).toBeDefined();
  expect(screen.getByText('Never logged in')).toBeDefined();
  expect(screen.getByText('No job')).toBeDefined();
});

it('a new person needs no more than a name, and then a job', async () => {
  const server = peopleServer();
  const { path } = show(server);
  fireEvent.click(await screen.findByRole('button', { name: 'New person' }));
  await screen.findByDisplayValue('E-6');
  type('First name', 'Mia');
  type('Last name', 'Behrens');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Last name' }));
  expect(await screen.findByDisplayValue('behrens')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mia Behrens is added')).toBeDefined();
  const added = { employeeNumber: 'E-6', firstName: 'Mia', lastName: 'Behrens' };
  expect(server.saved).toEqual([{ people: [{ ...added, username: 'behrens' }] }]);
  expect(path()).toContain('person=E-6');
  expect(await screen.findByText(/has no job and cannot clock in yet/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Give them a job' })).not.toHaveLength(0);
});

it('says in the form whose user name it is', async () => {
  const server = peopleServer();
  show(server, { path: '/company/people?person=E-5' });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Nils Roth' });
  type('User name optional', 'OLGA');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Olga Saetang has this user name.')).toBeDefined();
  expect(server.saved).toEqual([]);
});

it('changes rights, but offers none that the administrator does not hold', async () => {
  const server = peopleServer();
  show(server, { path: '/company/people?person=E-3' });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Olga Saetang' }));
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
  expect(box(/^Supervisor.*You do not hold this right/)).toHaveProperty('disabled', true);
  expect(box(/^Approve time/)).toHaveProperty('checked', true);
  fireEvent.click(box(/^Plan schedules/));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Olga Saetang is saved')).toBeDefined();
  const authorities = ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'];
  expect(server.saved).toEqual([{ people: [{ ...olga.entry, authorities }] }]);
});

it('leaves the user name of a manager to administrators', async () => {
  show(peopleServer(), {
    path: '/company/people?person=E-3',
    authorities: ['MANAGE_COMPANY'],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Olga Saetang' });
  const field = screen.getByRole('textbox', { name: 'User name optional' });
  expect(field).toHaveProperty('disabled', true);
  expect(screen.getByText(/Only an administrator changes the user name/)).toBeDefined();
});

it('closes several at once', async () => {
  const server = peopleServer({ effects: [{ kind: 'LOG_IN_LOST', count: 2, names: ['Olga'] }] });
  show(server);
  for (const name of ['Select Olga Saetang', 'Select Nils Roth']) {
    fireEvent.click(await screen.findByRole('checkbox', { name }));
  }
  expect(screen.getByText('2 people selected')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close 2 accounts' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 accounts are closed')).toBeDefined();
  expect(server.saved[0]?.people.map(({ closed }) => closed)).toEqual([true, true]);
  await waitFor(() => expect(screen.queryByText('2 people selected')).toBeNull());
});

it('nobody selects themselves', async () => {
  show(peopleServer(), { employeeId: 1003 });
  const own = await screen.findByRole('checkbox', { name: 'Select Olga Saetang' });
  expect(own).toHaveProperty('disabled', true);
});

it('tells the history of a person at the person', async () => {
  show(peopleServer(), { path: '/company/people?person=E-3' });
  fireEvent.click(await screen.findByRole('button', { name: 'History' }));
  const list = within(await screen.findByRole('list', { name: 'History' }));
  expect(list.getByText('Dora Vega')).toBeDefined();
  expect(list.getByText('Sae → Saetang')).toBeDefined();
});

it('names a closed account as such', async () => {
  const left = person({ ...olga.entry, closed: true }, 1003, []);
  show(peopleServer({ people: [left] }), { path: '/company/people?person=E-3' });
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
  expect(screen.queryByText(/cannot clock in yet/)).toBeNull();
});
