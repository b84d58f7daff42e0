import { defaultFeatures } from 'shared-contracts/features';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptState } from '../kept-state/data/createKeptState.ts';
import { logOutMark } from '../session/data/marks.ts';
import {
  answersOfCompany,
  answersOfElla,
  inline,
  pageFromServer,
  serverTime,
} from '../testing/pageFromServer.ts';
import { readKnown } from './readKnown.ts';

const terminal = { terminalId: 'T-1', description: 'Gate', timeZone: 'Europe/London' };
const start = { features: defaultFeatures, colors: { primary: '#225544' } };

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  // The page was just requested, however long other tests took.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => void vi.restoreAllMocks());

test('by its answers the page knows the person, and when the server stood how', () => {
  pageFromServer(answersOfElla());
  const known = readKnown('employee');
  expect(known?.session).toMatchObject({ kind: 'employee', employee: { firstName: 'Ella' } });
  expect(known?.shift?.pair).toBeNull();
  const now = (known?.shift?.serverAtStart ?? 0) + performance.now();
  expect(Math.abs(now - Date.parse(serverTime))).toBeLessThan(10_000);
});

test('who is not signed in is nobody; where the server said nothing, nothing is known', () => {
  pageFromServer(answersOfCompany);
  expect(readKnown('employee')).toBeUndefined();
  document.getElementById('answers')?.remove();
  const of = (status: number, body: unknown) => ({ status, body });
  inline('answers', {
    '/api/info/features': of(200, defaultFeatures),
    '/api/session': of(401, {}),
  });
  expect(readKnown('employee')?.session).toEqual({ kind: 'none' });
});

test('a person whose profile did not come is not known', () => {
  pageFromServer(answersOfElla({ '/api/employees/7/profile': undefined }));
  expect(readKnown('employee')).toBeUndefined();
});

test('a terminal is known by its own session, and is signed out where it brought none', () => {
  pageFromServer({ ...answersOfCompany, '/api/terminal/session': terminal });
  expect(readKnown('terminal')?.session).toEqual({ kind: 'terminal', ...terminal });
  pageFromServer(answersOfCompany);
  expect(readKnown('terminal')?.session).toEqual({ kind: 'none' });
});

test('a page without answers has what was kept, but for how the clock stood', () => {
  createKeptState(localStorage).keepStart(
    'terminal',
    { ...start, session: { kind: 'terminal', ...terminal } },
    Date.now(),
  );
  expect(readKnown('terminal')).toEqual({
    features: defaultFeatures,
    session: { kind: 'terminal', ...terminal },
    colors: { primary: '#225544' },
    shift: undefined,
  });
  expect(readKnown('employee')?.session).toEqual({ kind: 'none' });
});

test('nobody is known while a log-out waits, nor by a page from before one', () => {
  pageFromServer(answersOfElla());
  logOutMark.set();
  expect(readKnown('employee')?.session).toEqual({ kind: 'none' });
  logOutMark.clear();
  localStorage.setItem('punctual.logged-out', `${performance.timeOrigin + 40}`);
  expect(readKnown('employee')).toBeUndefined();
});

test('a device that was never here knows nothing', () => {
  expect(readKnown('employee')).toBeUndefined();
});
