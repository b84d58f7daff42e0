import { describe, expect, test, vi } from 'vitest';
import { createEventBus, type TabChannel } from './createEventBus.ts';
import { withHostileFields } from '../testing/hostileValues.ts';
import { eventRules, isPayload, type EventName, type Events } from './events.ts';

describe('an event', () => {
  test('reaches every listener of its name, and no other', () => {
    const bus = createEventBus();
    const [one, other, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    bus.on('time-pairs-changed', one);
    bus.on('time-pairs-changed', other);
    bus.on('schedules-changed', elsewhere);
    bus.emit('time-pairs-changed', { employeeIds: [1] });
    expect(one.mock.calls).toEqual([[{ employeeIds: [1] }]]);
    expect(other).toHaveBeenCalledOnce();
    expect(elsewhere).not.toHaveBeenCalled();
  });

  test('no longer reaches who has stopped listening, even while it is told', () => {
    const bus = createEventBus();
    const late = vi.fn();
    const stop = bus.on('features-changed', () => stop());
    const stopLate = bus.on('features-changed', late);
    bus.emit('features-changed', {});
    stopLate();
    bus.emit('features-changed', {});
    expect(late).toHaveBeenCalledOnce();
  });

  test('is not repeated to who comes late', () => {
    const bus = createEventBus();
    const listener = vi.fn();
    bus.emit('time-pairs-changed', { employeeIds: [1] });
    bus.on('time-pairs-changed', listener);
    expect(listener).not.toHaveBeenCalled();
  });

  test('that is replayed tells who comes late the last state, once', () => {
    const bus = createEventBus();
    const listener = vi.fn();
    bus.emit('push-state', { connected: false });
    bus.emit('push-state', { connected: true });
    bus.on('push-state', listener);
    expect(listener.mock.calls).toEqual([[{ connected: true }]]);
  });
});

describe('a listener that throws', () => {
  const fail = () => {
    throw new Error('not mine');
  };

  test('keeps nobody else from hearing, nor who emitted from going on, and is named', () => {
    const told = vi.fn();
    const bus = createEventBus(undefined, told);
    const heard = vi.fn();
    bus.of('remote-payroll 1.2.0').on('unsent-punches', fail);
    bus.on('unsent-punches', heard);
    bus.of('remote-employee 1.0.0').emit('unsent-punches', { employeeId: 7, count: 1 });
    expect(heard).toHaveBeenCalledOnce();
    const listener = {
      ...{ owner: 'remote-payroll 1.2.0', event: 'unsent-punches' },
      what: 'listener',
    };
    expect(told.mock.calls).toEqual([[new Error('not mine'), listener]]);
  });

  test('at the last state, which it comes late for, listens all the same', () => {
    const told = vi.fn();
    const bus = createEventBus(undefined, told);
    bus.emit('push-state', { connected: true });
    bus.on('push-state', fail)();
    bus.emit('push-state', { connected: false });
    expect(told).toHaveBeenCalledOnce();
  });

  test('keeps other tabs from nothing', () => {
    const post = vi.fn();
    const bus = createEventBus({ post, onMessage: vi.fn() }, vi.fn());
    bus.on('session-ended', fail);
    bus.emit('session-ended', { reason: 'expired' });
    expect(post).toHaveBeenCalledOnce();
  });
});

test('work that fails half-way leaves no listener behind, and takes none of another', () => {
  const bus = createEventBus();
  const [ofAnother, earlier, begun] = [vi.fn(), vi.fn(), vi.fn()];
  bus.on('features-changed', ofAnother);
  const own = bus.of('remote-payroll 1.2.0');
  own.on('features-changed', earlier);
  expect(() =>
    own.whole(() => {
      own.on('features-changed', begun);
      own.on('terminal-session-started', begun);
      throw new Error('broken');
    }),
  ).toThrow('broken');
  bus.emit('features-changed', {});
  bus.on('terminal-session-started', vi.fn());
  expect([ofAnother, earlier, begun].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('whatever a team emits, listeners get what the event promises, and its emitter is named', () => {
  let wrong = 0;
  for (const [event, payload] of Object.entries(examples)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- a key of `examples`
    expect(Object.keys(eventRules[event as EventName].fields)).toEqual(Object.keys(payload));
    for (const [place, changed] of withHostileFields(payload)) {
      const [told, heard] = [vi.fn(), vi.fn()];
      const post = vi.fn();
      const bus = createEventBus({ post, onMessage: vi.fn() }, told);
      // oxlint-disable typescript/consistent-type-assertions -- code of another team obeys no types
      const name = event as EventName;
      bus.of('remote-payroll 1.2.0').on(name, heard);
      bus.of('remote-bonus 3.0.0').emit(name, changed as Events[EventName]);
      // oxlint-enable typescript/consistent-type-assertions
      if (isPayload(name, changed)) {
        expect(heard, place).toHaveBeenCalledOnce();
        continue;
      }
      wrong += 1;
      expect([heard.mock.calls, post.mock.calls], place).toEqual([[], []]);
      const at = { owner: 'remote-bonus 3.0.0', event, what: 'emitted' };
      expect(told.mock.calls, place).toEqual([[expect.any(TypeError), at]]);
    }
  }
  expect(wrong).toBeGreaterThan(100);
});

test('an event that a remote made up is told in its name, and stops nobody', () => {
  const [told, heard] = [vi.fn(), vi.fn()];
  const bus = createEventBus(undefined, told);
  const own = bus.of('remote-payroll 1.2.0');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- by module augmentation
  const event = 'payslip-opened' as EventName;
  own.on(event, heard)();
  own.emit(event, {});
  const fault = new TypeError('The bus has no event payslip-opened: a remote cannot add one.');
  const owner = 'remote-payroll 1.2.0';
  expect(told.mock.calls).toEqual([
    [fault, { owner, event, what: 'listener' }],
    [fault, { owner, event, what: 'emitted' }],
  ]);
  expect(heard).not.toHaveBeenCalled();
});

/** One payload of each event. */
const examples: { readonly [Name in EventName]: Events[Name] } = {
  'time-pairs-changed': { employeeIds: [1] },
  'active-shift-changed': { employeeId: 1 },
  'notifications-changed': { employeeId: 1 },
  'schedules-changed': { employeeIds: [1] },
  'features-changed': {},
  'releases-changed': {},
  'configuration-updated': { employeeId: 1 },
  'employee-session-started': {},
  'locale-chosen': { locale: 'th' },
  'terminal-session-started': {},
  'session-ended': { reason: 'expired' },
  'access-denied': {},
  'unsent-punches': { employeeId: 1, count: 0 },
  'clocking-assignment-chosen': { assignmentId: 1 },
  'push-state': { connected: true },
};

test('one owner gets one bus', () => {
  const bus = createEventBus();
  expect(bus.of('remote-payroll 1.2.0')).toBe(bus.of('remote-payroll 1.2.0'));
});

describe('an event with one listener', () => {
  test('refuses a second one', () => {
    const bus = createEventBus();
    bus.on('terminal-session-started', vi.fn());
    expect(() => bus.on('terminal-session-started', vi.fn())).toThrow('terminal-session-started');
  });

  test('takes a new one after the first has stopped', () => {
    const bus = createEventBus();
    const next = vi.fn();
    bus.on('terminal-session-started', vi.fn())();
    bus.on('terminal-session-started', next);
    bus.emit('terminal-session-started', {});
    expect(next).toHaveBeenCalledOnce();
  });
});

describe('the other tabs', () => {
  test('are told what concerns all tabs, each once, and do not echo it', () => {
    const [here, there] = twoTabs();
    const [seenHere, seenThere] = [vi.fn(), vi.fn()];
    here.on('session-ended', seenHere);
    there.on('session-ended', seenThere);
    here.emit('session-ended', { reason: 'logged-out' });
    expect(seenThere.mock.calls).toEqual([[{ reason: 'logged-out' }]]);
    expect(seenHere).toHaveBeenCalledOnce();
  });

  test('are not told what concerns one tab', () => {
    const [here, there] = twoTabs();
    const seenThere = vi.fn();
    there.on('push-state', seenThere);
    here.emit('push-state', { connected: true });
    expect(seenThere).not.toHaveBeenCalled();
  });

  test.each([null, 'hello', {}, { name: 'toString', payload: {} }, { name: 'session-ended' }])(
    'of another release may send what nobody knows: %o',
    (message) => {
      let receive: (message: unknown) => void = () => undefined;
      const bus = createEventBus({ post: vi.fn(), onMessage: (told) => (receive = told) });
      const listener = vi.fn();
      bus.on('session-ended', listener);
      receive(message);
      expect(listener).not.toHaveBeenCalled();
    },
  );
});

test('a state that is replayed belongs to one tab', () => {
  for (const { replay, scope } of Object.values(eventRules)) {
    if (replay === 'last') expect(scope).toBe('tab');
  }
});

/** Two pages joined like a BroadcastChannel joins them: a message reaches all but its sender. */
function twoTabs() {
  const receivers: ((message: unknown) => void)[] = [];
  const tab = (own: number): TabChannel => ({
    post: (message) => receivers[1 - own]?.(structuredClone(message)),
    onMessage: (receive) => void (receivers[own] = receive),
  });
  return [createEventBus(tab(0)), createEventBus(tab(1))] as const;
}
