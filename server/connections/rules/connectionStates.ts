import { addDays, toInstant, toMillis, type components, type Instant } from 'shared-contracts';

type Schemas = components['schemas'];
export type Connection = Schemas['Connection'];
type Failure = Schemas['ConnectionFailure'];

const week = 7 * 86_400_000;
/** Days before its last token ends in which a directory is told. */
const daysToRenew = 14;

/** A connection that was not made. */
export function notConnected(kind: Connection['kind'], system: Connection['system'] = null) {
  const none = { count: 0, waiting: 0, failed: 0, lastUsedAt: null, failure: null };
  return { kind, system, state: 'OFF', ...none } satisfies Connection;
}

interface Queue {
  readonly waiting: number;
  readonly failed: number;
}

/** The HR system: what it did not take, and what it asks to wait for. */
export function hrState(
  system: Connection['system'],
  {
    waiting,
    failed,
    failure,
    is_paused: isPaused,
  }: Queue & {
    readonly failure: {
      readonly at: Instant | null;
      readonly reason: Schemas['SynchronisationFailure'];
    } | null;
    readonly is_paused: boolean;
  },
): Connection {
  const told = failure && failureOf(`HR_${failure.reason}`, failure.at);
  return {
    ...{ kind: 'HR_SYSTEM', system, count: 1, waiting, failed, lastUsedAt: null, failure: told },
    state: told !== null ? 'FAILING' : isPaused ? 'WAITING' : 'WORKING',
  };
}

interface WebhookState extends Queue {
  readonly name: string;
  readonly is_on: boolean;
  readonly off_reason: 'GONE' | null;
  readonly paused: boolean;
  readonly delivered_at: Instant | null;
  readonly failure: {
    readonly at: Instant | null;
    readonly reason: Schemas['WebhookFailure'];
    readonly status: number | null;
  } | null;
}

/** All webhooks together; the failure is the latest one that is not settled. */
export function webhooksState(webhooks: readonly WebhookState[]): Connection {
  if (webhooks.length === 0) return notConnected('WEBHOOKS');
  const failures = webhooks.flatMap(({ name, off_reason: gone, failure }): Failure[] => {
    if (gone !== null && failure === null) return [failureOf('WEBHOOK_GONE', null, name)];
    if (failure === null) return [];
    const { at, reason, status } = failure;
    return [failureOf(`WEBHOOK_${reason}`, at, name, status)];
  });
  const [failure = null] = failures.toSorted((a, b) => ((a.at ?? '') > (b.at ?? '') ? -1 : 1));
  const sum = (of: keyof Queue) =>
    Math.min(
      1000,
      webhooks.reduce((all, each) => all + each[of], 0),
    );
  const isOn = webhooks.some((each) => each.is_on);
  const delivered = webhooks.flatMap(({ delivered_at: at }) => at ?? []).toSorted();
  return {
    ...{ kind: 'WEBHOOKS', system: 'WEBHOOKS', count: webhooks.length, failure },
    ...{ waiting: sum('waiting'), failed: sum('failed'), lastUsedAt: delivered.at(-1) ?? null },
    state: failure !== null ? 'FAILING' : isOn ? 'WORKING' : 'WAITING',
  };
}

interface DirectoryState {
  readonly valid: number;
  readonly all_tokens: number;
  readonly last_used_at: Instant | null;
  readonly ends_at: Instant | null;
  readonly ended: { readonly name: string; readonly at: Instant | null } | null;
  readonly refused: { readonly name: string | null; readonly at: Instant } | null;
}

/** Directories: no valid token is a failure, one that ends soon a warning. */
export function directoryState(
  {
    valid: count,
    all_tokens: all,
    last_used_at: lastUsedAt,
    ends_at: endsAt,
    ended,
    refused,
  }: DirectoryState,
  now: Instant,
): Connection {
  if (all === 0) return notConnected('DIRECTORY');
  const soon = `${addDays(now.slice(0, 10), daysToRenew)}T00:00:00.000Z`;
  const failure =
    count === 0
      ? failureOf('TOKEN_ENDED', ended?.at ?? null, ended?.name ?? null)
      : refused !== null
        ? failureOf('DIRECTORY_REFUSED', refused.at, refused.name)
        : endsAt !== null && endsAt < soon
          ? failureOf('TOKEN_ENDS_SOON', endsAt)
          : null;
  const isFailing = count === 0 || (failure !== null && isRecent(failure.at, now));
  return {
    ...{ kind: 'DIRECTORY', system: 'SCIM', count, waiting: 0, failed: 0, lastUsedAt, failure },
    state: isFailing ? 'FAILING' : lastUsedAt === null ? 'WAITING' : 'WORKING',
  };
}

/** Single sign-on: refused after the last log-in that worked. */
export function signOnState(
  kind: 'saml' | 'openid',
  {
    used_at: lastUsedAt,
    refused_at: refusedAt,
  }: { readonly used_at: Instant | null; readonly refused_at: Instant | null },
): Connection {
  const isFailing = refusedAt !== null && refusedAt > (lastUsedAt ?? '');
  const failure = refusedAt === null ? null : failureOf('SIGN_ON_REFUSED', refusedAt);
  return {
    ...{ kind: 'SIGN_ON', system: kind === 'saml' ? 'SAML' : 'OPENID', count: 1 },
    ...{ waiting: 0, failed: 0, lastUsedAt, failure },
    state: isFailing ? 'FAILING' : lastUsedAt === null ? 'WAITING' : 'WORKING',
  };
}

/** Mail: one that was refused is tried again. */
export function mailState(
  hasServer: boolean,
  { waiting, retried }: { readonly waiting: number; readonly retried: number },
): Connection {
  if (!hasServer) return notConnected('MAIL', 'FILES');
  return {
    ...{ kind: 'MAIL', system: 'SMTP', count: 1, failed: 0, lastUsedAt: null },
    waiting: Math.min(1000, waiting),
    failure: retried > 0 ? failureOf('MAIL_REFUSED', null) : null,
    state: retried > 0 ? 'FAILING' : 'WORKING',
  };
}

function failureOf(
  reason: Failure['reason'],
  at: Instant | null,
  name: string | null = null,
  status: number | null = null,
): Failure {
  // Times inside of JSON have the database's form.
  return { at: at === null ? null : toInstant(toMillis(at)), reason, name, status };
}

/** Within a week, or still to come. */
function isRecent(at: Instant | null, now: Instant): boolean {
  return at !== null && toMillis(at) > toMillis(now) - week;
}
