import { fireEvent, screen, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from './MySchedulePage.tsx';

type Summaries = components['schemas']['AssignmentSummaries'];

it('shows each block with its times and opens its details', async () => {
  show(() => Response.json(summaries));
  const [block] = await screen.findAllByText('Early');
  if (block) fireEvent.click(block);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByText('10:00 – 10:30')).not.toEqual([]);
  expect(within(dialog).getAllByText('8 h 00 min')).not.toEqual([]);
});

it('asks the server for the month when the month is chosen', async () => {
  const asked: number[] = [];
  show((request) => {
    const { searchParams } = new URL(request.url);
    const end = Date.parse(searchParams.get('endDate') ?? '');
    asked.push((end - Date.parse(searchParams.get('startDate') ?? '')) / 86_400_000 + 1);
    return Response.json(summaries);
  });
  fireEvent.click(await screen.findByLabelText('Month'));
  await screen.findByLabelText('Next month');
  expect(asked[0]).toBe(7);
  expect(asked.at(-1)).toBeGreaterThanOrEqual(28);
});

it('says that there is nothing to see without an assignment', async () => {
  show(() => Response.json([]));
  expect(await screen.findByText(/no work schedule to view/)).toBeDefined();
});

it('says that it failed and tries again', async () => {
  let isBroken = true;
  show(() => (isBroken ? new Response('', { status: 502 }) : Response.json(summaries)));
  const retry = await screen.findByText('Try now');
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findAllByText('Early')).not.toEqual([]);
});

function show(fetch: (request: Request) => Response): void {
  const employee = { id: 7, employeeNumber: '7', firstName: 'A', lastName: 'B', assignments: [] };
  renderInHost(<Page />, {
    messages,
    session: employeeSession(employee),
    fetch: (request) =>
      request.url.includes('/shift-summaries') ? Response.json(nothingClocked) : fetch(request),
  });
}

const nothingClocked: components['schemas']['ShiftSummaries'] = {
  contents: [],
  totalPages: 0,
  totalCount: 0,
  totalDuration: 0,
  totalAdjustedDuration: 0,
  expectedMinuteDuration: 0,
};

const summaries: Summaries = [
  {
    assignmentId: 1,
    description: 'Main',
    position: { id: 1, description: 'Porter' },
    timeZone: 'UTC',
    ranges: [
      {
        assignmentId: 1,
        type: 'WORK_SCHEDULE',
        startDate: '2000-01-01',
        endDate: '2100-01-01',
        externalCode: 'EARLY',
        isOffDay: false,
        isTemporary: false,
        holidayName: null,
        holidayCalendarCode: null,
        absenceTypeName: null,
        workScheduleColor: null,
        workScheduleDayNumberFromDate: 1,
        minuteRange: { start: 360, end: 870 },
        assignedWorkSchedule: {
          externalCode: 'EARLY',
          externalName: 'Early',
          timeRecordingVariant: 'CLOCK',
          individualWorkSchedule: false,
          individualWorkScheduleUserId: null,
          customWorkScheduleInfo: null,
          nonWorkingDay: false,
          duration: 1,
          days: [
            {
              dayNumber: 1,
              category: 'DAY_MODEL',
              workingMinutes: 480,
              customDurationBreak: null,
              segments: [
                segment('SCHEDULED_WORKING_TIME', '06:00', '10:00', 240),
                segment('SCHEDULED_UNPAID_BREAK', '10:00', '10:30', 30),
                segment('SCHEDULED_WORKING_TIME', '10:30', '14:30', 240),
              ],
            },
          ],
        },
      },
    ],
  },
];

function segment(
  category: components['schemas']['WorkScheduleSegment']['category'],
  startTime: string,
  endTime: string,
  minuteDuration: number,
) {
  return { category, startTime, endTime, minuteDuration };
}
