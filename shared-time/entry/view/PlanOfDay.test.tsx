import { fireEvent, screen } from '@testing-library/react';
import type { AssignedRange } from 'shared-contracts';
import { beforeEach, expect, it } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { enter, reasons, said, save } from '../../testing/entryForm.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { timeServer } from '../../testing/timeServer.ts';
import { breakSegment, timePair } from 'shared-contracts/testing/timePair.ts';

beforeEach(() => asDesktop());

it('shows what is planned for the day, and takes it over with its break by one press', async () => {
  const { server } = await showDialog({ kind: 'ADD_SHIFT', date: '2026-11-18' }, planned());
  await screen.findByText('Planned 06:00 – 14:30, Early shift');
  fireEvent.click(screen.getByRole('button', { name: 'As planned' }));
  expect(screen.getByText('8 h 00 min')).toBeDefined();
  expect(screen.getByText('With the break 10:00 – 10:30')).toBeDefined();
  save();
  await said('The time is saved.');
  expect(server.written).toMatchObject([
    {
      body: {
        clockInDateTime: '2026-11-18T05:00:00.000Z',
        clockOutDateTime: '2026-11-18T13:30:00.000Z',
        breaks: [
          {
            clockInDateTime: '2026-11-18T09:00:00.000Z',
            clockOutDateTime: '2026-11-18T09:30:00.000Z',
          },
        ],
      },
    },
  ]);
});

it('leaves out a break that does not lie in the time that is entered, or is not wanted', async () => {
  await showDialog({ kind: 'ADD_SHIFT', date: '2026-11-18' }, planned());
  fireEvent.click(await screen.findByRole('button', { name: 'As planned' }));
  enter('Clock out', '10', '15');
  expect(screen.queryByText(/^With the break/)).toBeNull();
  enter('Clock out', '12', '00');
  fireEvent.click(screen.getByRole('button', { name: 'Without' }));
  expect(screen.getByText('6 h 00 min')).toBeDefined();
});

it('leaves a recorded punch where only the other one is missing', async () => {
  const open = timePair({ clockOut: null, duration: null, segmentTimePairs: [] });
  const { server } = await showDialog({ kind: 'EDIT_SHIFT', shift: open }, planned());
  fireEvent.click(await screen.findByRole('button', { name: 'As planned' }));
  fireEvent.change(await reasons(), { target: { value: '1' } });
  save();
  await said('The time is saved.');
  expect(server.written).toMatchObject([
    {
      body: {
        clockInDateTime: '2026-11-18T05:02:00.000Z',
        clockOutDateTime: '2026-11-18T13:30:00.000Z',
      },
    },
  ]);
});

it('takes both ends from the plan where both are recorded', async () => {
  const { server } = await showDialog({ kind: 'EDIT_SHIFT', shift: timePair() }, planned());
  fireEvent.click(await screen.findByRole('button', { name: 'As planned' }));
  fireEvent.change(await reasons(), { target: { value: '1' } });
  save();
  await said('The time is saved.');
  expect(server.written).toMatchObject([
    {
      body: {
        clockInDateTime: '2026-11-18T05:00:00.000Z',
        clockOutDateTime: '2026-11-18T13:30:00.000Z',
      },
    },
  ]);
});

it('says that nothing is planned', async () => {
  await showDialog({ kind: 'ADD_SHIFT' });
  await screen.findByText('Nothing is planned on this day.');
  expect(screen.queryByRole('button', { name: 'As planned' })).toBeNull();
});

it('shows the shift of a break and its other breaks', async () => {
  const shift = timePair({
    segmentTimePairs: [breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z')],
  });
  await showDialog({ kind: 'ADD_BREAK', shift });
  expect(screen.getByText('Shift 06:02 – 14:44 · other breaks 10:00 – 10:28')).toBeDefined();
});

it('copies a shift with its breaks to the latest day that is past by then', async () => {
  // It is 13:00 on Thursday in Berlin: today's 14:44 is in the future.
  const shift = timePair({
    segmentTimePairs: [breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z')],
  });
  const { server } = await showDialog({ kind: 'CLONE_SHIFT', shift });
  expect(screen.getByText('With the break 10:00 – 10:28')).toBeDefined();
  save();
  await said('The time is saved.');
  expect(server.written).toMatchObject([
    {
      body: {
        entryType: 'CLONE',
        clockInDateTime: '2026-11-17T05:02:00.000Z',
        breaks: [{ clockInDateTime: '2026-11-17T09:00:00.000Z' }],
      },
    },
  ]);
});

it('types into the side that was chosen', async () => {
  await showDialog({ kind: 'ADD_SHIFT' });
  fireEvent.click(screen.getByRole('button', { name: /^Clock out/ }));
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Hour' }));
});

const work = 'SCHEDULED_WORKING_TIME' as const;
const early = {
  externalCode: 'EARLY',
  externalName: 'Early shift',
  duration: 1,
  timeRecordingVariant: 'CLOCK' as const,
  individualWorkSchedule: false,
  individualWorkScheduleUserId: null,
  nonWorkingDay: false,
  days: [
    {
      dayNumber: 1,
      category: 'DAY_MODEL' as const,
      workingMinutes: 480,
      customDurationBreak: null,
      segments: [
        { category: work, startTime: '06:00', endTime: '10:00', minuteDuration: 240 },
        {
          category: 'SCHEDULED_UNPAID_BREAK' as const,
          startTime: '10:00',
          endTime: '10:30',
          minuteDuration: 30,
        },
        { category: work, startTime: '10:30', endTime: '14:30', minuteDuration: 240 },
      ],
    },
  ],
} satisfies Omit<NonNullable<AssignedRange['assignedWorkSchedule']>, 'customWorkScheduleInfo'>;

const range: AssignedRange = {
  assignmentId: 31,
  type: 'WORK_SCHEDULE',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  externalCode: 'EARLY',
  isOffDay: false,
  isTemporary: false,
  holidayName: null,
  holidayCalendarCode: null,
  absenceTypeName: null,
  workScheduleColor: null,
  workScheduleDayNumberFromDate: 1,
  assignedWorkSchedule: { ...early, customWorkScheduleInfo: null },
  minuteRange: null,
};
const position = { id: 51, description: 'Housekeeping attendant' };
const planned = () => ({
  server: timeServer({
    'work-schedules/assignment-summaries': () =>
      Response.json([
        {
          assignmentId: 31,
          description: 'Ward',
          position,
          timeZone: 'Europe/Berlin',
          ranges: [range],
        },
      ]),
  }),
});
