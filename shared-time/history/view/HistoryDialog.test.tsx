import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { showDialog, type ShowOptions } from '../../testing/showDialog.tsx';
import { punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { refusal, timeServer } from '../../testing/timeServer.ts';

type TimePair = components['schemas']['TimePair'];
type HistoryEntry = components['schemas']['HistoryEntry'];

const katrin = { id: 9, firstName: 'Katrin', lastName: 'Brandt' };
const amara = { id: 7, firstName: 'Amara', lastName: 'Okafor' };

const versions: readonly HistoryEntry[] = [
  version(3, '2026-11-18T15:20:00.000Z', katrin, 'Forgot to clock out', {}),
  version(2, '2026-11-18T14:05:00.000Z', amara, 'Terminal was busy', {
    clockOut: punch('2026-11-18T13:30:00.000Z'),
    duration: 28_800,
    status: 'APPROVED',
  }),
  version(1, '2026-11-18T13:31:00.000Z', null, null, {
    clockIn: punch('2026-11-18T05:10:00.000Z'),
    clockOut: punch('2026-11-18T13:30:00.000Z'),
    duration: 28_320,
    timeType: { id: 62, externalName: 'Training' },
  }),
];

describe('the time history', () => {
  beforeEach(() => asDesktop());

  it('says whose time it is, on which day and position', async () => {
    await show(versions);
    const about = await screen.findByText(/Amara Okafor, Wednesday 18 November/);
    expect(about.textContent).toContain('Housekeeping attendant');
  });

  it('lists the versions, the newest first, the ends labelled Current and Initial', async () => {
    await show(versions);
    const rows = await rowsOf(3);
    expect(rows.map(({ textContent }) => textContent).map(labelOf)).toEqual([
      'Current',
      'Version 2',
      'Initial',
    ]);
    expect(rows[0]?.textContent).toContain('18 Nov, 16:20');
    expect(rows[0]?.textContent).toContain('Katrin Brandt');
    expect(rows[0]?.textContent).toContain('Forgot to clock out');
    expect(rows[2]?.textContent).toContain('Clock');
  });

  it('says why a version was rejected, beside why it was changed', async () => {
    const decision = { action: 'REJECTED', by: katrin, at: '2026-11-18T15:20:00.000Z' } as const;
    await show([
      version(3, '2026-11-18T15:20:00.000Z', amara, 'Forgot to clock out', {
        status: 'REJECTED',
        decision: { ...decision, reason: 'Break missing' },
      }),
    ]);
    const [only] = await rowsOf(1);
    expect(only?.textContent).toContain('Forgot to clock out · Break missing');
  });

  it('labels the only version Initial', async () => {
    await show(versions.slice(2));
    const [only] = await rowsOf(1);
    expect(only?.textContent).toContain('Initial');
    expect(screen.queryByText('Changed from the version before')).toBeNull();
  });

  it('names me as who made what I added by hand', async () => {
    const added = { isManualPair: true, type: 'MANUAL' } as const;
    await show([version(1, '2026-11-18T13:31:00.000Z', null, null, added)]);
    const [only] = await rowsOf(1);
    expect(only?.textContent).toContain('Amara Okafor');
    expect(only?.textContent).not.toContain('Clock');
  });

  it('marks what changed with the old value', async () => {
    await show(versions);
    const [current, second, initial] = await rowsOf(3);
    expect(marksIn(current)).toEqual(['14:30', '8 h 00 min', 'Approved']);
    expect(marksIn(second)).toEqual(['06:10', '7 h 52 min', 'Training', 'Pending']);
    expect(marksIn(initial)).toEqual([]);
    expect(current?.textContent).toContain('changed, before: 14:30');
  });

  it('leaves the status out where nothing is approved', async () => {
    await show(versions, { features: { APPROVE_TIME_PAIRS: false } });
    await rowsOf(3);
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  });

  it('scrolls sideways in a narrow window rather than break the words of a reason', async () => {
    await show(versions);
    await rowsOf(3);
    const minWidth = () => getComputedStyle(screen.getByRole('treegrid')).minWidth;
    expect(minWidth()).toBe('1188px');
    const reason = screen.getByRole('gridcell', { name: 'Forgot to clock out' });
    expect(getComputedStyle(reason).overflowWrap).not.toBe('anywhere');
  });

  it('opens a version to its breaks', async () => {
    await show(versions);
    fireEvent.click(await screen.findByRole('button', { name: 'Show segments, Current' }));
    expect(screen.getByText('10:00 – 10:28')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Hide segments, Current' }));
    expect(screen.queryByText('10:00 – 10:28')).toBeNull();
  });

  it('shows the details of a version with the changed fields marked', async () => {
    await show(versions);
    fireEvent.click(await screen.findByRole('button', { name: 'Details, Version 2' }));
    const details = await screen.findByRole('dialog', {
      name: 'Details, Version 2',
      hidden: true,
    });
    expect(marksIn(details)).toEqual(['06:10', '7 h 52 min', 'Training', 'Pending']);
    expect(within(details).getByText('Early shift')).toBeDefined();
    fireEvent.click(within(details).getByRole('button', { name: 'Close', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Details, Version 2')).toBeNull());
    expect(screen.getByText('Time history')).toBeDefined();
  });

  it('says that there is no correction history', async () => {
    await show([]);
    const [notice] = await screen.findAllByText('There is no correction history');
    expect(notice).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Time history')).toBeNull());
  });

  it('can be asked for again when it fails', async () => {
    let fails = true;
    await show(versions, {
      server: timeServer({
        'time-pairs/501/corrections': () =>
          fails ? refusal(500, 'UNEXPECTED', '') : Response.json(versions),
      }),
    });
    await screen.findByText('The history cannot be shown right now');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await rowsOf(3)).toHaveLength(3);
  });
});

describe('the time history on a phone', () => {
  it('has a card for each version, and the breaks in a dialog of their own', async () => {
    vi.unstubAllGlobals();
    await show(versions);
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map(({ textContent }) => labelOf(textContent))).toEqual([
      'Current',
      'Version 2',
      'Initial',
    ]);
    expect(marksIn(cards[0])).toEqual(['14:30', '8 h 00 min', 'Approved']);
    fireEvent.click(screen.getByRole('button', { name: 'Show segments, Current' }));
    const breaks = await screen.findByRole('dialog', { name: 'Segments', hidden: true });
    expect(breaks.textContent).toContain('10:00 – 10:28');
  });
});

describe('the details', () => {
  it('say everything about an entry', async () => {
    const { dialog } = await showDialog({
      kind: 'DETAILS',
      shift: timePair({
        infoIndicators: ['LATE_LOGOFF'],
        commentSummary: { clockInComment: 'Bus was late', clockOutComment: null },
        synchronisationStatus: 'SYNCHRONISATION_FAILED',
      }),
    });
    for (const words of [
      'Clocked out late',
      'Bus was late',
      'Failed',
      '4120 Ward 3 East',
      'Browser',
    ]) {
      expect(within(dialog).getByText(words)).toBeDefined();
    }
    expect(dialog.querySelector('s')).toBeNull();
  });
});

function version(
  id: number,
  correctionDate: string,
  modifiedBy: HistoryEntry['modifiedBy'],
  reason: string | null,
  changes: Partial<TimePair>,
): HistoryEntry {
  return {
    correctionDate,
    modifiedBy,
    reason: reason === null ? null : { description: reason },
    timePairSummary: timePair({ id: 500 + id, ...changes }),
  };
}

function show(entries: readonly HistoryEntry[], options: ShowOptions = {}) {
  const server = timeServer({ 'time-pairs/501/corrections': () => Response.json(entries) });
  return showDialog({ kind: 'HISTORY', shift: timePair() }, { server, ...options });
}

async function rowsOf(count: number): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  return screen.getAllByRole('row').slice(1);
}

function marksIn(element: HTMLElement | undefined): string[] {
  return [...(element?.querySelectorAll('s') ?? [])].map(({ textContent }) => textContent);
}

function labelOf(words: string): string | undefined {
  return /Current|Version \d|Initial/.exec(words)?.[0];
}
