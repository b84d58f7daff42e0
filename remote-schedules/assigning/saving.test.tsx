import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  button,
  choose,
  fatima,
  gate,
  jonas,
  mateo,
  onScreen,
  openPanel,
  press,
  serverFor,
  wholeRows,
} from './testing/assigningPage.tsx';
import { plannedRow, refusal } from './testing/planned.ts';

onScreen('desktop');

const both = wholeRows(jonas, mateo);

async function assignLate(count: string): Promise<void> {
  choose(/^Late/);
  await screen.findByRole('table', { name: 'What will change' });
  press(`Assign to ${count}`);
}

it('can be taken back for as long as the undo delay', async () => {
  const { server } = await openPanel(both);
  await assignLate('2 people');
  await screen.findByText('Late, 19 – 22 Nov: planned for 2 people.');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Taken back for 2 people.');
  expect(server.undone).toEqual([1]);
});

it('offers no way back where the company has none', async () => {
  await openPanel(both, { properties: { CLOCK_OUT_UNDO_DELAY: 0 } });
  await assignLate('2 people');
  await screen.findByText(/: planned for 2 people\.$/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says for each person why it could not be taken back', async () => {
  const { server } = await openPanel(both);
  await assignLate('2 people');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  server.refuse(2, refusal('ALREADY_SENT', 'It has left for the HR system.'));
  fireEvent.click(undo);
  const notice = await screen.findByRole('alertdialog', {
    name: 'The plan of 1 person could not be taken back',
  });
  expect(within(notice).getByText('Mateo Alvarez: It has left for the HR system.')).toBeDefined();
  await screen.findByText('Taken back for 1 person.');
});

function onFakeClock(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T08:00:00.000Z') });
}

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
}

const standing = (status: 'SYNCHRONISATION_PENDING' | 'SYNCHRONISED') => ({
  ecSynchronisationStatus: status,
  synchronisationError: null,
});

it('follows the HR system after the undo delay until it has taken it', async () => {
  onFakeClock();
  const { server } = await openPanel(both, { properties: { CLOCK_OUT_UNDO_DELAY: 4 } });
  server.answerStatuses((times) =>
    standing(times < 2 ? 'SYNCHRONISATION_PENDING' : 'SYNCHRONISED'),
  );
  await assignLate('2 people');
  await screen.findByText(/: planned for 2 people\.$/);
  await pass(4);
  expect(server.statusesAsked()).toBe(0);
  await pass(3);
  await screen.findByText('The HR system has accepted what you planned.');
  await pass(10);
  expect(server.statusesAsked()).toBe(2);
});

it('says after a minute that not all is taken yet', async () => {
  onFakeClock();
  const { server } = await openPanel(both);
  server.answerStatuses(() => standing('SYNCHRONISATION_PENDING'));
  await assignLate('2 people');
  await screen.findByText(/: planned for 2 people\.$/);
  await pass(72);
  await screen.findByText(/The HR system has not yet accepted everything you planned\./);
  expect(server.statusesAsked()).toBe(60);
});

it('asks no more once the page is left', async () => {
  onFakeClock();
  const { server, unmount } = await openPanel(both, { properties: { CLOCK_OUT_UNDO_DELAY: 0 } });
  server.answerStatuses(() => standing('SYNCHRONISATION_PENDING'));
  await assignLate('2 people');
  await screen.findByText(/: planned for 2 people\.$/);
  await pass(1.5);
  const asked = server.statusesAsked();
  expect(asked).toBeGreaterThan(0);
  unmount();
  await pass(5);
  expect(server.statusesAsked()).toBe(asked);
});

const refused = {
  ecSynchronisationStatus: 'SYNCHRONISATION_FAILED',
  synchronisationError: { reason: 'REFUSED', message: 'The period is locked.' },
} as const;

it('says of how many people the HR system did not take something, and leads to their rows', async () => {
  onFakeClock();
  const { server, shownNotTaken } = await openPanel(both);
  server.answerStatuses(() => refused);
  await assignLate('2 people');
  await screen.findByText(/: planned for 2 people\.$/);
  await pass(12);
  await screen.findByText('The HR system did not accept what you planned for 2 people.');
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(shownNotTaken()).toBe(1);
});

