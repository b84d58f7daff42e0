import type { TerminalActor } from '../calls/actor.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Limits } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import {
  createFailedLogIns,
  type FailedLogIns,
  type LogInAttempt,
} from '../session/data/failedLogIns.ts';

/** Where and when somebody says who they are. */
export interface AttemptPlace {
  readonly terminal: TerminalActor;
  readonly now: Date;
}

/**
 * Failures within 15 minutes: of a number at a terminal, after which it waits for the rest of them; of
 * all numbers there, after which 10 s lie between two attempts. A PIN has few digits, and is guessed
 * sooner than a password; an operator may only set less (LIMIT_LOGIN_FAILURES_…).
 */
const mostFailures = { ofNumber: 5, ofTerminal: 20 } as const;

/** What failed at terminals. Each way counts for itself: whoever guesses PINs slows no badge. */
export function createTerminalFailures(database: Database, limits: Limits): FailedLogIns {
  return createFailedLogIns(database, {
    loginFailuresPerAccount: Math.min(mostFailures.ofNumber, limits.loginFailuresPerAccount),
    loginFailuresPerAddress: Math.min(mostFailures.ofTerminal, limits.loginFailuresPerAddress),
  });
}

/** A terminal, with one way at it, is what an address is for log-ins: where guesses come from. */
export function attemptAt(
  { terminal, now }: AttemptPlace,
  way: 'badge' | 'PIN' | 'face',
  whose: string,
): LogInAttempt {
  const address = `terminal ${terminal.id} ${way}` as const;
  return { account: `${whose} at ${address}`, subject: null, address, device: null, now };
}

/** Of a lock it is said that another way stands open; the general sentence speaks of changes. */
export function toldOfLock(failure: unknown): never {
  const isLock = failure instanceof Refusal && failure.code === 'TOO_MANY_REQUESTS';
  throw isLock ? new Refusal('IDENTIFICATION_WAITS', failure.details) : failure;
}
