import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type components } from 'shared-contracts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../messages/english.ts';
import { asDesktop } from '../../testing/asDesktop.ts';
import { assignment, customField, employeeWith } from '../../testing/employee.ts';
import { breakSegment, openPair } from '../../testing/timePair.ts';
import { Page } from './ClockPage.tsx';

type TimePair = components['schemas']['TimePair'];
type Violation = components['schemas']['ViolationCode'];

const now = '2026-11-19T09:12:36.000Z';
const clockedIn = '2026-11-19T05:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  asDesktop();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the clock', () => {
  it('says since when somebody is clocked in, and for how long', async () => {
    show({ active: openPair(clockedIn) });
    expect(await screen.findByText('Clocked in since', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked in since 06:00',
    );
    expect(face()).toContain('4:12:36');
  });

  it('takes off breaks, also the one that is going on', async () => {
    const pause = breakSegment('2026-11-19T08:12:36.000Z', null);
    show({ active: openPair(clockedIn, { segmentTimePairs: [pause] }) });
    await screen.findByText('On break since', { exact: false });
    expect(face()).toContain('1:00:00');
    expect(face()).toContain('3:12:36 worked');
  });

  it('counts by the server’s clock where the device is wrong', async () => {
    vi.setSystemTime(new Date('2026-11-19T19:12:36.000Z'));
    show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    expect(face()).toContain('4:12:36');
  });
});

describe('a press', () => {
  it('shows at once, before the server has answered', async () => {
    const { answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText('Clocked in since', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked in since 10:12',
    );
    await answerPunch(openPair(now));
  });

  it('records one punch when pressed twice', async () => {
    const { sent, answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    press('Clock out');
    await answerPunch(openPair(now));
    press('Clock out');
    expect(sent.map(({ path }) => path)).toEqual(['shift-clock-in']);
    vi.setSystemTime(new Date('2026-11-19T09:12:37.000Z'));
    press('Clock out');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is done once by pointer and by keyboard alike', async () => {
    const { sent } = show({ active: null });
    await isIdle();
    const button = disc('Clock in');
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('names the assignment, the choice, the device’s clock and the comment', async () => {
    const { sent, answerPunch } = show({ active: null });
    await isIdle();
    fireEvent.change(screen.getByLabelText(/Comment on clock-in/), {
      target: { value: 'Covering for Ben ' },
    });
    fireEvent.change(screen.getByLabelText('Time type'), { target: { value: '62' } });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      employeeAssignmentId: 31,
      timeTypeId: 62,
      comment: 'Covering for Ben',
      deviceDateTime: now,
      delayInMilliseconds: 0,
    });
    await answerPunch(openPair(now));
    expect(screen.getByLabelText(/Comment on clock-out/)).toHaveProperty('value', '');
  });

  it('waits for required fields', async () => {
    const { sent } = show({
      active: null,
      assignments: [assignment({ timePairCustomFields: [customField()] })],
    });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText('Please complete the required fields.')).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Floor'), { target: { value: '912' } });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('begins and ends a break', async () => {
    const open = openPair(clockedIn);
    const { sent, answerPunch } = show({ active: open });
    fireEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await screen.findByText('On break since', { exact: false });
    await answerPunch({ ...open, segmentTimePairs: [breakSegment(now, null)] });
    vi.setSystemTime(new Date('2026-11-19T09:13:10.000Z'));
    const resume = screen.getByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(resume);
    await answerPunch(open, 'SHORT_BREAK_DISCARDED');
    expect(await screen.findByText('SHORT_BREAK_DISCARDED in words')).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['segment-clock-in', 'segment-clock-out']);
    expect(sent[0]?.body).toMatchObject({ shiftTimePairId: 601, pairType: 'BREAK' });
  });

  it('works by the space bar and by B, but not while somebody types', async () => {
    const { sent } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    fireEvent.keyDown(screen.getByLabelText(/Comment/), { key: 'b' });
    fireEvent.keyDown(screen.getByLabelText(/Comment/), { key: ' ' });
    expect(sent).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'b' });
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['segment-clock-in']));
  });
});