it('sends what the HR system did not take again', async () => {
  onFakeClock();
  const { server } = await openPanel(wholeRows(jonas));
  server.answerStatuses((times) => (times === 1 ? refused : standing('SYNCHRONISED')));
  await assignLate('1 person');
  await screen.findByText(/: planned for 1 person\.$/);
  await pass(12);
  await screen.findByText('The HR system did not accept what you planned for Jonas Weber.');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await pass(1.5);
  await screen.findByText('The HR system has accepted what you planned.');
  expect(server.sentAgain).toEqual(['TEMP-1-1']);
});

it('does not wait for an HR system where none is connected, and says so', async () => {
  const { server } = await openPanel(both, { isHrConnected: false });
  await assignLate('2 people');
  await screen.findByText('Late, 19 – 22 Nov: planned for 2 people. No HR system is connected.');
  expect(server.statusesAsked()).toBe(0);
});

it('says who planned somebody meanwhile and what would be now, and leaves it or assigns anyway', async () => {
  const server = serverFor(both);
  const { done } = await openPanel(both, { server });
  choose(/^Late/);
  await screen.findByRole('table', { name: 'What will change' });
  const change = refusal('PLAN_CHANGED', 'Changed meanwhile.', {
    changedBy: 'Amara Okafor',
    changedAt: '2026-11-19T07:58:00.000Z',
  });
  server.changeMeanwhile(1, change);
  press('Assign to 2 people');
  const question = await screen.findByRole('alertdialog', {
    name: 'The plan of 1 person changed in the meantime',
  });
  expect(
    within(question).getByText(
      'Jonas Weber: changed by Amara Okafor on Thu 19 Nov, 08:58. 19 – 22 Nov: Late 14:00 – 22:30 in place of Early 06:00 – 14:30.',
    ),
  ).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Assign anyway' }));
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands.map(({ body }) => body.userIds)).toEqual([[1, 2], [1]]);
  expect(server.commands[1]?.body.seen).toEqual([{ userId: 1, planVersion: 4 }]);
  await screen.findByText(/: planned for 2 people\.$/);
});

it('leaves what somebody else planned when it is told to', async () => {
  const server = serverFor(both);
  const { done } = await openPanel(both, { server });
  choose(/^Late/);
  await screen.findByRole('table', { name: 'What will change' });
  server.changeMeanwhile(1, refusal('PLAN_CHANGED', 'Changed meanwhile.'));
  press('Assign to 2 people');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Leave as they are' }));
  await waitFor(() => expect(done).toHaveLength(1));
  await screen.findByText(/: planned for 1 of 2 people\.$/);
  expect(server.commands).toHaveLength(1);
});

it('does not send twice what is under way', async () => {
  const { server, done } = await openPanel(both);
  const answers = gate();
  server.hold(answers.opened);
  await assignLate('2 people');
  await waitFor(() => expect(button('Assign to 2 people').getAttribute('aria-busy')).toBe('true'));
  press('Assign to 2 people');
  answers.open();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands).toHaveLength(1);
});

it('sends again under the same key what had no answer', async () => {
  const { server, done } = await openPanel(both);
  server.fail({ status: 503, code: 'UNAVAILABLE' });
  await assignLate('2 people');
  await screen.findByText(/could not be assigned/);
  expect(done).toEqual([]);
  server.fail(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(done).toHaveLength(1));
  const keys = server.commands.map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

/** Timeouts that fire when the test says so. */
function limitByHand() {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    limits.push(controller);
    return controller.signal;
  });
  return {
    end: () => limits.at(-1)?.abort(new DOMException('Too late', 'TimeoutError')),
  };
}

it('gives up what hangs, says that it is not known, and asks again under the same key', async () => {
  const limit = limitByHand();
  const { server, done, closed } = await openPanel(both);
  server.hold(gate().opened);
  await assignLate('2 people');
  await waitFor(() => expect(server.commands).toHaveLength(1));
  limit.end();
  await screen.findByText(/it is not known whether this was planned/);
  expect(done).toEqual([]);
  // It was planned, so the version now seen is newer.
  server.changeMeanwhile(1, refusal('PLAN_CHANGED', 'Changed meanwhile.'));
  server.hold(Promise.resolve());
  await waitFor(() => expect(button('Assign to 2 people').disabled).toBe(false));
  press('Assign to 2 people');
  await waitFor(() => expect(server.commands).toHaveLength(2));
  const [first, second] = server.commands;
  expect(second).toEqual(first);
  expect(closed()).toBe(0);
});

