import 'shared-ui/date-time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { timePair } from 'shared-contracts/testing/timePair.ts';
import { messages as english } from '../../messages/en.ts';
import { Page } from './HistoryPage.tsx';

type Filter = components['schemas']['ShiftSummariesFilter'];

const now = '2026-11-19T09:12:36.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  asDesktop();
});
afterEach(() => {
  globalThis.punctualEndPunches?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the filter of my history', () => {
  it('asks for the time of a position and says when there is none', async () => {
    const asked = show({ contents: [] });
    await screen.findByText('Wed 18 Nov');
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(await screen.findByRole('combobox', { name: 'Value' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Housekeeping attendant' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ positions: [41] }));
    expect(await screen.findByText(/No time on these days matches/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Wed 18 Nov')).toBeDefined();
    expect(screen.queryByText(/Position: /)).toBeNull();
  });

  it('does not offer how time came about, which is for managers', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const fields = await screen.findByLabelText('Filter by');
    expect(within(fields).queryByRole('option', { name: 'Type' })).toBeNull();
    expect(within(fields).getByRole('option', { name: 'Clock out' })).toBeDefined();
  });

  it('asks for statuses', async () => {
    const asked = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Status All' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Rejected', hidden: true }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ approvalStatus: ['REJECTED'] }));
    fireEvent.click(screen.getByRole('button', { name: 'Status Rejected', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull());
  });

  it('shows other days in place of the pay cycles', async () => {
    const asked = show();
    expect(await screen.findByText('Wed 18 Nov')).toBeDefined();
    fireEvent.click(screen.getByText('9 – 22 Nov 2026'));
    const from = await screen.findByLabelText('From');
    fireEvent.focus(from);
    fireEvent.change(from, { target: { value: '2026-09-01' } });
    fireEvent.blur(from);
    fireEvent.click(screen.getByText('Apply'));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ startDate: '2026-09-01', endDate: '2026-11-19' }),
    );
    expect(screen.getByText('Chosen dates')).toBeDefined();
    expect(screen.queryByText('Previous pay cycle')).toBeNull();
  });
});

/** The page over a server that returns `found` for a filtered query. */
function show(found: { readonly contents: unknown[] } = { contents: [] }): Filter[] {
  const asked: Filter[] = [];
  const all = { contents: [timePair({ startDate: '2026-11-18' })] };

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/active-shift')) {
      return Response.json({ activeShiftSummary: null, serverTime: now });
    }
    if (pathname.endsWith('/pay-cycle')) {
      return Response.json({ startDate: '2026-11-09', duration: 14, unit: 'DAYS' });
    }
    if (request.method === 'GET') return Response.json([]);
    const filter: Filter = await request.json();
    asked.push(filter);
    const { contents } = filter.positions || filter.approvalStatus ? found : all;
    return Response.json({
      contents,
      totalPages: contents.length > 0 ? 1 : 0,
      totalCount: contents.length,
      totalDuration: 0,
      totalAdjustedDuration: 0,
      expectedMinuteDuration: 4800,
    });
  }

  renderInHost(<Page />, {
    fetch,
    session: employeeSession(employeeWith(assignment())),
    messages: english,
    path: '/time/time-pairs',
  });
  return asked;
}
