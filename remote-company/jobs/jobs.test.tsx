import { fireEvent, screen, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages/en.ts';
import { jobServer, nurse, type KnownJob } from './testing/jobServer.ts';
import { Page } from './view/JobsPage.tsx';

const ella: KnownJob = { entry: nurse, person: 'Ella Stone' };
const ben: KnownJob = {
  ...{ entry: { ...nurse, code: 'A-2', employee: '2' }, person: 'Ben Frost' },
  job: { hasOpenShift: true },
};
const people = [
  { employeeNumber: '1', firstName: 'Ella', lastName: 'Stone' },
  { employeeNumber: '2', firstName: 'Ben', lastName: 'Frost' },
];

/** Nothing comes near: further pages are not read while somebody looks. */
class NeverSeen {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NeverSeen);
  vi.useFakeTimers({ now: new Date('2026-02-10T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('moves all jobs that are found, not only those that were read', async () => {
  const jobs = Array.from({ length: 620 }, (_, index) => ({
    ...ella,
    entry: { ...nurse, code: `A-${index}`, employee: String(index) },
  }));
  const server = show({ jobs });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 620 found' }));
  const bar = await screen.findByRole('button', { name: 'Move' });
  fireEvent.click(bar);
  await choose('New sites', 'Dock 3');
  expect(await screen.findByText('620 people clock at the new site at once.')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Move 620 jobs' }));
  expect(await screen.findByText(/^620 jobs move on/)).toBeDefined();
  expect(server.saved).toEqual([
    { assignments: jobs.map(({ entry }) => ({ ...entry, geofences: ['DOCK'] })) },
  ]);
  expect(server.asked.filter((path) => path.includes('size=500'))).toHaveLength(2);
});

it('says what the last day means before it is saved', async () => {
  const server = show({ jobs: [ella, ben] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ben Frost, Nurse' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leaves' }));
  expect(await screen.findByText(/1 person is clocked in now/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'End the job' }));
  expect(await screen.findByText(/^1 job ends on/)).toBeDefined();
  expect(server.saved).toEqual([{ assignments: [{ ...ben.entry, endDate: '2026-02-10' }] }]);
});

it('closes the account with the last job', async () => {
  const server = show({ jobs: [ella] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ella Stone, Nurse' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leaves' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Close the account now/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the job' }));
  expect(await screen.findByText(/^1 job ends on/)).toBeDefined();
  expect(server.saved).toEqual([
    {
      assignments: [{ ...nurse, endDate: '2026-02-10' }],
      people: [{ ...people[0], closed: true }],
    },
  ]);
});

it('makes a job with a new position, in a time zone that means one place', async () => {
  const server = show({ jobs: [ben] });
  fireEvent.click(await screen.findByRole('button', { name: 'New job' }));
  await choose('Person', 'Ella Stone · 1');
  fireEvent.click(await screen.findByRole('button', { name: 'New position' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name of the new position' }), {
    target: { value: 'Night nurse' },
  });
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  fireEvent.click(zone);
  fireEvent.change(zone, { target: { value: 'BST' } });
  expect(await screen.findByText(/BST means several time zones/)).toBeDefined();
  fireEvent.click(await screen.findByRole('option', { name: 'Europe/London' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The job of Ella Stone is saved')).toBeDefined();
  expect(server.saved).toEqual([
    {
      positions: [{ code: 'NIGHT-NURSE', description: 'Night nurse' }],
      assignments: [
        {
          ...{ ...nurse, position: 'NIGHT-NURSE', description: 'Night nurse' },
          ...{ timeZone: 'Europe/London', startDate: '2026-02-10' },
          authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
          timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: '2026-02-10' }],
        },
      ],
    },
  ]);
});

it('changes the schedule of several jobs; one that was planned in Punctual stays', async () => {
  const planned = {
    ...{ code: null, workSchedule: 'PUNCTUAL-1', name: 'Late', startDate: '2026-01-01' },
    ...{ endDate: null, firstDayNumber: 1, isTemporary: false, length: 7 },
  };
  const server = show({ jobs: [ella, { ...ben, job: { schedules: [planned] } }] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 found' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  await choose('Schedule', 'Night');
  expect(await screen.findByText(/1 job has a schedule that managers planned/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText('1 job has the schedule Night')).toBeDefined();
  expect(server.saved).toEqual([
    {
      assignedSchedules: [
        {
          ...{ code: 'S-A-1-20260210', assignment: 'A-1' },
          ...{ workSchedule: 'NIGHT', startDate: '2026-02-10' },
        },
      ],
    },
  ]);
});

async function choose(field: string, option: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  const list = await within(dialog).findByRole('combobox', { name: new RegExp(`^${field}`) });
  fireEvent.click(list);
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

function show(company: Omit<Parameters<typeof jobServer>[0], 'people'>) {
  const server = jobServer({ ...company, people });
  renderInHost(<Page />, { messages, fetch: server.fetch });
  return server;
}
