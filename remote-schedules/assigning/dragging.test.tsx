import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WorkSchedule } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import type { PlanTargets } from '../plan-targets/rules/planTargets.ts';
import {
  hostOf,
  jonas,
  mateo,
  onScreen,
  press,
  serverFor,
  week,
} from './testing/assigningPage.tsx';
import { early, late, refusal, workSchedule } from './testing/planned.ts';
import { useAssign } from './view/useAssign.tsx';

onScreen('desktop');

const dropped: PlanTargets = {
  rows: [jonas, mateo],
  days: new Map([
    [1, ['2026-11-19']],
    [2, ['2026-11-19', '2026-11-20']],
  ]),
  range: week,
};

const rest = {
  kind: 'SHORT_REST',
  startDate: '2026-11-19',
  endDate: '2026-11-19',
  amount: 480,
  name: null,
  message: '8 h of rest.',
} as const;

/** A board on which a press drops a schedule. */
function Board({
  schedule,
  onDone,
}: {
  readonly schedule: WorkSchedule;
  readonly onDone: () => void;
}) {
  const { assign, isAssigning, running } = useAssign(onDone);
  return (
    <>
      <button type="button" onClick={() => assign(dropped, schedule)}>
        {isAssigning ? 'Assigning' : 'Drop'}
      </button>
      {running}
    </>
  );
}

function open(schedule = late) {
  const server = serverFor(dropped);
  const done: true[] = [];
  renderInHost(<Board schedule={schedule} onDone={() => done.push(true)} />, hostOf(server));
  return { server, done };
}

it('plans at once what is not unusual, and can be taken back', async () => {
  const { server, done } = open();
  press('Drop');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands[0]?.body.days).toEqual([
    { userId: 1, dates: ['2026-11-19'] },
    { userId: 2, dates: ['2026-11-19', '2026-11-20'] },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Taken back for 2 people.');
  await screen.findByRole('button', { name: 'Drop' });
});

it('asks where something is unusual, and plans nothing where it is left', async () => {
  const { server, done } = open();
  server.remark(1, rest);
  press('Drop');
  const question = await screen.findByRole('alertdialog', { name: 'Assign anyway?' });
  expect(within(question).getByText('Jonas Weber: 8 h of rest.')).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Drop' });
  expect(server.commands).toEqual([]);
  press('Drop');
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Assign to 3 days' }));
  await waitFor(() => expect(done).toHaveLength(1));
});

it('plans the others where somebody is refused, and says so before', async () => {
  const { server, done } = open();
  server.refuse(1, refusal('FORBIDDEN', 'Not yours.'));
  press('Drop');
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('1 person cannot be planned: Not yours.')).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Assign to 2 days' }));
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands[0]?.body.days?.map(({ userId }) => userId)).toEqual([2]);
});

it('says why nobody can be planned', async () => {
  const { server, done } = open();
  server.refuse(1, refusal('FORBIDDEN', 'Not yours.'));
  server.refuse(2, refusal('FORBIDDEN', 'Not yours.'));
  press('Drop');
  const notice = await screen.findByRole('alertdialog', { name: '2 people were not planned' });
  expect(within(notice).getByText('2 people cannot be planned: Not yours.')).toBeDefined();
  expect(done).toEqual([]);
});

it('plans nothing and says so where the same is there already', async () => {
  const { server, done } = open(early);
  press('Drop');
  await screen.findByText('Nothing changes. Already planned: Early 06:00 – 14:30.');
  await screen.findByRole('button', { name: 'Drop' });
  expect(server.commands).toEqual([]);
  expect(done).toEqual([]);
});

it('asks where the schedule has a day off on the day', async () => {
  // No page offers it, so the day counts as free.
  const { server } = open(workSchedule('WEEK', 'Week', '06:00', '14:30'));
  press('Drop');
  const question = await screen.findByRole('alertdialog', { name: 'Assign anyway?' });
  expect(
    within(question).getByText('Jonas Weber, Thu 19 Nov: this schedule has a day off.'),
  ).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Drop' });
  expect(server.commands).toEqual([]);
});

it('carries out what is dropped meanwhile, too, in turn', async () => {
  const { server, done } = open();
  press('Drop');
  press('Assigning');
  await waitFor(() => expect(done).toHaveLength(2));
  expect(server.commands.map(({ body }) => body.seen?.[0]?.planVersion)).toEqual([3, 4]);
  await screen.findByRole('button', { name: 'Drop' });
});