describe('a press that fails', () => {
  it('is taken back and says that nothing was recorded without network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { failPunch } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await failPunch(() => Promise.reject(new TypeError('offline')));
    expect(
      await screen.findByText('Nothing was recorded. Please try again when you are online.'),
    ).toBeDefined();
    expect(screen.getByText('Clocked in since', { exact: false })).toBeDefined();
  });

  it('is sent again with its key when no answer comes, and is shown if it was recorded', async () => {
    vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
    const { failPunch, server, sent } = show({ active: null });
    await isIdle();
    press('Clock in');
    for (const attempt of [1, 2, 3]) {
      server.active = openPair(now);
      await failPunch(() => Promise.reject(new TypeError('no answer')));
      expect(sent).toHaveLength(attempt);
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.at(-1)?.body).toMatchObject({ delayInMilliseconds: expect.any(Number) });
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the clock-out that was recorded already', async () => {
    const { failPunch, server } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    server.active = null;
    await failPunch(() => problem(409, 'CLOCK_OUT_ALREADY_RECORDED', 'The shift has ended.'));
    expect(await screen.findByText('This shift has ended already')).toBeDefined();
    expect(discOrNull('Clock in')).not.toBeNull();
  });

  it('tells since when the break has been running', async () => {
    const { failPunch } = show({ active: openPair(clockedIn) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await failPunch(() => problem(409, 'SEGMENT_ALREADY_OPEN', 'It has been running since 10:02.'));
    expect(await screen.findByText('It has been running since 10:02.')).toBeDefined();
  });

  it('tells since when somebody is clocked in already', async () => {
    const { answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    await answerPunch(openPair(clockedIn), 'ALREADY_CLOCKED_IN');
    expect(await screen.findByText('ALREADY_CLOCKED_IN in words')).toBeDefined();
    expect(screen.getByText('Clocked in since', { exact: false }).textContent).toContain('06:00');
  });

  it('offers to reload after a clock-out that the server could not do', async () => {
    const { failPunch } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await failPunch(() => problem(500, 'UNEXPECTED', 'Something went wrong.'));
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeDefined();
    expect(screen.getAllByText('You are not clocked out').length).toBeGreaterThan(1);
  });
});

describe('who may not clock', () => {
  it('sees why, and presses in vain', async () => {
    const { sent } = show({
      active: null,
      assignments: [assignment({ authorityNames: ['VIEW_TIME'] })],
    });
    await isIdle();
    const button = disc('Clock in');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    expect(sent).toEqual([]);
    expect(screen.getByText(/not authorised to clock/)).toBeDefined();
  });

  it('is told so without an assignment', async () => {
    show({ active: null, assignments: [] });
    await isIdle();
    expect(disc('Clock in').dataset['tip']).toMatch(/not authorised/);
  });
});

describe('the company’s switches', () => {
  it('take the breaks away', async () => {
    show({ active: openPair(clockedIn), features: { SEGMENTS: false } });
    await screen.findByText('Clocked in since', { exact: false });
    expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
  });
});

describe('on a phone', () => {
  it('what is clocked on stands in two lines and opens over the page', async () => {
    vi.unstubAllGlobals();
    const { sent } = show({ active: null });
    await isIdle();
    expect(screen.getByText('Regular hours · 4120 Ward 3 East')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.change(await screen.findByLabelText('Time type'), { target: { value: '62' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Training · 4120 Ward 3 East')).toBeDefined();
    press('Clock in');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ timeTypeId: 62 }));
  });
});

describe('a punch elsewhere', () => {
  it('shows here as soon as it is told', async () => {
    const { server, bus } = show({ active: null });
    await isIdle();
    server.active = openPair(clockedIn);
    act(() => bus.emit('active-shift-changed', { employeeId: 7 }));
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
  });
});

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

interface Shown {
  readonly active: TimePair | null;
  readonly assignments?: ReturnType<typeof assignment>[];
  readonly features?: RenderOptions['features'];
}

/** The page over a server that answers each punch when the test says so. */
function show({ active, assignments = [assignment()], features = {} }: Shown) {
  const server: { active: TimePair | null } = { active };
  const sent: Sent[] = [];
  const waiting: ((answer: Promise<Response> | Response) => void)[] = [];

  async function fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (path === 'active-shift') {
      return Response.json({ activeShiftSummary: server.active, serverTime: now });
    }
    if (path === 'employee-assignment-summaries') return Response.json([]);
    if (path === 'shift-summaries') return Response.json({ contents: [] });
    const key = request.headers.get('idempotency-key');
    sent.push({ path, key, body: await request.json() });
    return new Promise((answer, refuse) => {
      waiting.push((response) => void Promise.resolve(response).then(answer, refuse));
    });
  }

  const rendered = renderInHost(<Page />, {
    fetch,
    features,
    session: employeeSession(employeeWith(...assignments)),
    messages: english,
  });

  async function failPunch(response: () => Promise<Response> | Response): Promise<void> {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.shift()?.(response()));
  }
  return {
    ...rendered,
    server,
    sent,
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

function problem(status: number, code: string, detail: string): Response {
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json({ code, status, title: code, detail, traceId: 't' }, { status, headers });
}

async function isIdle(): Promise<void> {
  await screen.findByText('Not clocked in');
}

function disc(name: 'Clock in' | 'Clock out'): HTMLElement {
  return screen.getByRole('button', { name });
}

/** What stands on the disc. */
function face(): string {
  return screen.getByRole('timer').parentElement?.textContent ?? '';
}

function discOrNull(name: 'Clock in' | 'Clock out'): HTMLElement | null {
  return screen.queryByRole('button', { name, hidden: true });
}

function press(name: 'Clock in' | 'Clock out'): void {
  const button = disc(name);
  fireEvent.pointerDown(button, { button: 0, isPrimary: true });
  fireEvent.click(button);
}
