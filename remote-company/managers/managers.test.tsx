import { fireEvent, screen, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobServer, nurse, type KnownJob } from '../jobs/testing/jobServer.ts';
import { messages } from '../messages/en.ts';
import { Page } from './view/ManagersPage.tsx';

const tom = { manager: '8', name: 'Tom Hart', startDate: '2026-01-01', endDate: '2026-11-30' };
const zoe = { manager: '7', name: 'Zoe Lang', startDate: '2026-01-01', endDate: null };
const ella: KnownJob = {
  ...{ entry: nurse, person: 'Ella Stone' },
  job: { unmanagedFrom: '2026-12-01', managers: [tom] },
};
const ben: KnownJob = {
  ...{ entry: { ...nurse, code: 'A-2', employee: '2' }, person: 'Ben Frost' },
  job: { managers: [tom, zoe] },
};
const mia = { employeeNumber: '9', firstName: 'Mia', lastName: 'Kern' };
const tomHimself = { employeeNumber: '8', firstName: 'Tom', lastName: 'Hart' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-02-10T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows from when on nobody approves, and where several do', async () => {
  show();
  expect(await screen.findByText(/^Nobody approves from .*2026.* on$/)).toBeDefined();
  expect(screen.getByText('Several manage at the same time')).toBeDefined();
});

it('hands several people over from a day on', async () => {
  const server = show();
  await handOverAll('Mia Kern · 9');
  expect(
    await screen.findByText(/^From .* on Mia Kern decides on the time of 2 jobs/),
  ).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over 2 jobs' }));
  expect(await screen.findByText('Mia Kern manages 2 jobs')).toBeDefined();
  const before = '2026-02-09';
  expect(server.saved).toEqual([
    {
      managers: [
        { manager: '9', assignment: 'A-1', startDate: '2026-02-10' },
        { manager: '8', assignment: 'A-1', startDate: '2026-01-01', endDate: before },
        { manager: '9', assignment: 'A-2', startDate: '2026-02-10' },
        { manager: '8', assignment: 'A-2', startDate: '2026-01-01', endDate: before },
        { manager: '7', assignment: 'A-2', startDate: '2026-01-01', endDate: before },
      ],
    },
  ]);
});

it('gives somebody the right to approve time who becomes a manager', async () => {
  const server = show(['8']);
  fireEvent.click(await screen.findByRole('button', { name: /^Ella Stone/ }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Also show people/ }));
  await choose('Mia Kern · 9');
  expect(await screen.findByText(/^Mia Kern may not approve time yet/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('Mia Kern manages 1 job')).toBeDefined();
  expect(server.saved).toMatchObject([{ people: [{ ...mia, authorities: ['APPROVE_TIME'] }] }]);
});

it('says who has no manager any more once ranges end', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ella Stone, Nurse' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Nobody approves for 1 job from/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  expect(await screen.findByText(/^1 job is managed until/)).toBeDefined();
  expect(server.saved).toEqual([
    {
      managers: [
        { manager: '8', assignment: 'A-1', startDate: '2026-01-01', endDate: '2026-02-10' },
      ],
    },
  ]);
});

async function handOverAll(to: string): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 found' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  await choose(to);
}

async function choose(manager: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('combobox', { name: 'Manager' }));
  fireEvent.click(await screen.findByRole('option', { name: manager }));
}

function show(approvers = ['8', '9']) {
  const server = jobServer({ jobs: [ella, ben], people: [mia, tomHimself], approvers });
  renderInHost(<Page />, { messages, fetch: server.fetch });
  return server;
}
