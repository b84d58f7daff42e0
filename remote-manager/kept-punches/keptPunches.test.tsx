import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FeatureName } from 'shared-contracts';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subordinate } from '../clocking/testing/subordinates.ts';
import { messages as english } from '../messages/en.ts';
import { KeptPunchesNote } from './view/KeptPunchesNote.tsx';
import type { WaitingPunch } from './data/keptPunches.ts';

const lena = subordinate(1, 'Lena Fischer');
const tom = subordinate(2, 'Tom Hughes');
const [nurse] = tom.subordinateAssignments;
const twice = {
  ...tom,
  subordinateAssignments: [
    ...tom.subordinateAssignments,
    ...(nurse ? [{ ...nurse, id: 1902, position: { id: 52, description: 'Porter' } }] : []),
  ],
};

const unknown: WaitingPunch = {
  id: 7,
  at: '2026-11-18T05:58:00.000Z',
  timeZone: 'Europe/Berlin',
  terminal: 'Staff entrance',
  operation: 'CLOCK_IN',
  reason: 'UNKNOWN_NUMBER',
  said: 'E-99',
  saidBy: 'NUMBER',
  employee: null,
};
const wrongPin: WaitingPunch = {
  ...unknown,
  id: 8,
  operation: 'CLOCK_OUT',
  reason: 'WRONG_PIN',
  said: 'E-1',
  employee: { id: 1, firstName: 'Lena', lastName: 'Fischer', assignmentId: 1001 },
};
const byBadge: WaitingPunch = {
  ...wrongPin,
  id: 9,
  reason: 'SEVERAL_ASSIGNMENTS',
  said: 'B-77',
  saidBy: 'BADGE',
  employee: { id: 2, firstName: 'Tom', lastName: 'Hughes', assignmentId: null },
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T12:00:00.000Z') }));

describe('punches of terminals that wait', () => {
  it('are not spoken of while there are none, nor where there are no terminals', async () => {
    const none = await open([]);
    await waitFor(() => expect(none.asked).toBe(1));
    expect(screen.queryByRole('status')).toBeNull();
    const off = await open([unknown], { TERMINAL: false });
    expect(off.asked).toBe(0);
    expect(screen.queryByText(/waits for you/)).toBeNull();
  });

  it('say what, when by the clock of the terminal, where, what was typed and why', async () => {
    await look([unknown, wrongPin], '2 punches from terminals wait for you');
    const [first, second] = rows();
    expect(first?.textContent).toContain('Clock-in, Wed 18 Nov, 06:58');
    expect(first?.textContent).toContain('Staff entrance · number E-99');
    expect(first?.textContent).toContain('Nobody has this employee number');
    expect(second?.textContent).toContain('Staff entrance · Lena Fischer · number E-1');
    expect(second?.textContent).toContain('The PIN was wrong');
  });

  it('are given to somebody who is found by name, on the position that is chosen', async () => {
    const server = await look([unknown]);
    fireEvent.click(rowButton(/^Assign to somebody/));
    fireEvent.click(await screen.findByRole('button', { name: 'Record' }));
    await screen.findByText('Choose somebody from the list.');
    fireEvent.click(await screen.findByRole('combobox', { name: 'For whom' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Tom Hughes · E-2' }));
    fireEvent.change(await screen.findByLabelText('Position'), { target: { value: '1902' } });
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByText('No punches are waiting');
    expect(server.settled).toEqual([{ id: '7', assignmentId: 1902 }]);
    expect(screen.getAllByText(/^Recorded for Tom Hughes: Clock-in/)).not.toEqual([]);
    expect(server.changed).toEqual([[2]]);
  });

  it('are recorded for whose number it was by one press', async () => {
    const server = await look([wrongPin]);
    fireEvent.click(rowButton(/^Record for Lena Fischer: Clock-out/));
    await screen.findByText('No punches are waiting');
    expect(server.settled).toEqual([{ id: '8', assignmentId: 1001 }]);
    expect(server.changed).toEqual([[1]]);
  });

  it('ask for the position of whose badge it was, where there are several', async () => {
    const server = await look([byBadge]);
    expect(rows()[0]?.textContent).toContain('Staff entrance · Tom Hughes · badge B-77');
    fireEvent.click(rowButton(/^Record for Tom Hughes/));
    await screen.findByDisplayValue('Tom Hughes');
    fireEvent.change(await screen.findByLabelText('Position'), { target: { value: '1902' } });
    fireEvent.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByText('No punches are waiting');
    expect(server.settled).toEqual([{ id: '9', assignmentId: 1902 }]);
  });

  it('lead to the day of a known person, where time may be added', async () => {
    await look([wrongPin]);
    fireEvent.click(rowButton(/^Add time by hand/));
    await screen.findByRole('dialog', { name: /Add time/ });
    cleanup();
    await open([wrongPin], { ADD_TIME_PAIRS: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Look at them' }));
    await screen.findByRole('list', { name: 'Punches from terminals' });
    expect(within(rows()[0] ?? document.body).queryByText('Add time by hand')).toBeNull();
  });

  it('are set aside after a question, and not where it is declined', async () => {
    const server = await look([unknown]);
    fireEvent.click(rowButton(/^Set aside/));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.settled).toEqual([]);
    fireEvent.click(rowButton(/^Set aside/));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Set aside' }));
    await screen.findByText('No punches are waiting');
    expect(server.settled).toEqual([{ id: '7', assignmentId: null }]);
  });

  it.each([
    ['KEPT_PUNCH_SETTLED', 'Somebody else has already dealt with this punch.'],
    ['KEPT_PUNCH_DOES_NOT_FIT', 'It does not fit the recorded time of this person.'],
  ])('say why one was refused: %s', async (code, detail) => {
    const server = await look([wrongPin]);
    server.refuse(code, detail);
    const before = server.asked;
    fireEvent.click(rowButton(/^Record for Lena Fischer/));
    await screen.findByText(detail);
    await waitFor(() => expect(server.asked).toBe(before + 1));
  });

  it('say what cannot be shown, and are asked for again', async () => {
    const server = await open([unknown], {}, true);
    await screen.findByText('Punches from terminals can’t be shown right now');
    server.connect();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 punch from a terminal waits for you');
  });
});

async function open(
  punches: readonly WaitingPunch[],
  features: Partial<Record<FeatureName, boolean>> = {},
  isDown = false,
) {
  const server = keptServer(punches, isDown);
  const { bus } = renderInHost(<KeptPunchesNote />, {
    fetch: server.fetch,
    messages: english,
    features,
    session: employeeSession(employeeWith(assignment()), { authorities: ['APPROVE_TIME'] }),
  });
  bus.on('time-pairs-changed', ({ employeeIds }) => server.changed.push(employeeIds));
  return server;
}

async function look(punches: readonly WaitingPunch[], words: RegExp | string = /waits? for you$/) {
  const server = await open(punches);
  await screen.findByText(words);
  fireEvent.click(screen.getByRole('button', { name: 'Look at them' }));
  await screen.findByRole('list', { name: 'Punches from terminals' });
  return server;
}

function rows() {
  return within(screen.getByRole('list', { name: 'Punches from terminals' })).getAllByRole(
    'listitem',
  );
}

function rowButton(name: RegExp): HTMLElement {
  const [row] = rows();
  if (row === undefined) throw new Error('Nothing waits.');
  return within(row).getByRole('button', { name });
}

/** A fake network: lists waiting punches and settles them. */
function keptServer(punches: readonly WaitingPunch[], isDownAtFirst: boolean) {
  let waiting = punches;
  let isDown = isDownAtFirst;
  let refusal: { readonly code: string; readonly detail: string } | null = null;
  const settled: { id: string | undefined; assignmentId: number | null }[] = [];
  const changed: (readonly number[])[] = [];
  const server = {
    settled,
    changed,
    asked: 0,
    connect: () => (isDown = false),
    refuse(code: string, detail: string) {
      refusal = { code, detail };
    },
    async fetch(request: Request): Promise<Response> {
      if (isDown) throw new TypeError('Failed to fetch');
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/subordinates')) {
        const { search = '' }: { search?: string } = await request.json();
        const contents = [lena, twice].filter(({ employee }) =>
          `${employee.firstName} ${employee.lastName}`.includes(search),
        );
        return Response.json({ contents, totalPages: 1, totalEmployees: contents.length });
      }
      if (!pathname.includes('/kept-punches')) throw new TypeError('Failed to fetch');
      if (request.method === 'POST') {
        if (refusal) {
          return Response.json(
            { type: 'about:blank', title: '', status: 409, traceId: 't', ...refusal },
            { status: 409, headers: { 'content-type': 'application/problem+json' } },
          );
        }
        const { assignmentId }: { assignmentId: number | null } = await request.json();
        const id = /kept-punches\/(\d+)/.exec(pathname)?.[1];
        settled.push({ id, assignmentId });
        waiting = waiting.filter((each) => String(each.id) !== id);
        return new Response(null, { status: 204 });
      }
      server.asked += 1;
      return Response.json({ contents: waiting, total: waiting.length });
    },
  };
  return server;
}
