import { locales, type Locale } from '../rules/locales.ts';

/**
 * Every event of the application: its payload, how many listeners it can have, whether a late
 * listener gets the last one, and whether it reaches the user's other tabs.
 */
export interface EventRules {
  readonly listeners: 'one' | 'many';
  readonly replay: 'none' | 'last';
  readonly scope: 'tab' | 'all-tabs';
  /** The type of each field of the payload: a kind, or one of these words. */
  readonly fields: Readonly<Record<string, FieldKind>>;
}

type FieldKind = 'id' | 'ids' | 'count' | 'flag' | readonly string[];

export interface Events {
  /** A time pair of these people changed, here or elsewhere. */
  'time-pairs-changed': { readonly employeeIds: readonly number[] };
  /** The user's own open shift or segment changed. */
  'active-shift-changed': { readonly employeeId: number };
  'notifications-changed': { readonly employeeId: number };
  'schedules-changed': { readonly employeeIds: readonly number[] };
  'features-changed': Record<never, never>;
  /** The server's remotes have changed: failed pages try again. */
  'releases-changed': Record<never, never>;
  /** Settings were saved: locale, clock format, start of week (spec §4). */
  'configuration-updated': { readonly employeeId: number };
  /** A person logged in here, on a page of a remote: the shell reads the session. */
  'employee-session-started': Record<never, never>;
  /** A language was chosen on a page before log-in. */
  'locale-chosen': { readonly locale: Locale };
  /** A terminal signed in here: the shell reads its session. */
  'terminal-session-started': Record<never, never>;
  /** The session ended elsewhere, expired, or was revoked. */
  'session-ended': { readonly reason: 'logged-out' | 'expired' };
  /** The server refused a call for lack of an authority that the page still assumed. */
  'access-denied': Record<never, never>;
  /**
   * How many punches of this person are unsent on this device; log-out warns of them (decisions).
   */
  'unsent-punches': { readonly employeeId: number; readonly count: number };
  /** The assignment of a clocking view; the shell's map shows its geofences. */
  'clocking-assignment-chosen': { readonly assignmentId: number };
  /** Server push has started or stopped; without it, polling takes over. */
  'push-state': { readonly connected: boolean };
}

export type EventName = keyof Events;

export const eventRules: Readonly<Record<EventName, EventRules>> = {
  'time-pairs-changed': {
    listeners: 'many',
    replay: 'none',
    scope: 'all-tabs',
    fields: { employeeIds: 'ids' },
  },
  'active-shift-changed': {
    listeners: 'many',
    replay: 'none',
    scope: 'all-tabs',
    fields: { employeeId: 'id' },
  },
  'notifications-changed': {
    listeners: 'many',
    replay: 'none',
    scope: 'all-tabs',
    fields: { employeeId: 'id' },
  },
  'schedules-changed': {
    listeners: 'many',
    replay: 'none',
    scope: 'all-tabs',
    fields: { employeeIds: 'ids' },
  },
  'releases-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs', fields: {} },
  'features-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs', fields: {} },
  'configuration-updated': {
    listeners: 'many',
    replay: 'none',
    scope: 'all-tabs',
    fields: { employeeId: 'id' },
  },
  'employee-session-started': { listeners: 'one', replay: 'none', scope: 'tab', fields: {} },
  'locale-chosen': { listeners: 'one', replay: 'none', scope: 'tab', fields: { locale: locales } },
  'terminal-session-started': { listeners: 'one', replay: 'none', scope: 'tab', fields: {} },
  'session-ended': {
    listeners: 'many',
    replay: 'none',
    scope: 'all-tabs',
    fields: { reason: ['logged-out', 'expired'] },
  },
  'access-denied': { listeners: 'many', replay: 'none', scope: 'tab', fields: {} },
  'unsent-punches': {
    listeners: 'many',
    replay: 'last',
    scope: 'tab',
    fields: { employeeId: 'id', count: 'count' },
  },
  'clocking-assignment-chosen': {
    listeners: 'many',
    replay: 'last',
    scope: 'tab',
    fields: { assignmentId: 'id' },
  },
  'push-state': { listeners: 'many', replay: 'last', scope: 'tab', fields: { connected: 'flag' } },
};

/** Whether the payload is valid for the event's listeners: any code in the page can emit. */
export function isPayload<Name extends EventName>(
  name: Name,
  payload: unknown,
): payload is Events[Name] {
  if (typeof payload !== 'object' || payload === null) return false;
  return Object.entries(eventRules[name].fields).every(([field, kind]) =>
    holds(Reflect.get(payload, field), kind),
  );
}

function holds(value: unknown, kind: FieldKind): boolean {
  switch (kind) {
    case 'id':
    case 'count':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'ids':
      return Array.isArray(value) && value.every((each) => holds(each, 'id'));
    case 'flag':
      return typeof value === 'boolean';
    default:
      return kind.some((word) => word === value);
  }
}
