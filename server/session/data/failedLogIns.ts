import { createHash } from 'node:crypto';
import type { Limits } from '../../configuration/configuration.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { SecuritySubject } from '../../calls/securityEvent.ts';
import { networkOf } from '../../calls/networkOf.ts';
import type { AnswerCookie } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { logInLock } from '../rules/logInLock.ts';
import { newToken } from './accessTokens.ts';

/**
 * A log-in attempt and its source. `account` is our own identifier: the subject, or the typed name.
 */
export interface LogInAttempt {
  readonly account: string;
  /** Null if there is no such account. */
  readonly subject: SecuritySubject | null;
  readonly address: string;
  /** The device's cookie; null if it has none. */
  readonly device: string | null;
  readonly now: Date;
}

/** Judges log-ins by earlier failures (docs/decisions/sign-in.md). */
export interface FailedLogIns {
  /** Throws TOO_MANY_REQUESTS while the device, the account or the address has failed too often. */
  refuseTooMany(attempt: LogInAttempt): Promise<void>;
  note(attempt: LogInAttempt): Promise<void>;
  /** After a success: clears the account's failures from this address or device. */
  forgive(attempt: LogInAttempt): Promise<void>;
  /**
   * After a log-in: failures elsewhere no longer lock this device out. Returns the cookie that
   * identifies the device for the account.
   */
  remember(attempt: LogInAttempt): Promise<AnswerCookie & { readonly value: string }>;
}

const { addressesOfAccount, knownDeviceDays } = logInLock;
const windowInMilliseconds = logInLock.minutes * 60_000;
const pauseInMilliseconds = logInLock.pauseInSeconds * 1000;

const knownDevice =
  '(select device from known_device where device = $device and account = $account)';

/** Digests. */
interface Source {
  account: Buffer;
  address: Buffer;
  device: Buffer | null;
}

/** `since`: the start of the window. */
const readLimits = statement<
  { lockedBy: string | null; slowedBy: string | null },
  Source & { since: Date; offset: number; offsetOfAccount: number; offsetOfAddress: number }
>(
  'readFailedLogIns',
  `with known as ${knownDevice}
   select
     case when exists (select from known) then
       (select failed_at from failed_log_in where failed_at > $since and account = $account and device = $device
         order by failed_at desc offset $offset limit 1)
     else greatest(
       (select failed_at from failed_log_in where failed_at > $since and account = $account and address = $address and device is null
         order by failed_at desc offset $offset limit 1),
       (select failed_at from failed_log_in where failed_at > $since and account = $account and device is null
         order by failed_at desc offset $offsetOfAccount limit 1)
     ) end as "lockedBy",
     case when not exists (select from known) and exists (
       select from failed_log_in where failed_at > $since and address = $address and device is null
       order by failed_at desc offset $offsetOfAddress limit 1
     ) then (select max(failed_at) from failed_log_in where failed_at > $since and address = $address and device is null)
     end as "slowedBy"`,
);
const noteFailure = statement<never, Source & { now: Date }>(
  'noteFailedLogIn',
  `insert into failed_log_in (account, address, device, failed_at)
   values ($account, $address, ${knownDevice}, $now)`,
);
const forgiveFailures = statement<never, Source>(
  'forgiveFailedLogIns',
  'delete from failed_log_in where account = $account and (address = $address or device = $device)',
);
const rememberDevice = statement<never, { device: Buffer; account: Buffer; now: Date }>(
  'rememberDevice',
  `insert into known_device (device, account, used_at) values ($device, $account, $now)
   on conflict (device, account) do update set used_at = excluded.used_at`,
);

export function createFailedLogIns(
  database: Database,
  {
    loginFailuresPerAccount,
    loginFailuresPerAddress,
  }: Pick<Limits, 'loginFailuresPerAccount' | 'loginFailuresPerAddress'>,
): FailedLogIns {
  return {
    refuseTooMany: async (attempt) => {
      const [row] = await database.run(readLimits, {
        ...digests(attempt),
        since: before(attempt, windowInMilliseconds),
        offset: loginFailuresPerAccount - 1,
        offsetOfAccount: loginFailuresPerAccount * addressesOfAccount - 1,
        offsetOfAddress: loginFailuresPerAddress - 1,
      });
      const wait = Math.max(
        left(row?.lockedBy ?? null, windowInMilliseconds, attempt),
        left(row?.slowedBy ?? null, pauseInMilliseconds, attempt),
      );
      if (wait <= 0) return;
      const { subject } = attempt;
      throw new Refusal('TOO_MANY_REQUESTS', {
        retryAfterInSeconds: Math.ceil(wait / 1000),
        ...(subject === null ? {} : { subject }),
      });
    },
    note: async (attempt) => {
      await database.run(noteFailure, { ...digests(attempt), now: attempt.now });
    },
    forgive: async (attempt) => {
      await database.run(forgiveFailures, digests(attempt));
    },
    remember: async (attempt) => {
      const device = attempt.device ?? newToken();
      const { account } = digests(attempt);
      await database.run(rememberDevice, {
        device: deviceDigest(device),
        account,
        now: attempt.now,
      });
      return { name: 'device', value: device, maxAgeInSeconds: knownDeviceDays * 86_400 };
    },
  };
}

/** Names and addresses are stored only as digests. */
function digests({ account, address, device }: LogInAttempt): Source {
  return {
    account: digest(account),
    address: digest(`address ${networkOf(address)}`),
    device: device === null ? null : deviceDigest(device),
  };
}

/** The stored digest of a device's cookie. */
export function deviceDigest(device: string): Buffer {
  return digest(`device ${device}`);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function before({ now }: LogInAttempt, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/** Milliseconds left of a wait since an instant; 0 for null. */
function left(since: string | null, wait: number, { now }: LogInAttempt): number {
  return since === null ? 0 : Date.parse(since) + wait - now.getTime();
}
