import { statement } from '../../database/statement.ts';
import type { SecurityEvent } from '../../calls/securityEvent.ts';

/** A stored event: its count since `at`. */
export interface KeptEvent extends SecurityEvent {
  readonly at: Date;
  readonly times: number;
}

/**
 * `events` as JSON (`eventValues`). Requests of a person that find nothing are added to the row of the
 * hour, which is then not new. `keepEvents` chains the new ones.
 */
export const addEvents = statement<{ id: number; isNew: boolean }, { events: string }>(
  'addSecurityEvents',
  `insert into security_event
     (at, event, call, outcome, who, employee_id, about_id, target, network, trace_id, times,
      unfound_in)
   select added.*, case when event = 'refused' and outcome = 'NOT_FOUND'
       then date_trunc('hour', at, 'UTC') end
   from jsonb_to_recordset($events::jsonb) as added (
     at timestamptz, event text, call text, outcome text, who text, employee_id bigint,
     about_id bigint, target text, network text, trace_id text, times integer)
   on conflict (who, unfound_in) where unfound_in is not null
   do update set times = security_event.times + excluded.times
   returning id, xmax = 0 as "isNew"`,
);

/** Whether somebody requested a thing that does not exist or is hidden from them. */
export function isUnfound({ event, outcome }: Pick<SecurityEvent, 'event' | 'outcome'>): boolean {
  return event === 'refused' && outcome === 'NOT_FOUND';
}

/** The values of `addEvents`. */
export function eventValues(events: readonly KeptEvent[]): { events: string } {
  const rows = events.map(({ at, event, call, outcome, who, aboutId, target, from, ...rest }) => ({
    ...{ at, event, call, outcome, who },
    employee_id: who?.startsWith('employee ') === true ? Number(who.slice(9)) : null,
    about_id: aboutId,
    target: Object.entries(target)
      .filter(([name]) => name !== 'id' || aboutId === null)
      .map(([, word]) => plain(word))
      .join(' '),
    network: from,
    trace_id: rest.reqId,
    times: rest.times,
  }));
  return { events: JSON.stringify(rows) };
}

/** A path can contain any text: only keeps words that look like a name. */
function plain(word: string | number): string {
  return /^[\w.,+-]{1,60}$/.test(String(word)) ? String(word) : '…';
}
