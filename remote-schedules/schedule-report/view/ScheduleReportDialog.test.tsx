import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../messages/en.ts';
import { ScheduleReportDialog } from './ScheduleReportDialog.tsx';

const days = { startDate: '2026-11-18', endDate: '2026-11-25' };
const saved: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22) });
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:report';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(report: () => Response, groups: { id: number; groupName: string }[] = []) {
  const asked: URLSearchParams[] = [];
  const closed = vi.fn();
  renderInHost(<ScheduleReportDialog range={days} groups={groups} onClose={closed} />, {
    messages,
    session: employeeSession({
      id: 7,
      employeeNumber: '7',
      firstName: 'A',
      lastName: 'B',
      assignments: [],
    }),
    fetch: (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/all-cost-centers')) return Response.json([]);
      asked.push(searchParams);
      return report();
    },
  });
  return { asked, closed };
}

const workbook = () =>
  new Response('bytes', { headers: { 'content-disposition': 'attachment; filename="plan.xlsx"' } });

async function generate(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Generate' }));
  await screen.findByText(/^Planned schedules, /);
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Generate' }));
}

it('says which whole weeks it will have, asks, and downloads them', async () => {
  const { asked, closed } = show(workbook);
  expect(await screen.findByText('Whole weeks: 16 – 29 Nov 2026')).toBeDefined();
  fireEvent.click(screen.getByLabelText('A sheet for each week'));
  await generate();
  await waitFor(() => expect(saved).toEqual(['plan.xlsx']));
  expect(closed).toHaveBeenCalledOnce();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    fromDate: '2026-11-18',
    toDate: '2026-11-25',
    breakSheetsByWeek: 'true',
    lang: 'en',
  });
});

it('is of the groups that the board shows, and says so', async () => {
  const { asked } = show(workbook, [{ id: 4, groupName: 'Ward team' }]);
  expect(await screen.findByText('Only people in: Ward team')).toBeDefined();
  await generate();
  await waitFor(() => expect(asked[0]?.getAll('employeeGroupIds')).toEqual(['4']));
});

it('one that takes longer is told of later', async () => {
  const { closed } = show(() => new Response(null, { status: 204 }));
  await generate();
  expect(await screen.findByText(/takes longer/)).toBeDefined();
  expect(closed).toHaveBeenCalledOnce();
  expect(saved).toEqual([]);
});

it('one that fails leaves the dialog as it was', async () => {
  const { closed } = show(() => new Response('', { status: 502 }));
  await generate();
  expect(await screen.findByText('The report could not be made')).toBeDefined();
  expect(closed).not.toHaveBeenCalled();
});
