import { fireEvent, screen, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { onScreen } from '../assigning/testing/assigningPage.tsx';
import { messages } from '../messages/en.ts';
import { boardServer } from './testing/boardServer.ts';
import { plannedRow } from './testing/plannedRow.ts';
import { Page } from './view/PlanBoardPage.tsx';

onScreen('phone');

it('assigns from a day of the week of a person', async () => {
  const manager = { id: 7, employeeNumber: '7', firstName: 'A', lastName: 'B', assignments: [] };
  renderInHost(<Page />, {
    messages,
    session: employeeSession(manager, { authorities: ['APPROVE_TIME', 'ASSIGN_WORK_SCHEDULES'] }),
    fetch: boardServer([plannedRow(1, { employeeName: 'Jonas Weber' })]).fetch,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Jonas Weber.*Early/ }));
  const week = await screen.findByRole('dialog', { name: /Jonas Weber/ });
  const [day] = await within(week).findAllByRole('button', { name: /Early/ });
  if (!day) throw new Error('The week has no day.');
  fireEvent.click(day);
  const details = await screen.findByRole('dialog', { name: 'Early' });
  fireEvent.click(within(details).getByRole('button', { name: messages['board.action.assign'] }));
  expect(await screen.findByRole('dialog', { name: /^Assign/ })).toBeDefined();
});
