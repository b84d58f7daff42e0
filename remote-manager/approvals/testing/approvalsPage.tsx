import type { FeatureInfo } from 'shared-contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { messages as english } from '../../messages/en.ts';
import { Page } from '../ApprovalsPage.tsx';
import type { UnworkedDay } from '../../unworked-days/data/unworkedDays.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';
import { approvalsServer } from './approvalsServer.ts';
import { openShift, person, timePair } from './people.ts';

export const lena = person(1, 'Lena Fischer', [
  timePair(11, { startDate: '2026-11-16' }),
  timePair(12, { startDate: '2026-11-17', infoIndicators: ['LATE_LOGOFF', 'NO_GEO_DATA'] }),
  timePair(13, { startDate: '2026-11-18', status: 'PENDING_DELETE' }),
]);
export const tom = person(2, 'Tom Hughes', [
  timePair(21, { startDate: '2026-11-16' }),
  openShift(22, { startDate: '2026-11-17' }),
]);
export const priya = person(3, 'Priya Nair', [timePair(31, { startDate: '2026-11-16' })]);

/** Gives each test of the file a screen of this size; afterwards removes all stubs. */
export function onScreen(size: 'phone' | 'desktop'): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: size === 'desktop' && /min-width/.test(media),
      }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export function hostOf({ fetch }: ReturnType<typeof approvalsServer>) {
  return {
    fetch,
    messages: english,
    session: employeeSession({
      id: 9,
      employeeNumber: '10022',
      firstName: 'Katrin',
      lastName: 'Brandt',
      assignments: [],
    }),
  };
}

export async function openPage(
  people: readonly ApprovalGroup[],
  properties: Partial<FeatureInfo['properties']> = {},
  path = '/approvals',
  unworked: readonly UnworkedDay[] = [],
) {
  const server = approvalsServer(people, unworked);
  const { bus } = renderInHost(<Page />, { ...hostOf(server), properties, path });
  await waitFor(() => expect(server.filters.length).toBeGreaterThan(people.length > 0 ? 0 : 1));
  await screen.findAllByText(
    people[0] && people[0].summaries.length > 0
      ? `${people[0].firstName} ${people[0].lastName}`
      : /Nothing|caught up|not worked/,
  );
  return { server, bus };
}

export function press(name: string, which: 'first' | 'last' = 'first'): void {
  const button = screen.getAllByRole('button', { name }).at(which === 'first' ? 0 : -1);
  if (button) fireEvent.click(button);
}

/** The same for a button that appears later. */
export async function pressSoon(name: string): Promise<void> {
  await screen.findAllByRole('button', { name });
  press(name);
}

export function checkbox(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('checkbox', { name });
}

export function rowOf(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(name) }));
}
