import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import type { Session } from 'shared-contracts';
import { renderInHost, type RenderOptions } from 'shared-ui/testing/renderInHost.tsx';
import { readMessages } from '../../language/data/readMessages.ts';
import '../../messages/de.ts';
import { messages } from '../../messages/en.ts';
import '../../messages/es.ts';
import { Page } from '../view/WallPage.tsx';

// As on a wall that has been up for a moment: a screen waits two seconds for messages, and a busy
// machine may take longer to load the module.
await Promise.all((['en', 'de', 'es'] as const).map(readMessages));

export const session: Session = {
  kind: 'terminal',
  terminalId: 'T-100',
  description: 'Main entrance',
  timeZone: 'Europe/London',
};

/** The wall's API paths. */
export const paths = {
  sealing: '/api/terminal/sealing-key',
  kept: '/api/terminal/kept-punches',
  heartbeat: '/api/terminal/heartbeats',
  badge: '/api/terminal/identifications/badge',
  pin: '/api/terminal/identifications/pin',
  faceCapture: '/api/terminal/face-captures',
  face: '/api/employees/facial-login',
  punch: '/api/terminal/punches',
} as const;

export const token = 'x'.repeat(43);
export const dialog = {
  dialogToken: token,
  closesInSeconds: 60,
  serverTime: '2026-11-23T10:12:00.000Z',
  employee: { id: 7, firstName: 'Amara', lastName: 'Okafor', locale: 'de', is24Hour: true },
  workedTodayInSeconds: 4 * 3600,
  assignments: [
    {
      assignmentId: 31,
      position: 'Nurse',
      company: 'Riverside',
      timeType: 'Regular hours',
      costCenter: '4120 Ward 3 East',
      timeZone: 'Europe/London',
      state: 'CLOCKED_IN',
      since: '2026-11-23T05:58:00.000Z',
      lastPunch: '2026-11-23T05:58:00.000Z',
      plannedShift: 'Frühschicht',
      plannedEnd: '2026-11-23T14:30:00.000Z',
      plannedBreak: { start: '2026-11-23T10:30:00.000Z', minutes: 30 },
      operations: ['BREAK_IN', 'CLOCK_OUT'],
    },
  ],
};
export const punched = {
  operation: 'BREAK_IN',
  at: '2026-11-23T10:12:00.000Z',
  timeZone: 'Europe/London',
  workedTodayInSeconds: 4 * 3600,
  plannedEnd: null,
  violations: [],
};

/** A P-256 key for tests only. */
export const sealing = {
  keyId: 1,
  publicKey:
    'BBvW7ZaRJ5ipBmYZBK9JMEwoI+DN8ZnUdSxRQ9//5Vo1jiZW/Nzvl7SX2sw6e01jL0KXqPleXRkbp+yQao2NGjQ=',
  serverTime: '2026-11-23T10:12:00.000Z',
};

/** The response to a heartbeat. */
export function heard(endsInSeconds: number, serverTime = new Date().toISOString()) {
  return { endsInSeconds, serverTime, asksNumberBeforeFace: false };
}

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'es', name: 'Español' },
];

/** The server's responses, by path; 204 elsewhere. */
export type Answers = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

/** The wall in its own page, with its requests so far and the reason its session ended. */
export function showWall(
  answers: Answers = {},
  properties: NonNullable<RenderOptions['properties']> = {},
  features: NonNullable<RenderOptions['features']> = {},
) {
  const left: string[] = [];
  const calls: { path: string; body: unknown; key: string | null }[] = [];
  const shown = renderInHost(<Wall />, {
    messages,
    session,
    properties,
    features,
    path: '/face-login-terminal',
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === paths.heartbeat)
        return answers[pathname]?.(request) ?? Response.json(heard(43_200));
      if (pathname === '/api/info/locales') return Response.json(languages);
      if (pathname === paths.sealing) return answers[pathname]?.(request) ?? Response.json(sealing);
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => null);
      calls.push({ path: pathname, body, key: request.headers.get('idempotency-key') });
      return answers[pathname]?.(request) ?? new Response(null, { status: 204 });
    },
  });
  shown.bus.on('session-ended', ({ reason }) => left.push(reason));
  return { ...shown, left, calls };
}

function Wall() {
  const navigate = useNavigate();
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <Page />}
      <button type="button" onClick={() => void navigate('/login')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => setIsShown(false)}>
        End
      </button>
    </>
  );
}

export function refuse(status: number, code: string, detail: string): Response {
  const problem = { type: 'about:blank', status, title: code, detail, code, traceId: '1' };
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

export function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}

/** Keys as typed by a reader: at once, however long a busy machine takes for each. */
export function holdBadge(badge: string, target: Element = document.body): void {
  const timeStamp = performance.now();
  for (const key of [...badge.split(''), 'Enter']) {
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(target, event);
  }
}

/** Holds a badge while offline, until the wall has the sealing key. */
export async function holdOffline(badge: string): Promise<void> {
  await screen.findByText('Hold your badge to the reader');
  const asked = () => screen.queryByRole('heading', { name: 'No connection' });
  do {
    holdBadge(badge);
    await waitFor(() => expect(asked() ?? screen.queryByRole('alert')).not.toBeNull());
  } while (asked() === null);
}

/** Holds a badge and presses, while offline. */
export async function keepOffline(): Promise<void> {
  await holdOffline('BADGE-7');
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
}
