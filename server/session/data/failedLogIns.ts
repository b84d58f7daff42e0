import { createHash } from 'node:crypto';
import type { Limits } from '../../configuration/configuration.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { network } from '../../http/limitRequests.ts';
import { Refusal } from '../../http/refusal.ts';

/** Who tries to log in, from where. `account` is a name of our own, such as `employee 17`. */
export interface LogInAttempt {
  readonly account: string;
  readonly address: string;
  readonly now: Date;
}

/** Judges log-ins by the failures before them (docs/decisions/sign-in.md). */
export interface FailedLogIns {
  /** Throws TOO_MANY_REQUESTS while the account or the address has failed too often. */
  refuseTooMany(attempt: LogInAttempt): Promise<void>;
  note(attempt: LogInAttempt): Promise<void>;
  /** After a success: the account's failures from this address count no more. */
  forgive(attempt: LogInAttempt): Promise<void>;
}

const windowInMilliseconds = 15 * 60_000;

const readLimits = statement<{ decisive: string | null }>(
  'readFailedLogIns',
  `select greatest(
     (select failed_at from failed_log_in where account = $1 and failed_at > $3
       order by failed_at desc offset $4 limit 1),
     (select failed_at from failed_log_in where address = $2 and failed_at > $3
       order by failed_at desc offset $5 limit 1)
   ) as decisive`,
);
const noteFailure = statement<never>(
  'noteFailedLogIn',
  `with outdated as (delete from failed_log_in where failed_at <= $4)
   insert into failed_log_in (account, address, failed_at) values ($1, $2, $3)`,
);
const forgiveFailures = statement<never>(
  'forgiveFailedLogIns',
  'delete from failed_log_in where account = $1 and address = $2',
);

export function createFailedLogIns(
  database: Database,
  { loginFailuresPerAccount, loginFailuresPerAddress }: Limits,
): FailedLogIns {
  return {
    refuseTooMany: async (attempt) => {
      const [row] = await database.run(readLimits, [
        ...digests(attempt),
        windowStart(attempt),
        loginFailuresPerAccount - 1,
        loginFailuresPerAddress - 1,
      ]);
      const decisive = row?.decisive ?? null;
      if (decisive === null) return;
      const left = Date.parse(decisive) + windowInMilliseconds - attempt.now.getTime();
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: Math.ceil(left / 1000) });
    },
    note: async (attempt) => {
      await database.run(noteFailure, [...digests(attempt), attempt.now, windowStart(attempt)]);
    },
    forgive: async (attempt) => {
      await database.run(forgiveFailures, digests(attempt));
    },
  };
}

/** Neither names nor addresses are kept in words. */
function digests({ account, address }: LogInAttempt): [Buffer, Buffer] {
  return [digest(account), digest(`address ${network(address)}`)];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function windowStart({ now }: LogInAttempt): Date {
  return new Date(now.getTime() - windowInMilliseconds);
}
