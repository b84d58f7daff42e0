import { fireEvent, screen, waitFor } from '@testing-library/react';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '../../messages/en.ts';
import { Page } from '../ClockingPage.tsx';
import { clockingServer } from '../testing/clockingServer.ts';
import { subordinate } from '../testing/subordinates.ts';

beforeEach(asDesktop);

async function openMenu(answer: () => Response, properties = {}) {
  const server = clockingServer([subordinate(1, 'Lena Fischer')]);
  const asked: string[] = [];
  renderInHost(<Page />, {
    messages,
    properties,
    session: employeeSession(employeeWith(assignment()), { authorities: ['APPROVE_TIME'] }),
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (!/one-time-passwords|terminal-pin-resets/.test(pathname)) return server.fetch(request);
      asked.push(`${request.method} ${pathname}`);
      return answer();
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Lena Fischer' }));
  return asked;
}

const password = 'abcde-fghjk-mnpqr-stuvw';
const given = () =>
  Response.json({ username: 'lena', password, until: '2026-11-30T08:00:00.000Z' });

test('a manager gives a one-time password after a question, and sees it once', async () => {
  const asked = await openMenu(given);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Give a one-time password' }));
  await screen.findByText('Give Lena Fischer a one-time password?');
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Give a one-time password' }));
  expect(await screen.findByText(password)).toBeDefined();
  expect(screen.getByText(/with the user name lena; there the person chooses/)).toBeDefined();
  expect(asked).toEqual(['POST /api/employees/1/one-time-passwords']);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(password)).toBeNull());
});

test('the reason why somebody gets none is told', async () => {
  const problem = {
    ...{ type: 'about:blank', status: 403, title: 'Not yours', code: 'ONLY_BY_ADMINISTRATOR' },
    ...{ detail: 'Please ask an administrator.', traceId: '1' },
  };
  const headers = { 'content-type': 'application/problem+json' };
  await openMenu(() => Response.json(problem, { status: 403, headers }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Give a one-time password' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Give a one-time password' }));
  expect(await screen.findByText('No one-time password was given')).toBeDefined();
  expect(screen.getByText(/Please ask an administrator/)).toBeDefined();
});

test('a new PIN stands next to it where people clock by PIN', async () => {
  const asked = await openMenu(
    () => Response.json({ pin: '803164', changedAt: '2026-11-30T08:00:00.000Z' }),
    { TERMINAL_PIN: true },
  );
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Give a new PIN' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Give a new PIN' }));
  expect(await screen.findByText('803164')).toBeDefined();
  expect(asked).toEqual(['POST /api/employees/1/terminal-pin-resets']);
});
