import type { components } from 'shared-contracts';
import type { AnswerCookie } from '../calls/calls.ts';
import type { SignIn } from './createSignIn.ts';
import type { LogInWay } from './data/createSessions.ts';
import type { LogInAttempt } from './data/failedLogIns.ts';
import { longestSessionInSeconds } from './rules/sessionLife.ts';

export interface NewSession {
  readonly employeeId: number;
  readonly way: LogInWay;
  readonly userAgent: string | null;
  readonly isByPasskey?: boolean;
  /** Token of the browser's previous session. */
  readonly before: string | null;
}

interface OpenedSession {
  readonly body: components['schemas']['Session'];
  readonly cookies: readonly AnswerCookie[];
}

/**
 * Opens a session for an authenticated person and replaces the browser's previous one; null if the
 * account was closed at that moment.
 */
export async function openSession(
  { sessions, failures }: SignIn,
  attempt: LogInAttempt,
  { before, ...holder }: NewSession,
): Promise<OpenedSession | null> {
  if (before !== null) await sessions.end(before);
  const token = await sessions.open(holder, attempt.now);
  const opened = await sessions.readEmployee(token, attempt.now);
  if (opened === null) return null;
  return {
    body: opened.session,
    cookies: [
      { name: 'access-token', value: token, maxAgeInSeconds: longestSessionInSeconds },
      await failures.remember(attempt),
    ],
  };
}
