import type { ServerContext } from '../calls/serverContext.ts';
import type { Features } from '../features/createFeatures.ts';
import { createPasskeys, type Passkeys } from '../passkeys/createPasskeys.ts';
import { createSecondFactor, type SecondFactor } from './createSecondFactor.ts';
import { createFailedLogIns, type FailedLogIns } from './data/failedLogIns.ts';
import { createSessions, type SessionStore } from './data/createSessions.ts';

/** The common part of log-ins by people and terminals. */
export interface SignIn {
  readonly sessions: SessionStore;
  readonly failures: FailedLogIns;
  readonly passkeys: Passkeys;
  readonly secondFactor: SecondFactor;
}

/** Sessions that another process of the server ended are dropped here too. */
export function createSignIn(
  { database, configuration, push, goodTokens }: ServerContext,
  features: Pick<Features, 'isOn'>,
): SignIn {
  const sessions = createSessions(database, () => features.isOn('SECOND_FACTOR'), goodTokens);
  push.subscribe(({ type }) => {
    if (type === 'session-ended' || type === 'features-changed') sessions.forget();
  });
  const failures = createFailedLogIns(database, configuration.limits);
  const passkeys = createPasskeys(database, configuration);
  const secondFactor = createSecondFactor({ database, features, passkeys, failures });
  return { sessions, failures, passkeys, secondFactor };
}
