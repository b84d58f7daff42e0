import type { TerminalActor } from '../calls/actor.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Limits } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import {
  createFailedLogIns,
  type FailedLogIns,
  type LogInAttempt,
} from '../session/data/failedLogIns.ts';

/** Where and when somebody identifies. */
export interface AttemptPlace {
  readonly terminal: TerminalActor;
  readonly now: Date;
}

/**
 * Failures within 15 minutes: per number at a terminal, after which the number is locked for the
 * rest of them; per terminal, after which two attempts are 10 s apart. A PIN has few digits and is
 * guessed sooner than a password; an operator can only set lower limits (LIMIT_LOGIN_FAILURES_…).
 */
const mostFailures = { ofNumber: 5, ofTerminal: 20 } as const;

/** Counts failures at terminals; those of PINs, badges and faces are counted separately. */
export function createTerminalFailures(database: Database, limits: Limits): FailedLogIns {
  return createFailedLogIns(database, {
    loginFailuresPerAccount: Math.min(mostFailures.ofNumber, limits.loginFailuresPerAccount),
    loginFailuresPerAddress: Math.min(mostFailures.ofTerminal, limits.loginFailuresPerAddress),
  });
}

/** For failures, a terminal together with the way of identifying takes the place of an address. */
export function attemptAt(
  { terminal, now }: AttemptPlace,
  way: 'badge' | 'PIN' | 'face',
  whose: string,
): LogInAttempt {
  const address = `terminal ${terminal.id} ${way}` as const;
  return { account: `${whose} at ${address}`, subject: null, address, device: null, now };
}

/** Replaces TOO_MANY_REQUESTS by IDENTIFICATION_WAITS, whose message suggests another way. */
export function toldOfLock(failure: unknown): never {
  const isLock = failure instanceof Refusal && failure.code === 'TOO_MANY_REQUESTS';
  throw isLock ? new Refusal('IDENTIFICATION_WAITS', failure.details) : failure;
}
