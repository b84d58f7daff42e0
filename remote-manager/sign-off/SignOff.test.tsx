import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it, vi } from 'vitest';
import type { PayCycleHours, PayCycleSignOff } from './data/signOff.ts';
import { SignOff } from './SignOff.ts';
import type { SignOffPanelProps } from './view/SignOffPanel.tsx';

const cycle = { startDate: '2026-11-02', endDate: '2026-11-15' };
const title = 'Pay cycle 2 – 15 Nov 2026';

const ready: PayCycleSignOff = {
  ...cycle,
  ...{ state: 'READY', undecided: 0, people: 14, uncovered: 14, changed: 0 },
  ...{ signOffs: [], changes: [] },
};
const byHours = {
  ...{ worked: 1_800_000, breaks: 90_000, overtime: 7_200, earlyLogin: 0, callBack: 3_600 },
  ...{ adjusted: 1_800_000, adjustedOvertime: 0 },
  timeTypes: [{ name: 'Training', worked: 14_400 }],
};
const hours: PayCycleHours = { ...cycle, people: 14, entries: 44, hours: byHours, seen: 'abc' };
const signedAt = '2026-11-20T09:30:00.000Z';
const own = {
  ...{ id: 1, signedById: 9, signedBy: 'Katrin Brandt', signedAt, people: 15 },
  hours: byHours,
};
const signed: PayCycleSignOff = { ...ready, state: 'SIGNED', uncovered: 0, signOffs: [own] };
const changed: PayCycleSignOff = {
  ...signed,
  ...{ state: 'READY', changed: 22 },
  changes: [
    {
      ...{ timePairId: 77, firstName: 'Tom', lastName: 'Hughes', date: '2026-11-12' },
      ...{ changedBy: 'Amara Okafor', changedAt: '2026-11-21T08:05:00.000Z' },
    },
    {
      ...{ timePairId: 78, firstName: 'Priya', lastName: 'Nair', date: '2026-11-03' },
      ...{ changedBy: null, changedAt: '2026-11-20T10:00:00.000Z' },
    },
  ],
};

it('shows the hours by type, asks once, and signs what was seen', async () => {
  const { sent } = show({ states: [ready, signed], unworked: 2 });
  await screen.findByText('All entries of 14 people are decided and can be signed off.');
  fireEvent.click(screen.getByRole('button', { name: 'Sign off' }));
  const dialog = await screen.findByRole('dialog', { name: `Sign off the p${title.slice(1)}?` });
  await within(dialog).findByText(/^14 people, 44 entries\..* 2 planned shifts have no time\.$/);
  const list = within(dialog).getByLabelText('Hours by type');
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    ...['Worked500 h 00 min', 'Breaks25 h 00 min', 'Overtime2 h 00 min', 'Call-back1 h 00 min'],
    'Training4 h 00 min',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }));
  await screen.findByText(`${title} signed off`);
  expect(sent).toEqual([{ ...cycle, seen: 'abc' }]);
  await screen.findByText(/^Signed off by you on Fri 20 Nov 2026, 09:30, for 15 people$/);
  expect(screen.queryByRole('button', { name: /Sign off/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says who changed what after the sign-off, leads there, and lets it be signed again', async () => {
  const { path } = show({ states: [changed] });
  await screen.findByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent ===
        'The sign-off no longer covers everything: 22 entries were changed afterwards. Signing off again covers all 14 people with time.',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Thu 12 Nov, Tom Hughes: changed after sign-off by Amara Okafor on Sat 21 Nov 2026, 08:05Show',
    'Tue 3 Nov, Priya Nair: changed after sign-off on Fri 20 Nov 2026, 10:00Show',
    'and 20 more',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show Thu 12 Nov, Tom Hughes' }));
  expect(path()).toBe('/approvals?timePair=77');
  expect(screen.getByRole('button', { name: 'Sign off again' })).toBeDefined();
});

it('leads to what is not decided, and does not offer to sign', async () => {
  const onUndecided = vi.fn();
  show({ states: [{ ...ready, state: 'UNDECIDED', undecided: 1 }], onUndecided });
  await screen.findByText(/^1 entry still needs a decision/);
  fireEvent.click(screen.getByRole('button', { name: 'Show what is not decided' }));
  expect(onUndecided).toHaveBeenCalledWith(cycle);
  expect(screen.queryByRole('button', { name: /Sign off/ })).toBeNull();
});

it.each([
  ['WITHOUT_TIME', /nothing to sign off\.$/],
  ['NOT_OVER', /^It can be signed off once/],
] as const)('says why nothing can be signed: %s', async (state, words) => {
  show({ states: [{ ...ready, state, people: 0, uncovered: 0 }] });
  await screen.findByText(words);
  expect(screen.queryByRole('button')).toBeNull();
});

it('names another manager without hours, and whom the sign-off does not cover', async () => {
  const by = { ...own, signedById: 12, signedBy: 'Max Kern', people: 3, hours: null };
  show({ states: [{ ...ready, uncovered: 2, signOffs: [by] }] });
  await screen.findByText('Signed off by Max Kern on Fri 20 Nov 2026, 09:30, for 3 people');
  expect(
    screen.getByText(/2 people with time are not included\. .* covers all 14 people/),
  ).toBeDefined();
  expect(screen.queryByLabelText('Hours by type')).toBeNull();
});

it('follows what another manager does', async () => {
  const { bus } = show({ states: [ready, { ...signed, signOffs: [{ ...own, signedById: 12 }] }] });
  await screen.findByRole('button', { name: 'Sign off' });
  act(() => bus.emit('time-pairs-changed', { employeeIds: [9] }));
  await screen.findByText(/^Signed off by Katrin Brandt/);
  expect(screen.queryByRole('button', { name: 'Sign off' })).toBeNull();
});

it('says what kept it from being signed, and shows the hours as they are now', async () => {
  const detail = 'Nothing was signed off. Please look at the hours as they are now.';
  const { sent } = show({ states: [ready], refusal: detail, later: { ...hours, seen: 'def' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign off' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/44 entries/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(detail);
  await waitFor(() => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }));
    expect(sent.at(-1)).toMatchObject({ seen: 'def' });
  });
});

