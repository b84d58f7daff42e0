import type { NoSession, Session } from 'shared-contracts';

/** A person who is known but not let in yet, or not at all, and the page that says so. */
export interface RefusedSession extends NoSession {
  readonly leadsTo: '/new-password' | '/unauthorized';
}

export type ShellSession = Session | RefusedSession;

/** Whether the person is known, and refused. */
export function isRefused(session: ShellSession): session is RefusedSession {
  return 'leadsTo' in session;
}

/** Where a person without a session starts. */
export function logInPath(session: ShellSession): string {
  return isRefused(session) ? session.leadsTo : '/login';
}
