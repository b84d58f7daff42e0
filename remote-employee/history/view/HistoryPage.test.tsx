import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type components } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { createDevicePunchStore } from '../../offline-queue/data/createDevicePunchStore.ts';
import { queuedPunch } from '../../testing/queuedPunch.ts';
import { messages as english } from '../../messages/en.ts';
import { Page } from './HistoryPage.tsx';

type TimePair = components['schemas']['TimePair'];
type Filter = components['schemas']['ShiftSummariesFilter'];

const now = '2026-11-19T09:12:36.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  asDesktop();
  vi.stubGlobal('IntersectionObserver', SeenAtOnce);
});
afterEach(() => {
  globalThis.punctualEndPunches?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('my history', () => {
  it('shows the current pay cycle with its sum, and the one before folded', async () => {
    show([pairOn('2026-11-18'), pairOn('2026-11-17')], [pairOn('2026-11-03')]);
    expect(await screen.findByText('Wed 18 Nov')).toBeDefined();
    expect(screen.getByText('9 – 22 Nov')).toBeDefined();
    expect(sumOf('Current pay cycle')).toContain('16 h 28 min of 80 h');
    const previous = screen.getByRole('button', { name: /Previous pay cycle/ });
    expect(previous.textContent).toContain('Closed, read only');
    expect(screen.queryByText('Tue 3 Nov')).toBeNull();
    fireEvent.click(previous);
    expect(await screen.findByText('Tue 3 Nov')).toBeDefined();
  });

  it('says that a punch is kept on this device and not yet sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await createDevicePunchStore().change(7, () => [queuedPunch('clock-in', now)]);
    show([pairOn('2026-11-18')]);
    expect(await screen.findByText('Saved on this device, will be sent')).toBeDefined();
    expect(screen.getByText(/Clock-in 10:12\. You are offline; nothing is lost\./)).toBeDefined();
    await createDevicePunchStore().change(7, () => []);
    vi.restoreAllMocks();
  });

  it('opens a row to its segments and its schedule', async () => {
    show([pairOn('2026-11-18')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
    const segments = screen.getByRole('region', { name: 'Segments' });
    expect(within(segments).getByText('Break')).toBeDefined();
    expect(within(segments).getByText('28 min')).toBeDefined();
    expect(screen.getByText('14 min over schedule')).toBeDefined();
    expect(screen.getByRole('img', { name: /Scheduled Early shift 06:00 – 14:30/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Hide details, Wed 18 Nov' }));
    expect(screen.queryByRole('region', { name: 'Segments' })).toBeNull();
  });

  it('shows a running shift with its time so far, which counts in the sum', async () => {
    const running = openPair('2026-11-19T05:00:00.000Z');
    show([running, pairOn('2026-11-18')], [], running);
    const row = await screen.findByRole('row', { name: /Thu 19 Nov/ });
    expect(row.textContent).toContain('Running');
    expect(row.textContent).toContain('4 h 12 min');
    await waitFor(() => expect(sumOf('Current pay cycle')).toContain('12 h 26 min'));
    expect(await screen.findByText('4:12:36')).toBeDefined();
    expect(screen.getByText('Clocked in, Housekeeping attendant')).toBeDefined();
  });

  it('has no time in its bar while nobody is clocked in', async () => {
    show([pairOn('2026-11-18')]);
    expect(screen.getByText('--:--:--')).toBeDefined();
    expect(screen.queryByText('Not clocked in')).toBeNull();
    expect(await screen.findByText('Not clocked in')).toBeDefined();
  });

  it('marks a night shift, and says the zone where it matters', async () => {
    const night = timePair({
      startDate: '2026-11-17',
      clockIn: punch('2026-11-17T21:00:00.000Z'),
      clockOut: punch('2026-11-18T05:10:00.000Z'),
      spanningDays: 1,
      showTimeZone: true,
    });
    show([night]);
    const row = await screen.findByRole('row', { name: /Tue 17 Nov/ });
    expect(row.textContent).toContain('06:10+1the next day');
    expect(row.textContent).toContain('Europe/Berlin');
  });

  it('says what time is booked on, and the position where it is not the only one', async () => {
    const elsewhere = pairOn('2026-11-17');
    const position = { id: 42, description: 'Ward host' };
    elsewhere.employeeAssignment = { ...elsewhere.employeeAssignment, position };
    show([pairOn('2026-11-18'), elsewhere]);
    const own = await screen.findByRole('row', { name: /Wed 18 Nov/ });
    expect(own.textContent).toContain('Regular hours · 4120 Ward 3 East');
    expect(own.textContent).not.toContain('Housekeeping attendant');
    const other = screen.getByRole('row', { name: /Tue 17 Nov/ });
    expect(other.textContent).toContain('Ward host · Regular hours · 4120 Ward 3 East');
  });

  it('asks the server for another order', async () => {
    const { asked } = show([pairOn('2026-11-18')]);
    await screen.findByText('Wed 18 Nov');
    fireEvent.click(screen.getByRole('button', { name: 'Duration' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ sortBy: 'duration', sortDirection: 'descending' }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sortDirection: 'ascending' }));
  });

  it('adds pages while scrolling, ten at a time', async () => {
    const days = Array.from({ length: 13 }, (_unused, index) => pairOn(`2026-11-${22 - index}`));
    const { asked } = show(days);
    expect(await screen.findByText('Tue 10 Nov')).toBeDefined();
    expect(asked.filter(({ startDate }) => startDate === '2026-11-09')).toMatchObject([
      { page: 0, pageSize: 10 },
      { page: 1, pageSize: 10 },
    ]);
  });

  it('has fewer than 20 nodes in a row that nobody has reached', async () => {
    show([pairOn('2026-11-18')]);
    const row = await screen.findByRole('row', { name: /Wed 18 Nov/ });
    const nodes = row.querySelectorAll(':not([data-on-hover], [data-on-hover] *)');
    expect(nodes.length + 1).toBeLessThan(20);
  });

  it('changes when a manager decides', async () => {
    const { server, bus } = show([pairOn('2026-11-18')]);
    const row = await screen.findByRole('row', { name: /Wed 18 Nov/ });
    expect(row.textContent).toContain('Pending');
    server.current = [{ ...pairOn('2026-11-18'), status: 'APPROVED' }];
    act(() => bus.emit('time-pairs-changed', { employeeIds: [7] }));
    await waitFor(() => expect(row.textContent).toContain('Approved'));
  });

  it('says that there is nothing yet', async () => {
    show([]);
    expect(await screen.findByText('No time in this pay cycle')).toBeDefined();
  });
});

describe('my history on a phone', () => {
  it('is grouped by weeks with their sums, and its rows open', async () => {
    vi.unstubAllGlobals();
    show([pairOn('2026-11-18'), pairOn('2026-11-17'), pairOn('2026-11-12')]);
    const week = await screen.findByRole('row', { name: /This week/ });
    expect(week.textContent).toContain('16 h 28 min');
    expect(screen.getByRole('row', { name: /Last week/ }).textContent).toContain('8 h 14 min');
    fireEvent.click(screen.getByRole('button', { name: 'Show details, Wed 18 Nov' }));
    expect(screen.getByRole('region', { name: 'Segments' })).toBeDefined();
  });

  it('keeps the sum of last week when its entries take a second page', async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal('IntersectionObserver', NeverSeen);
    const days = Array.from({ length: 10 }, (_unused, index) =>
      pairOn(`2026-11-${String(18 - index).padStart(2, '0')}`),
    );
    const { server, bus } = show(days);
    const lastWeek = () => screen.getByRole('row', { name: /Last week/ }).textContent;
    await waitFor(() => expect(lastWeek()).toContain('57 h 38 min'));
    server.current = [...days, { ...pairOn('2026-11-09'), id: 1, originalVersionId: 1 }];
    act(() => bus.emit('time-pairs-changed', { employeeIds: [7] }));
    await waitFor(() => expect(lastWeek()).toContain('65 h 52 min'));
  });

  it('keeps a row open that an edit has given another version', async () => {
    vi.unstubAllGlobals();
    const entry = pairOn('2026-11-18');
    const { server, bus } = show([entry]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
    const row = screen.getByRole('button', { name: 'Hide details, Wed 18 Nov' });
    row.focus();
    server.current = [{ ...entry, id: 2_000, previousVersionId: entry.id, status: 'PENDING' }];
    act(() => bus.emit('time-pairs-changed', { employeeIds: [7] }));
    expect(await screen.findByText('Pending')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Segments' })).toBeDefined();
    expect(document.activeElement).toBe(row);
  });

  it('has what is done most as buttons in the open row, the rest behind “More”', async () => {
    vi.unstubAllGlobals();
    show([pairOn('2026-11-18')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
    for (const name of ['Edit', 'History', 'Map']) {
      expect(screen.getByRole('button', { name })).toBeDefined();
    }
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Clone' })).toBeDefined();
  });
});

describe('what can be done with an entry', () => {
  it('stands in the menu of its row; the pay cycle before is only to look at', async () => {
    show([pairOn('2026-11-18')], [pairOn('2026-11-03')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Actions, Wed 18 Nov' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Add break',
      'Segments',
      'Details',
      'History',
      'Map',
      'Comment',
      'Clone',
      'Delete',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /Previous pay cycle/ }));
    await screen.findByText('Tue 3 Nov');
    fireEvent.click(screen.getByRole('button', { name: 'Actions, Tue 3 Nov' }));
    const looks = await screen.findAllByRole('menuitem');
    expect(looks.map(({ textContent }) => textContent)).toEqual(['Details', 'History', 'Map']);
  });

  it('is everything for what was rejected in the pay cycle before', async () => {
    show([], [{ ...pairOn('2026-11-03'), status: 'REJECTED' }]);
    fireEvent.click(await screen.findByRole('button', { name: /Previous pay cycle/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Actions, Tue 3 Nov' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Edit', 'Delete']),
    );
  });

  it('has a column to clone it', async () => {
    show([pairOn('2026-11-18')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Clone Wed 18 Nov' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('opens the dialog that was asked for', async () => {
    show([pairOn('2026-11-18')]);
    const row = await screen.findByRole('row', { name: /Wed 18 Nov/ });
    fireEvent.click(within(row).getByRole('button', { name: 'History' }));
    expect(await screen.findByRole('dialog', { name: /history/i })).toBeDefined();
  });

  it('adds time by the button at the foot of the page', async () => {
    show([pairOn('2026-11-18')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Add time' }));
    expect(await screen.findByRole('dialog', { name: /add time/i })).toBeDefined();
  });

  it('includes the breaks of an open row', async () => {
    show([pairOn('2026-11-18')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
    expect(screen.getByRole('button', { name: 'Edit break at 10:00' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete break at 10:00' })).toBeDefined();
  });
});

describe('adjusted time', () => {
  it('shows on request, with the rule behind each stretch', async () => {
    const values = { code: 'QUARTER', minutes: 15, direction: 'UP' };
    const stretch = { minuteDuration: 0, pairType: 'SHIFT' as const, values: {} };
    const adjusted = {
      ...pairOn('2026-11-18'),
      adjustedVersionAvailable: true,
      adjustedVersion: {
        clockIn: '2026-11-18T05:15:00.000Z',
        clockOut: '2026-11-18T13:44:00.000Z',
        duration: 28_860,
        minutes: [
          {
            ...stretch,
            rule: 'ROUNDING' as const,
            kind: 'REMOVED' as const,
            startTime: '2026-11-18T05:02:00.000Z',
            endTime: '2026-11-18T05:15:00.000Z',
            minuteDuration: 13,
            values,
          },
          {
            ...stretch,
            rule: 'AS_CLOCKED' as const,
            kind: 'KEPT' as const,
            startTime: '2026-11-18T05:15:00.000Z',
            endTime: '2026-11-18T13:44:00.000Z',
            minuteDuration: 509,
          },
        ],
      },
    };
    show([adjusted]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
    expect(screen.queryByRole('region', { name: 'Adjusted time' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Show adjusted time' }));
    expect(screen.getByRole('button', { name: 'Adjusted duration' })).toBeDefined();
    expect(screen.getByRole('row', { name: /Wed 18 Nov/ }).textContent).toContain('8 h 01 min');
    expect(sumOf('Current pay cycle')).toContain('8 h 01 min');
    const why = screen.getByRole('region', { name: 'Adjusted time' });
    expect(why.textContent).toContain('Rounded to 15 minutes');
    expect(why.textContent).toContain('− 13 min');
  });
});

it('says how an entry stands in the HR system, and why it is not there', async () => {
  const synchronisationError = { reason: 'UNKNOWN_PERSON' as const, message: 'Nobody there.' };
  const failed = { synchronisationStatus: 'SYNCHRONISATION_FAILED' as const, synchronisationError };
  show([{ ...pairOn('2026-11-18'), ...failed }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
  const words = 'HR system: Synchronisation failed – Nobody there.';
  expect(screen.getByText(words)).toBeDefined();
});

it('says who rejected an entry, when and why', async () => {
  const decision = {
    action: 'REJECTED' as const,
    by: { id: 9, firstName: 'Katrin', lastName: 'Brandt' },
    at: '2026-11-18T15:20:00.000Z',
    reason: 'The shift was swapped.',
  };
  show([{ ...pairOn('2026-11-18'), status: 'REJECTED', decision }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
  expect(screen.getByText(/Rejected by Katrin Brandt, Wed 18 Nov/)).toBeDefined();
  expect(screen.getByText(/The shift was swapped\./)).toBeDefined();
});

it('takes back that it asked for a deletion', async () => {
  const { taken } = show([{ ...pairOn('2026-11-18'), status: 'PENDING_DELETE' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep it after all' }));
  const [told] = await screen.findAllByText('Your request was withdrawn. The time stays.');
  expect(told).toBeDefined();
  expect(taken).toEqual(['/api/time-pairs/1118/take-back-deletion']);
});

it('says first of all in an open row on a phone that its deletion is asked for', async () => {
  vi.unstubAllGlobals();
  show([{ ...pairOn('2026-11-18'), status: 'PENDING_DELETE' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
  const details = screen.getByRole('region', { name: 'Segments' }).closest('tr');
  expect(details?.textContent).toMatch(new RegExp(`^${english['history.deletionAsked']}`));
});

it('shows schedule and work twice as wide on request', async () => {
  show([pairOn('2026-11-18')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show details, Wed 18 Nov' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDefined();
});

it('changes rows of the cycle alone when other days are shown, too', async () => {
  show([pairOn('2026-11-18'), pairOn('2026-11-03')]);
  await screen.findByText('Wed 18 Nov');
  const edits = (day: RegExp) =>
    within(screen.getByRole('row', { name: day })).queryByRole('button', { name: 'Edit' });
  expect(edits(/Wed 18 Nov/)).not.toBeNull();
  expect(edits(/Tue 3 Nov/)).toBeNull();
});

it('says of when the list is while the server does not answer', async () => {
  show([pairOn('2026-11-18')]);
  await screen.findByText('Wed 18 Nov');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^No network – as of/)).toBeDefined();
  expect(screen.getByText('Wed 18 Nov')).toBeDefined();
  vi.restoreAllMocks();
});

it('is sorted on a phone, too', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', SeenAtOnce);
  const { asked } = show([pairOn('2026-11-18')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Order and display' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Longest first' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ sortBy: 'duration', sortDirection: 'descending' }),
  );
  expect(screen.getByText('Longest first')).toBeDefined();
});

describe('a link to an entry', () => {
  it('opens it, also in the pay cycle before', async () => {
    const { path } = show([pairOn('2026-11-18')], [pairOn('2026-11-03')], null, 1103);
    expect(await screen.findByRole('region', { name: 'Segments' })).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Tue 3 Nov');
    expect(path()).toBe('/time/time-pairs');
  });

  it('opens what was rejected for edit', async () => {
    show([pairOn('2026-11-18')], [], null, '1118&edit=true');
    // The dialog that comes first is another element than the one with the form.
    await waitFor(() => {
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.getByRole('heading', { name: 'Edit time' })).toBeDefined();
    });
  });

  it('shows one from before both pay cycles, to be looked at only', async () => {
    const { server } = show([pairOn('2026-11-18')], [], null, 417);
    server.older = pairOn('2026-04-17');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByText(/17 April/)).toBeDefined(),
    );
    expect(screen.queryByText('This entry is no longer visible.')).toBeNull();
  });

  it('says when it is no longer there', async () => {
    show([pairOn('2026-11-18')], [pairOn('2026-11-03')], null, 9999);
    expect(await screen.findByText('This entry is no longer visible.')).toBeDefined();
  });
});

function pairOn(startDate: string): TimePair {
  const id = Number(startDate.slice(5).replace('-', ''));
  return timePair({ id, originalVersionId: id, startDate });
}

/** The page over a server with these time pairs, newest first. */
function show(
  current: readonly TimePair[],
  previous: readonly TimePair[] = [],
  active: TimePair | null = null,
  wanted?: number | string,
) {
  const server: { current: typeof current; previous: typeof previous; older: TimePair | null } = {
    current,
    previous,
    older: null,
  };
  const asked: Filter[] = [];
  const taken: string[] = [];

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/shift-clock-in')) throw new TypeError('offline');
    if (pathname.endsWith('/active-shift')) {
      return Response.json({ activeShiftSummary: active, serverTime: now });
    }
    if (pathname.endsWith('/pay-cycle')) {
      return Response.json({ startDate: '2026-11-09', duration: 14, unit: 'DAYS' });
    }
    if (pathname.endsWith('/latest-version')) {
      return server.older
        ? Response.json(server.older)
        : Response.json(
            {
              type: 'about:blank',
              code: 'NOT_FOUND',
              status: 404,
              title: 'Gone',
              detail: '',
              traceId: 't',
            },
            { status: 404, headers: { 'content-type': 'application/problem+json' } },
          );
    }
    if (pathname.endsWith('/take-back-deletion')) {
      taken.push(pathname);
      return Response.json({ ...current[0], status: 'APPROVED' });
    }
    const filter: Filter = await request.json();
    asked.push(filter);
    const pairs = filter.startDate === '2026-11-09' ? server.current : server.previous;
    const { page, pageSize } = filter;
    return Response.json({
      contents: pairs.slice(page * pageSize, (page + 1) * pageSize),
      totalPages: Math.ceil(pairs.length / pageSize),
      totalCount: pairs.length,
      totalAdjustedDuration: pairs.reduce(
        (sum, { adjustedVersion, duration }) => sum + (adjustedVersion?.duration ?? duration ?? 0),
        0,
      ),
      totalDuration: pairs.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      expectedMinuteDuration: 4800,
    });
  }

  const rendered = renderInHost(<Page />, {
    fetch,
    session: employeeSession(employeeWith(assignment())),
    messages: english,
    path: wanted === undefined ? '/time/time-pairs' : `/time/time-pairs?timePair=${wanted}`,
  });
  return { ...rendered, server, asked, taken };
}

function sumOf(title: string): string {
  return screen.getByRole('heading', { name: title }).parentElement?.textContent ?? '';
}

/** There is no layout here: observed elements count as visible. */
class SeenAtOnce {
  readonly #seen: IntersectionObserverCallback;
  constructor(seen: IntersectionObserverCallback) {
    this.#seen = seen;
  }
  observe(): void {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the machine's edge, in as much as the page reads of it
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the same
    queueMicrotask(() => this.#seen(entries, this as never));
  }
  disconnect(): void {}
}

class NeverSeen {
  observe(): void {}
  disconnect(): void {}
}
