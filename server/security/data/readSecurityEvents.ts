import type { components } from 'shared-contracts';
import { composed } from '../../database/statement.ts';
import { rowsOf, type ChainName } from '../rules/securityChain.ts';

type Kind = components['schemas']['SecurityEventKind'];

export interface SecurityEventRow {
  readonly id: number;
  readonly at: string;
  readonly event: Kind;
  readonly call: string | null;
  readonly outcome: string;
  readonly who: string | null;
  readonly whoName: string | null;
  readonly aboutId: number | null;
  readonly aboutName: string | null;
  readonly target: string;
  readonly network: string | null;
  readonly traceId: string | null;
  readonly times: number;
}

export interface SecurityFilter {
  readonly event: boolean;
  readonly outcome: ChainName | null;
  readonly person: boolean;
}

/**
 * Events before a position, latest first; names of people and tokens are current, not stored.
 * Values: since, until (exclusive), the position's time and id, limit, kind, person. A person's
 * events are those that they caused and those about them.
 */
export function readSecurityEvents({ event, outcome, person }: SecurityFilter) {
  const where = [
    'at >= $1 and at < $2 and (at, id) < ($3, $4)',
    event ? 'event = $6' : '$6::text is null',
    ...(outcome === null ? [] : [rowsOf[outcome]]),
  ].join(' and ');
  const latest = (condition: string) => `(select * from security_event
    where ${where} and ${condition} order by at desc, id desc limit $5)`;
  const matches = person
    ? `${latest('employee_id = $7')} union ${latest('about_id = $7')}`
    : latest('$7::bigint is null');
  const name = [event ? 'Kind' : '', outcome ?? '', person ? 'Person' : ''].join('');
  return composed<SecurityEventRow>(
    `select found.id, at, event, call, outcome, who, about_id as "aboutId", target, network,
       trace_id as "traceId", times,
       coalesce(actor.first_name || ' ' || actor.last_name, token.name, scim.name, key.name) as "whoName",
       about.first_name || ' ' || about.last_name as "aboutName"
     from (select * from (${matches}) every order by at desc, id desc limit $5) found
     left join employee actor on actor.id = found.employee_id
     left join release_token token on found.who = 'release-token ' || token.id
     left join scim_token scim on found.who = 'scim-token ' || scim.id
     left join api_key key on found.who = 'api-key ' || key.id
     left join employee about on about.id = found.about_id
     order by at desc, found.id desc`,
    `readSecurityEvents${name}`,
  );
}
