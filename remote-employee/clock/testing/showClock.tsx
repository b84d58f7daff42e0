import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { components } from 'shared-contracts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { messages as english } from '../../messages/en.ts';
import { Page } from '../view/ClockPage.tsx';

type TimePair = components['schemas']['TimePair'];
type Violation = components['schemas']['ViolationCode'];

export const now = '2026-11-19T09:12:36.000Z';
export const clockedIn = '2026-11-19T05:00:00.000Z';

/** Gives each test of the file its own device and time. */
export function aroundEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date(now) });
    vi.stubGlobal('indexedDB', new IDBFactory());
    asDesktop();
  });
  afterEach(() => {
    for (const end of endings.splice(0)) end();
    window.dispatchEvent(new Event('online'));
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });
}

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

interface Shown {
  readonly active: TimePair | null;
  /** The first read of the state hangs; later ones succeed. */
  readonly firstLookHangs?: boolean;
  readonly assignments?: ReturnType<typeof assignment>[];
  readonly features?: RenderOptions['features'];
  readonly properties?: RenderOptions['properties'];
  /** Responses to other calls, by the last part of their path. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Set if the clock is one of several pages. */
  readonly page?: ReactNode;
}

/** Ends a test's sessions, and with them their queues. */
const endings: (() => void)[] = [];

/** The page over a server that responds to each punch when the test says so. */
export function showClock({
  active,
  firstLookHangs = false,
  assignments = [assignment()],
  features,
  properties,
  answers = {},
  page = <Page />,
}: Shown) {
  const server = { active };
  let looks = 0;
  const sent: Sent[] = [];
  const asked: string[] = [];
  const waiting: ((answer: Promise<Response> | Response) => void)[] = [];

  async function fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (path === 'active-shift') {
      looks += 1;
      if (firstLookHangs && looks === 1) return untilAborted(request.signal);
      return Response.json({ activeShiftSummary: server.active, serverTime: now });
    }
    asked.push(path);
    if (path in answers) return Response.json(answers[path]);
    if (path === 'employee-assignment-summaries') return Response.json([]);
    if (path === 'shift-summaries') return Response.json(summariesOf());
    if (path === 'session') return Response.json(ownSession);
    const key = request.headers.get('idempotency-key');
    sent.push({ path, key, body: await request.json() });
    return new Promise((answer, refuse) => {
      waiting.push((response) => void Promise.resolve(response).then(answer, refuse));
    });
  }

  const rendered = renderInHost(page, {
    fetch,
    features: { LOCATION: false, ...features },
    properties: { CLOCK_OUT_UNDO_DELAY: 0, ...properties },
    session: employeeSession(employeeWith(...assignments)),
    messages: english,
  });

  endings.push(() => rendered.bus.emit('session-ended', { reason: 'logged-out' }));

  async function failPunch(response: () => Promise<Response> | Response): Promise<void> {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.shift()?.(response()));
  }
  return {
    ...rendered,
    server,
    sent,
    asked,
    failPunch,
    answerPunch(pair: TimePair, ...violations: Violation[]): Promise<void> {
      server.active = pair;
      return failPunch(() =>
        Response.json({
          shiftTimePairs: [pair],
          violations: violations.map((code) => ({
            userId: 7,
            violation: { code, translatedViolation: `${code} in words` },
          })),
        }),
      );
    },
  };
}

const ownSession: components['schemas']['Session'] = {
  employeeId: 7,
  authorities: [],
  assignAuths: [],
  expiresAt: '2026-11-20T00:00:00.000Z',
  mustChangePassword: false,
};

export function summariesOf(...contents: TimePair[]): components['schemas']['ShiftSummaries'] {
  return {
    contents,
    totalPages: contents.length,
    totalCount: contents.length,
    totalDuration: 0,
    totalAdjustedDuration: 0,
    expectedMinuteDuration: 0,
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    signal.addEventListener('abort', () => refuse(signal.reason));
  });
}

export function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

export function problem(status: number, code: string, detail: string): Response {
  const headers = { 'content-type': 'application/problem+json' };
  const type = 'about:blank';
  const body = { type, code, status, title: code, detail, traceId: 't' };
  return Response.json(body, { status, headers });
}

export function asPhone(): void {
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

export async function isIdle(): Promise<void> {
  await screen.findByText('Not clocked in');
}

export function disc(name: 'Clock in' | 'Clock out'): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The text on the disc. */
export function face(): string {
  return screen.getByRole('timer').parentElement?.textContent ?? '';
}

export function discOrNull(name: 'Clock in' | 'Clock out'): HTMLElement | null {
  return screen.queryByRole('button', { name, hidden: true });
}

export function press(name: 'Clock in' | 'Clock out'): void {
  const button = disc(name);
  fireEvent.pointerDown(button, { button: 0, isPrimary: true });
  fireEvent.click(button);
}
