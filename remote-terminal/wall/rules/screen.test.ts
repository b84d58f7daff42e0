import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isNews, nextScreen, waitingScreen, type Screen, type WallEvent } from './screen.ts';

const dialogOf = (dialogToken: string) => ({
  dialogToken,
  closesInSeconds: 60,
  serverTime: '2026-11-23T05:58:00.000Z',
  employee: {
    id: 1,
    firstName: 'Amara',
    lastName: 'Okafor',
    locale: 'en' as const,
    is24Hour: true,
  },
  workedTodayInSeconds: 0,
  assignments: [],
});
const punch = {
  operation: 'CLOCK_IN' as const,
  at: '2026-11-23T05:58:00.000Z',
  timeZone: 'UTC',
  workedTodayInSeconds: 0,
  plannedEnd: null,
  violations: [],
};
const assignment = {
  assignmentId: 31,
  position: 'Nurse',
  company: 'Riverside',
  timeType: 'Regular hours',
  costCenter: null,
  timeZone: 'UTC',
  state: 'CLOCKED_OUT' as const,
  since: null,
  lastPunch: null,
  plannedShift: null,
  plannedEnd: null,
  plannedBreak: null,
  operations: ['CLOCK_IN' as const],
};
const made = {
  kind: 'kept' as const,
  who: { by: 'BADGE' as const, masked: '…0418' },
  operation: 'CLOCK_IN' as const,
  at: '2026-11-23T05:58:00.000Z',
  locale: 'en' as const,
};
const notice = { words: { id: 'terminal.notice.ended' as const }, locale: 'en' as const };
const after = (events: readonly WallEvent[], from: Screen = waitingScreen) =>
  events.reduce(nextScreen, from);
const amara: WallEvent = {
  kind: 'recognised',
  dialog: dialogOf('amara'),
  proof: null,
  badge: null,
};

test('a tap, a person, a press, and back to waiting', () => {
  const events: WallEvent[] = [
    { kind: 'tapped', way: 'PIN' },
    amara,
    { kind: 'punched', token: 'amara', assignment, punch },
    { kind: 'closed' },
  ];
  const kinds = events.map((_event, index) => after(events.slice(0, index + 1)).kind);
  expect(kinds).toEqual(['pin', 'options', 'success', 'waiting']);
});

test('a badge opens a dialog from waiting, from the keypad and from a success', () => {
  const success = after([amara, { kind: 'punched', token: 'amara', assignment, punch }]);
  for (const from of [waitingScreen, { kind: 'pin' } as const, success]) {
    expect(
      nextScreen(from, { kind: 'recognised', dialog: dialogOf('ben'), proof: null, badge: null }),
    ).toMatchObject({
      kind: 'options',
      dialog: { dialogToken: 'ben' },
    });
  }
});

test('who says their number is looked at then; who is not known by the face alone is asked for it', () => {
  const claim = { employeeNumber: '2001' };
  const typed = after([
    { kind: 'tapped', way: 'NUMBER' },
    { kind: 'claimed', claim },
  ]);
  expect(typed).toEqual({ kind: 'face', isWoken: false, claim });
  const woken = after([{ kind: 'woken' }, { kind: 'number-needed' }]);
  expect(woken).toEqual({ kind: 'number' });
  expect(nextScreen(woken, { kind: 'claimed', claim })).toEqual(typed);
});

test('a badge that is read again begins nothing anew; another one does', () => {
  const screen = after([{ kind: 'claimed', claim: { badge: 'B-1' } }]);
  expect(nextScreen(screen, { kind: 'claimed', claim: { badge: 'B-1' } })).toBe(screen);
  expect(nextScreen(screen, { kind: 'claimed', claim: { badge: 'B-2' } })).toMatchObject({
    claim: { badge: 'B-2' },
  });
});

const anyToken = fc.constantFrom('amara', 'ben');
const anyEvent: fc.Arbitrary<WallEvent> = fc.oneof(
  fc.constant<WallEvent>({ kind: 'tapped', way: 'PIN' }),
  fc.constant<WallEvent>({ kind: 'claimed', claim: { employeeNumber: '2001' } }),
  fc.constant<WallEvent>({ kind: 'closed' }),
  fc.constant<WallEvent>({ kind: 'not-recognised', notice }),
  anyToken.map<WallEvent>((token) => ({
    kind: 'recognised',
    dialog: dialogOf(token),
    proof: null,
    badge: null,
  })),
  anyToken.map<WallEvent>((token) => ({ kind: 'press-kept', token, made })),
  anyToken.map<WallEvent>((token) => ({ kind: 'punched', token, assignment, punch })),
  anyToken.map<WallEvent>((token) => ({ kind: 'dialog-ended', token, notice })),
);

it('lets nothing but its own punch or end take the screen from a person', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), anyEvent, (past, event) => {
      const screen = after(past);
      if (screen.kind !== 'options') return;
      const isOwn = 'token' in event && event.token === screen.dialog.dialogToken;
      expect(nextScreen(screen, event) === screen).toBe(!isOwn);
    }),
  );
});

it('takes another badge for news, and not the one that has begun the dialog', () => {
  const screen = after([
    { kind: 'recognised', dialog: dialogOf('amara'), proof: null, badge: 'B-1' },
  ]);
  expect([isNews(screen, 'B-1'), isNews(screen, 'B-2')]).toEqual([false, true]);
  expect(isNews(after([{ kind: 'closed' }]), 'B-1')).toBe(true);
});
