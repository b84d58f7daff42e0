import type { components, Instant } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { mailJob } from '../../reports/data/endReport.ts';

type Schemas = components['schemas'];

const countOf = (table: string, condition: string) =>
  `(select count(*) from (select from ${table} where ${condition} limit 1000) counted)`;

/** A failure as its outbox keeps it. */
interface FailureRow<Reason> {
  /** Null while it is tried again. */
  readonly at: Instant | null;
  readonly reason: Reason;
}

export interface HrRow {
  readonly waiting: number;
  readonly failed: number;
  readonly failure: FailureRow<Schemas['SynchronisationFailure']> | null;
  readonly is_paused: boolean;
}

const recordFailure = `(select record ->> 'failure' from jsonb_array_elements(records) record
  where record ->> 'failure' is not null limit 1)`;

/** What was given up goes before what is tried again. Of the queue only its beginning is looked at. */
export const readHrConnection = statement<HrRow, { now: Date }>(
  'readHrConnection',
  `select least(1000, ${countOf('hr_outbox', "state = 'WAITING'")}
       + ${countOf('schedule_outbox', "state = 'WAITING'")}) as waiting,
     least(1000, ${countOf('hr_outbox', "state = 'FAILED'")}
       + ${countOf('schedule_outbox', "state = 'FAILED'")}) as failed,
     (select jsonb_build_object('at', to_jsonb(at), 'reason', reason) from (
       select 1 as rank, due_at as at, ${recordFailure} as reason from hr_outbox
       where state = 'FAILED'
       union all
       select 1, due_at, failure from schedule_outbox where state = 'FAILED'
       union all
       select 2, null, reason from (select attempts, ${recordFailure} as reason from hr_outbox
         where state = 'WAITING' order by due_at limit 100) first where attempts > 0
     ) failures where reason is not null order by rank, at desc limit 1) as failure,
     exists (select from hr_pause where until > $now) as is_paused`,
);

export interface WebhookStateRow {
  readonly name: string;
  readonly is_on: boolean;
  readonly off_reason: 'GONE' | null;
  readonly paused: boolean;
  readonly waiting: number;
  readonly failed: number;
  readonly delivered_at: Instant | null;
  readonly failure:
    | (FailureRow<Schemas['WebhookFailure']> & { readonly status: number | null })
    | null;
}

const deliveries = (state: string) =>
  `delivery.webhook_id = webhook.id and delivery.state = '${state}'`;

export const readWebhookConnections = statement<WebhookStateRow, { now: Date }>(
  'readWebhookConnections',
  `select name, is_on, off_reason, coalesce(paused_until > $now, false) as paused,
     ${countOf('webhook_delivery delivery', deliveries('WAITING'))} as waiting,
     ${countOf('webhook_delivery delivery', deliveries('FAILED'))} as failed,
     (select tried_at from (select tried_at, state from webhook_delivery delivery
        where delivery.webhook_id = webhook.id order by id desc limit 200) latest
      where state = 'DELIVERED' limit 1) as delivered_at,
     (select jsonb_build_object('at', to_jsonb(tried_at), 'reason', failure, 'status', status)
      from ((select tried_at, failure, status from webhook_delivery delivery
          where ${deliveries('FAILED')} order by id desc limit 1)
        union all
        (select tried_at, failure, status from webhook_delivery delivery
          where ${deliveries('WAITING')} order by due_at limit 100)) tried
      where failure is not null order by tried_at desc nulls last limit 1) as failure
   from webhook order by id`,
);

export interface DirectoryStateRow {
  readonly valid: number;
  readonly all_tokens: number;
  readonly last_used_at: Instant | null;
  /** When the last valid token ends; null if one does not. */
  readonly ends_at: Instant | null;
  /** The token that ended last, if none is valid. */
  readonly ended: { readonly name: string; readonly at: Instant | null } | null;
  readonly refused: { readonly name: string | null; readonly at: Instant } | null;
}

const isValid = 'ended_at is null and (expires_at is null or expires_at > $now)';

export const readDirectoryConnection = statement<DirectoryStateRow, { now: Date; since: Date }>(
  'readDirectoryConnection',
  `select count(*) filter (where ${isValid}) as valid, count(*) as all_tokens,
     max(last_used_at) as last_used_at,
     case when count(*) filter (where ${isValid} and expires_at is null) = 0
       then max(expires_at) filter (where ${isValid}) end as ends_at,
     (select jsonb_build_object('name', name, 'at', to_jsonb(coalesce(ended_at, expires_at)))
      from scim_token order by coalesce(ended_at, expires_at) desc nulls last limit 1) as ended,
     (select jsonb_build_object('at', to_jsonb(event.at), 'name', (select name from scim_token
        where event.who = 'scim-token ' || scim_token.id))
      from security_event event where who like 'scim-token %' and outcome <> 'OK' and at > $since
      order by at desc limit 1) as refused
   from scim_token`,
);

export const readSignOnConnection = statement<
  { used_at: Instant | null; refused_at: Instant | null },
  { since: Date }
>(
  'readSignOnConnection',
  `select (select max(created_at) from access_token where way = 'SIGN_ON') as used_at,
     (select at from security_event where outcome = 'SIGN_ON_REFUSED' and at > $since
      order by at desc limit 1) as refused_at`,
);

export const readMailConnection = statement<{ waiting: number; retried: number }>(
  'readMailConnection',
  `select count(*) as waiting, count(*) filter (where attempts > 0) as retried
   from job where kind = '${mailJob}'`,
);
