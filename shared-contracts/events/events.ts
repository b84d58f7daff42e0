import type { Locale } from '../rules/locales.ts';

/**
 * Every event of the application: its payload, how many listeners it may have, whether a late
 * listener is told the last one, and whether it reaches the user's other tabs.
 */
export interface EventRules {
  readonly listeners: 'one' | 'many';
  readonly replay: 'none' | 'last';
  readonly scope: 'tab' | 'all-tabs';
}

export interface Events {
  /** A time pair of these people changed, here or elsewhere. */
  'time-pairs-changed': { readonly employeeIds: readonly number[] };
  /** The own open shift or segment changed. */
  'active-shift-changed': { readonly employeeId: number };
  'notifications-changed': { readonly employeeId: number };
  'schedules-changed': { readonly employeeIds: readonly number[] };
  'features-changed': Record<never, never>;
  /** What the server gives of remotes has changed: pages that failed try again. */
  'releases-changed': Record<never, never>;
  /** Settings were saved: locale, clock format, start of week (spec §4). */
  'configuration-updated': { readonly employeeId: number };
  /** A person logged in here, on a page of a remote: the shell reads the session. */
  'employee-session-started': Record<never, never>;
  /** Somebody chose the language of the page before anybody is signed in. */
  'locale-chosen': { readonly locale: Locale };
  /** A terminal signed in here: the shell reads its session. */
  'terminal-session-started': Record<never, never>;
  /** The session ended elsewhere, expired, or was revoked. */
  'session-ended': { readonly reason: 'logged-out' | 'expired' };
  /** The server refused a call for want of an authority, which the page still believed in. */
  'access-denied': Record<never, never>;
  /** How many punches of this person wait on this device; log-out warns of them (decisions). */
  'unsent-punches': { readonly employeeId: number; readonly count: number };
  /** What a clocking view clocks on now; the shell's map shows the geofences of that assignment. */
  'clocking-assignment-chosen': { readonly assignmentId: number };
  /** The server pushes again, or has stopped to; polling steps in meanwhile. */
  'push-state': { readonly connected: boolean };
}

export type EventName = keyof Events;

export const eventRules: Readonly<Record<EventName, EventRules>> = {
  'time-pairs-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'active-shift-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'notifications-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'schedules-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'releases-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'features-changed': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'configuration-updated': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'employee-session-started': { listeners: 'one', replay: 'none', scope: 'tab' },
  'locale-chosen': { listeners: 'one', replay: 'none', scope: 'tab' },
  'terminal-session-started': { listeners: 'one', replay: 'none', scope: 'tab' },
  'session-ended': { listeners: 'many', replay: 'none', scope: 'all-tabs' },
  'access-denied': { listeners: 'many', replay: 'none', scope: 'tab' },
  'unsent-punches': { listeners: 'many', replay: 'last', scope: 'tab' },
  'clocking-assignment-chosen': { listeners: 'many', replay: 'last', scope: 'tab' },
  'push-state': { listeners: 'many', replay: 'last', scope: 'tab' },
};
