import { fireEvent, screen, waitFor } from '@testing-library/react';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages/en.ts';
import { groupOf, groupsServer } from '../testing/groupsServer.ts';
import { AssignGroupsDialog } from './AssignGroupsDialog.tsx';

beforeEach(asDesktop);
afterEach(() => vi.unstubAllGlobals());

const groups = [groupOf(71, 'Ward team'), groupOf(72, 'Nights'), groupOf(73, 'Porters')];
const amara = {
  id: 1,
  employeeName: 'Amara Okafor',
  currentEmployeeGroups: [{ id: 71 }, { id: 72 }],
};
const lena = { id: 2, employeeName: 'Lena Fischer', currentEmployeeGroups: [{ id: 72 }] };

function show(rows = [amara, lena], refuse?: Parameters<typeof groupsServer>[1]) {
  const server = groupsServer(groups, refuse);
  const told = { closed: 0, done: 0, managed: 0 };
  renderInHost(
    <AssignGroupsDialog
      rows={rows}
      onClose={() => (told.closed += 1)}
      onDone={() => (told.done += 1)}
      onManage={() => (told.managed += 1)}
    />,
    { messages, fetch: server.answer },
  );
  return { ...server, told };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('shows which groups all of them are in, and which some of them', async () => {
  show();
  expect(await screen.findByRole('dialog', { name: 'Groups of 2 people' })).toBeDefined();
  expect((await box('Ward team')).indeterminate).toBe(true);
  expect((await box('Nights')).checked).toBe(true);
  expect((await box('Porters')).checked).toBe(false);
  expect(screen.getByText(/A filled square stands for/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('puts them into groups and takes them out, and says so by the names', async () => {
  const { sent, told } = show();
  fireEvent.click(await box('Ward team'));
  fireEvent.click(await box('Porters'));
  fireEvent.click(await box('Nights'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Added to Ward team, Porters. Removed from Nights.'),
  ).toBeDefined();
  expect(sent).toEqual([
    {
      call: 'POST /api/employee-groups/assign-employees',
      body: { groupIds: [71, 73], assignmentIds: [1, 2] },
    },
    {
      call: 'POST /api/employee-groups/exclude-employees',
      body: { groupIds: [72], assignmentIds: [1, 2] },
    },
  ]);
  await waitFor(() => expect(told).toEqual({ closed: 1, done: 1, managed: 0 }));
});

it('stays open where something was refused, says what and why, and what was done', async () => {
  const { problem } = groupsServer([]);
  const { told } = show([amara], ({ url }) =>
    url.includes('/exclude') ? problem(404, 'NOT_FOUND', 'It is no longer there.') : null,
  );
  expect(await screen.findByRole('dialog', { name: 'Groups of Amara Okafor' })).toBeDefined();
  fireEvent.click(await box('Nights'));
  fireEvent.click(await box('Porters'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Added to Porters.')).toBeDefined();
  expect(
    await screen.findByText('Could not be removed from Nights. It is no longer there.'),
  ).toBeDefined();
  expect(told).toEqual({ closed: 0, done: 1, managed: 0 });
});

it('sends as many at once as a call takes', async () => {
  const many = Array.from({ length: 1000 }, (_unused, index) => ({ ...lena, id: index + 1 }));
  const { sent } = show(many);
  fireEvent.click(await box('Porters'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Added to Porters.');
  expect(sent.map(({ body }) => body)).toMatchObject([
    { assignmentIds: expect.objectContaining({ length: 900 }) },
    { assignmentIds: expect.objectContaining({ length: 100 }) },
  ]);
});
