import { fireEvent, screen, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import type { TerminalDevice } from '../data/terminalQueries.ts';
import { messages } from '../messages/en.ts';
import { TerminalsPage } from './TerminalsPage.tsx';

const own = employeeSession({
  id: 1004,
  firstName: 'Dora',
  lastName: 'Vega',
  employeeNumber: 'E-1004',
  assignments: [],
});

const entrance: TerminalDevice = {
  terminalId: 'T-100',
  description: 'Main entrance',
  timeZone: 'Europe/Berlin',
  site: 'Riverside',
  device: {
    id: 17,
    signedInAt: '2026-03-02T08:00:00.000Z',
    lastSeenAt: '2026-03-02T08:30:00.000Z',
    isRunning: true,
    hasEnded: false,
    browser: 'Chrome',
    system: 'Android',
    version: '1.0.0-74df376137',
    queueLength: 3,
    keepsSince: '2026-03-02T08:20:00.000Z',
    clockOffSeconds: 12,
  },
};
const lost = { ...entrance, terminalId: 'T-200', description: 'Gate', device: null };

it('shows what runs on a device, and asks before it is signed out', async () => {
  let contents = [entrance, lost];
  const sent: string[] = [];
  show((request) => {
    if (request.method === 'GET') return Response.json({ contents, totalPages: 1 });
    sent.push(new URL(request.url).pathname);
    contents = [{ ...entrance, device: null }, lost];
    return new Response(null, { status: 204 });
  });
  expect(await screen.findByText('Runs')).toBeDefined();
  expect(screen.getByText(/^Last seen/)).toBeDefined();
  expect(screen.getByText('T-100 · Riverside · Europe/Berlin')).toBeDefined();
  expect(screen.getByText('1.0.0-74df376137', { exact: false })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Sign out/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: Main entrance' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/3 punches have not been sent/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('The device of Main entrance is signed out.')).toBeDefined();
  expect(sent).toEqual(['/api/terminal-devices/17/end-session']);
});

it('says since when a device was not seen, and what to do where there is none', async () => {
  const device = entrance.device && { ...entrance.device, isRunning: false };
  const { unmount } = show(() =>
    Response.json({ contents: [{ ...entrance, device }], totalPages: 1 }),
  );
  expect(await screen.findByText(/^Last seen/)).toBeDefined();
  unmount();
  show(() => Response.json({ contents: [], totalPages: 0 }));
  expect(await screen.findByText('Terminals come with the company file.')).toBeDefined();
});

it('warns of a clock that is off by more than a minute, and says since when punches are kept', async () => {
  const device = entrance.device && { ...entrance.device, clockOffSeconds: -60 };
  const { unmount } = show(() =>
    Response.json({ contents: [{ ...entrance, device }], totalPages: 1 }),
  );
  expect(await screen.findByText(/Since .*2 Mar/)).toBeDefined();
  expect(screen.queryByText(/^Clock/)).toBeNull();
  unmount();
  const slow = device && { ...device, hasEnded: true, isRunning: false, clockOffSeconds: -25_200 };
  show(() => Response.json({ contents: [{ ...entrance, device: slow }], totalPages: 1 }));
  expect(await screen.findByText('Clock 7 h 00 min behind')).toBeDefined();
  expect(screen.getByText('Session is over')).toBeDefined();
});

it('looks for what is typed, and says when nothing matches', async () => {
  const asked: (string | null)[] = [];
  show((request) => {
    const search = new URL(request.url).searchParams.get('search');
    asked.push(search);
    return Response.json({ contents: search === null ? [entrance] : [], totalPages: 1 });
  });
  await screen.findByText('Main entrance');
  fireEvent.change(screen.getByLabelText('Search terminals'), { target: { value: ' north ' } });
  expect(await screen.findByText('No terminal matches what you look for.')).toBeDefined();
  expect(asked).toEqual([null, 'north']);
});

it('says that it failed, and tries again', async () => {
  let isBack = false;
  show(() => {
    if (!isBack) throw new TypeError('Failed to fetch');
    return Response.json({ contents: [entrance], totalPages: 1 });
  });
  const again = await screen.findByRole('button', { name: 'Try now' });
  isBack = true;
  fireEvent.click(again);
  expect(await screen.findByText('Main entrance')).toBeDefined();
});

function show(fetch: (request: Request) => Response) {
  return renderInHost(<TerminalsPage />, { session: own, messages, fetch });
}