it('says that it cannot be shown, and tries again', async () => {
  show({ states: [null, ready] });
  await screen.findByText('It can’t be shown right now whether this pay cycle is signed off');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await screen.findByRole('button', { name: 'Sign off' });
});

interface Shown {
  /** The server's responses, in order; null for a failure. */
  readonly states: readonly (PayCycleSignOff | null)[];
  readonly unworked?: number;
  readonly refusal?: string;
  /** The hours after a refusal. */
  readonly later?: PayCycleHours;
  readonly onUndecided?: SignOffPanelProps['onUndecided'];
}

function show({ states, unworked = 0, refusal, later, onUndecided = () => undefined }: Shown) {
  const sent: unknown[] = [];
  let asked = 0;
  const shown = renderInHost(
    <SignOff
      range={{ startDate: '2026-10-21', endDate: '2026-11-20' }}
      today="2026-11-20"
      onUndecided={onUndecided}
    />,
    {
      path: '/approvals',
      session: employeeSession({
        ...{ id: 9, employeeNumber: '10022', firstName: 'Katrin', lastName: 'Brandt' },
        assignments: [],
      }),
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/api/info/pay-cycle') {
          return Response.json({ startDate: '2026-11-02', duration: 14, unit: 'DAYS' });
        }
        if (pathname === '/api/time-pairs/unworked-days') {
          return Response.json({ contents: Array.from({ length: unworked }, shift), next: null });
        }
        if (pathname === '/api/pay-cycles/hours') {
          return Response.json(sent.length > 0 && later ? later : hours);
        }
        if (request.method === 'POST') {
          sent.push(await request.json());
          return refusal === undefined ? new Response(null, { status: 204 }) : refused(refusal);
        }
        const state = states[Math.min(asked, states.length - 1)] ?? null;
        asked += 1;
        return state === null ? new Response(null, { status: 503 }) : Response.json(state);
      },
    },
  );
  return { ...shown, sent };
}

function refused(detail: string): Response {
  return Response.json(
    {
      ...{ type: 'about:blank', status: 409, title: 'Changed', detail },
      ...{ code: 'PAY_CYCLE_CHANGED', traceId: '1' },
    },
    { status: 409 },
  );
}

function shift(_unused: unknown, index: number) {
  return {
    ...{ employeeId: index + 1, firstName: 'Tom', lastName: 'Hughes' },
    ...{ employeeAssignmentId: 1000 + index, positionDescription: 'Porter' },
    ...{ date: '2026-11-10', timeZone: 'Europe/Berlin', scheduleName: 'Late shift' },
    planned: { start: '2026-11-10T13:00:00.000Z', end: '2026-11-10T21:30:00.000Z' },
    ...{ breaks: [], canAddTime: true },
  };
}
