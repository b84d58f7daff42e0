import type { ServerContext } from '../calls/serverContext.ts';
import { createFailedLogIns, type FailedLogIns } from './data/failedLogIns.ts';
import { createSessions, type SessionStore } from './data/createSessions.ts';

/** What log-ins of people and terminals share. */
export interface SignIn {
  readonly sessions: SessionStore;
  readonly failures: FailedLogIns;
}

/** Sessions ended by another process of the server are forgotten here as well. */
export function createSignIn({ database, configuration, push }: ServerContext): SignIn {
  const sessions = createSessions(database);
  push.subscribe(({ type }) => {
    if (type === 'session-ended') sessions.forget();
  });
  return { sessions, failures: createFailedLogIns(database, configuration.limits) };
}
