import { apiQueries, createApiClient, type Session } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { createQueryClient } from 'shared-ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeptState, ownerOf, type KeptAnswer, type KnownStart } from './createKeptState.ts';
import { keepAnswers, restoreAnswers } from './keepAnswers.ts';

const day = 24 * 60 * 60 * 1000;
const kept = createKeptState(localStorage);
const api = createApiClient({
  baseUrl: '',
  fetch,
  locale: () => 'en',
  newKey: () => '',
});
const { key } = apiQueries(api, 'en');
const shift = key('/api/time-pairs/{sub}/active-shift', { params: { path: { sub: 7 } } });
const clock = key('/api/time-pairs/{sub}/active-shift');
const history = key('/api/time-pairs/shift-summaries');
const schedule = key('/api/work-schedules/employee-assignment-summaries');

beforeEach(() => localStorage.clear());

function employee(employeeId: number): Session {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only who it is matters here
  return { kind: 'employee', employeeId } as Session;
}

const terminal: Session = {
  kind: 'terminal',
  terminalId: 'T-1',
  description: 'Gate',
  timeZone: 'Europe/London',
};

const startOf = (session: Session): KnownStart => ({
  session,
  features: defaultFeatures,
  colors: { primary: '#026d70' },
});

describe('without network', () => {
  test('a device that was never here has nothing to start from', () => {
    expect(kept.readStart('employee', 0)).toBeUndefined();
  });

  test('the application starts with the last session, features and colour', () => {
    kept.keepStart('employee', startOf(employee(7)), 0);
    expect(kept.readStart('employee', day)).toEqual(startOf(employee(7)));
  });

  test('a week later nobody is signed in any more', () => {
    kept.keepStart('employee', startOf(employee(7)), 0);
    expect(kept.readStart('employee', 7 * day)?.session).toEqual({ kind: 'none' });
  });

  test('a terminal finds its own session, whoever was signed in beside it', () => {
    kept.keepStart('terminal', startOf(terminal), 0);
    kept.keepStart('employee', startOf({ kind: 'none' }), 1);
    expect(kept.readStart('terminal', 2)?.session).toEqual(terminal);
    expect(kept.readStart('employee', 2)?.session).toEqual({ kind: 'none' });
  });
});

describe('what was kept of a person', () => {
  const answers = [{ key: shift, data: { pair: null }, at: 1 }];

  test('is read by that person alone', () => {
    kept.keepStart('employee', startOf(employee(7)), 0);
    kept.keepAnswers('employee 7', answers);
    expect(kept.readAnswers('employee 7')).toEqual(answers);
    expect(kept.readAnswers('employee 8')).toEqual([]);
  });

  test('goes when somebody else logs in', () => {
    kept.keepStart('employee', startOf(employee(7)), 0);
    kept.keepAnswers('employee 7', answers);
    kept.keepStart('employee', startOf(employee(8)), 1);
    kept.keepStart('employee', startOf(employee(7)), 2);
    expect(kept.readAnswers('employee 7')).toEqual([]);
  });

  test('goes with log-out, and another tab cannot bring it back', () => {
    kept.keepStart('employee', startOf(employee(7)), 0);
    kept.keepAnswers('employee 7', answers);
    localStorage.setItem('punctual.kept.rebooking', '{}');
    kept.drop();
    kept.keepAnswers('employee 7', answers);
    expect(kept.readStart('employee', 1)?.session).toEqual({ kind: 'none' });
    expect(localStorage.getItem('punctual.kept.answers')).toBeNull();
    expect(localStorage.getItem('punctual.kept.rebooking')).toBeNull();
  });

  test('goes when the server knows no session', () => {
    kept.keepStart('employee', startOf(employee(7)), 0);
    kept.keepStart('employee', startOf({ kind: 'none' }), 1);
    expect(kept.readStart('employee', 1)?.session).toEqual({ kind: 'none' });
  });
});

test('what a terminal needs without network is kept for it, whoever logs in beside it', () => {
  const answers = [{ key: schedule, data: 'week', at: 1 }];
  kept.keepStart('terminal', startOf(terminal), 0);
  kept.keepAnswers(ownerOf(terminal), answers);
  kept.keepStart('employee', startOf(employee(7)), 1);
  expect(kept.readAnswers(ownerOf(terminal))).toEqual(answers);
  expect(kept.readAnswers('employee 7')).toEqual([]);
  kept.keepStart('terminal', startOf({ kind: 'none' }), 2);
  kept.keepStart('terminal', startOf(terminal), 3);
  expect(kept.readAnswers(ownerOf(terminal))).toEqual([]);
});

test('answers that a page wants kept are there after the next start, and no others', () => {
  vi.useFakeTimers();
  try {
    const keep = vi.fn<(answers: readonly KeptAnswer[]) => void>();
    const queries = createQueryClient();
    const stop = keepAnswers(queries, keep);
    const meta = { isKeptOnDevice: true };
    queries.getQueryCache().build(queries, { queryKey: clock, meta }).setData('running');
    queries.getQueryCache().build(queries, { queryKey: history }).setData('long');
    vi.runAllTimers();
    stop();
    const [answers = []] = keep.mock.lastCall ?? [];
    expect(answers).toMatchObject([{ key: clock, data: 'running' }]);

    // On the next visit, another page preserves them.
    keepAnswers(queries, keep, [{ key: schedule, data: 'week', at: 1 }]);
    queries.getQueryCache().build(queries, { queryKey: clock, meta }).setData('ended');
    vi.runAllTimers();
    expect(keep.mock.lastCall?.[0]).toMatchObject([
      { key: schedule, data: 'week' },
      { key: clock, data: 'ended' },
    ]);

    const next = createQueryClient();
    restoreAnswers(next, answers);
    expect(next.getQueryData(clock)).toBe('running');
    expect(next.getQueryData(history)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
