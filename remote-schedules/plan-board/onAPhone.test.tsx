import { fireEvent, screen, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { onScreen } from '../assigning/testing/assigningPage.tsx';
import { messages } from '../messages/en.ts';
import { boardServer } from './testing/boardServer.ts';
import { plannedRow } from './testing/plannedRow.ts';
// Loaded on demand; a busy machine takes longer to load them than a test waits.
import './view/DayCounts.tsx';
import { Page } from './view/PlanBoardPage.tsx';

onScreen('phone');

it('assigns from a day of the week of a person', async () => {
  show();
  const week = await screen.findByRole('group', { name: 'Jonas Weber' });
  const [day] = within(week).getAllByRole('button', { name: /Early/ });
  if (!day) throw new Error('The week has no day.');
  fireEvent.click(day);
  const panel = await screen.findByRole('dialog', { name: /^Assign/ });
  const date = within(panel).getByLabelText<HTMLInputElement>('First day').value;
  expect(within(panel).getByLabelText<HTMLInputElement>('Last day').value).toBe(date);
});

it('has the times of a shift in its block', async () => {
  show();
  const week = await screen.findByRole('group', { name: 'Jonas Weber' });
  const [day] = within(week).getAllByRole('button', { name: /Early/ });
  const block = day?.querySelector('[aria-hidden]:last-child');
  expect(
    [...(block?.querySelectorAll(':scope > span > span') ?? [])].map((one) => one.textContent),
  ).toEqual(['06:00', '14:30']);
});

it('says how many are planned on each day, and whose schedule it is', async () => {
  show();
  const [day] = await screen.findAllByRole('button', { name: /: 1 planned$/ });
  if (!day) throw new Error('No day says how many are planned.');
  fireEvent.click(day);
  // Without layout nothing gets the focus, and Fluent then hides the panel.
  const panel = await screen.findByRole('dialog', { hidden: true });
  expect(within(panel).getByRole('listitem', { hidden: true }).textContent).toBe('Early1');
});

function show() {
  const manager = { id: 7, employeeNumber: '7', firstName: 'A', lastName: 'B', assignments: [] };
  renderInHost(<Page />, {
    messages,
    session: employeeSession(manager, { authorities: ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'] }),
    fetch: boardServer([plannedRow(1, { employeeName: 'Jonas Weber' })]).fetch,
  });
}