it('is left without a question once it is sent, and tells others what became of it', async () => {
  const { server, done, closed, bus, unmount } = await openPanel(both);
  const told: (readonly number[])[] = [];
  bus.on('schedules-changed', ({ employeeIds }) => told.push(employeeIds));
  const answers = gate();
  server.hold(answers.opened);
  await assignLate('2 people');
  await waitFor(() => expect(button('Assign to 2 people').getAttribute('aria-busy')).toBe('true'));
  for (const close of screen.getAllByRole('button', { name: 'Close' })) fireEvent.click(close);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(closed()).toBe(2);
  unmount();
  answers.open();
  await waitFor(() => expect(told).toEqual([[10, 20]]));
  expect(done).toEqual([]);
});

const many = wholeRows(
  ...Array.from({ length: 130 }, (_, index) => plannedRow(index + 1, `Person ${index + 1}`)),
);

it('plans more people than a request may have in batches, each with a key', async () => {
  const { server, done } = await openPanel(many);
  await assignLate('130 people');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.previews.map(({ assign }) => assign?.userIds?.length)).toEqual([100, 30]);
  expect(server.commands.map(({ body }) => body.userIds?.length)).toEqual([50, 50, 30]);
  expect(new Set(server.commands.map(({ key }) => key)).size).toBe(3);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Taken back for 130 people.');
  expect(server.undone).toEqual([1, 2, 3]);
});

it('says how far it is and can be stopped; what was done stays done', async () => {
  const { server, done } = await openPanel(many);
  const answers = gate();
  server.hold(answers.opened);
  await assignLate('130 people');
  await screen.findByRole('progressbar', { name: '0 of 130 people planned' });
  press('Stop');
  answers.open();
  await screen.findByText('Stopped: 50 people planned, 80 left out.');
  expect(done).toHaveLength(1);
  expect(server.commands).toHaveLength(1);
});

it('goes on after a failure with what was not answered', async () => {
  const { server, done } = await openPanel(many);
  server.fail({ status: 503, code: 'UNAVAILABLE' }, 1);
  await assignLate('130 people');
  await screen.findByText(/^50 people planned, 80 not yet\./);
  server.fail(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(done).toHaveLength(1));
  await screen.findByText(/: planned for 130 people\.$/);
  const keys = server.commands.map(({ key }) => key);
  expect(keys[2]).toBe(keys[1]);
  expect(keys).toHaveLength(4);
});

it('takes back what was done before a failure, and asks the HR system nothing of it', async () => {
  onFakeClock();
  const { server } = await openPanel(many);
  server.answerStatuses(() => standing('SYNCHRONISATION_PENDING'));
  server.fail({ status: 503, code: 'UNAVAILABLE' }, 1);
  await assignLate('130 people');
  await screen.findByText(/^50 people planned, 80 not yet\./);
  expect(button('Try again')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Taken back for 50 people.');
  expect(server.undone).toEqual([1]);
  await pass(20);
  expect(server.statusesAsked()).toBe(0);
});

it('goes on with taking back after a failure, under the same keys', async () => {
  const { server } = await openPanel(many, { isHrConnected: false });
  await assignLate('130 people');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  server.failUndo(2);
  fireEvent.click(undo);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Taken back for 130 people.');
  expect(server.undone).toEqual([1, 2, 2, 3]);
  expect(server.undoKeys[2]).toBe(server.undoKeys[1]);
  expect(new Set(server.undoKeys).size).toBe(3);
});

it('leaves the way back of one plan open beside the next one', async () => {
  const { server } = await openPanel(both);
  await assignLate('2 people');
  await screen.findByText(/: planned for 2 people\.$/);
  choose(/^Night/);
  await screen.findByRole('table', { name: 'What will change' });
  press('Assign to 2 people');
  // Next to an open panel the older message waits behind the newer.
  const undos = () => screen.getAllByRole('button', { name: 'Undo', hidden: true });
  await waitFor(() => expect(undos()).toHaveLength(2));
  for (const undo of undos()) fireEvent.click(undo);
  await waitFor(() => expect(new Set(server.undone)).toEqual(new Set([1, 2])));
});

it('tells other pages whose plans changed', async () => {
  const { bus } = await openPanel(wholeRows(jonas, fatima));
  const told: (readonly number[])[] = [];
  bus.on('schedules-changed', ({ employeeIds }) => told.push(employeeIds));
  await assignLate('2 people');
  await waitFor(() => expect(told[0]).toEqual([10, 30]));
});
