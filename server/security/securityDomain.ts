import type { components } from 'shared-contracts';
import type { Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { createSecurityJournal } from './data/createSecurityJournal.ts';
import { keepEvents } from './data/keepEvents.ts';
import { readSecurityEvents, type SecurityEventRow } from './data/readSecurityEvents.ts';
import { securityLogCheck } from './securityLogCheck.ts';

const pageSize = 50;
const [beginning, end] = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z'] as const;

/** The security log for administrators, latest first; its chains are verified once a day. */
export function securityDomain(
  { database, life, log }: Pick<ServerContext, 'database' | 'life' | 'log'>,
  chain: Pick<RecordChain, 'open' | 'seal'>,
) {
  const journal = createSecurityJournal(async (events) => {
    await chain.open();
    await database.transaction((transaction) => keepEvents(transaction, chain.seal, events));
  }, log);
  // Stops after the calls that it logs.
  life.onListening(() => life.onEnd(journal.start().stop));
  return {
    handlers: {
      getSecurityEvents: async ({ query }) => {
        const { event = null, outcome = null, person = null, before } = query;
        const [at = end, id = '0'] = before?.split('_') ?? [];
        const times = [
          instant('since', query.since ?? beginning),
          instant('until', query.until ?? end),
          instant('before', at),
        ];
        await journal.flush();
        const filter = { event: event !== null, outcome, person: person !== null };
        const rows = await database.run(readSecurityEvents(filter), [
          ...times,
          ...[Number(id), pageSize + 1, event, person],
        ]);
        const contents = rows.slice(0, pageSize);
        const last = rows.length > pageSize ? contents.at(-1) : undefined;
        const next = last === undefined ? null : `${last.at}_${last.id}`;
        return { status: 200, body: { contents: contents.map(present), next } };
      },
    } satisfies Partial<Handlers>,
    note: journal.note,
    workers: [securityLogCheck({ database, log }, chain)],
  };
}

/** Text with the form of an instant may still be invalid in the database. */
function instant(field: string, text: string): string {
  const time = Date.parse(text);
  if (time >= Date.parse(beginning) && time <= Date.parse(end)) return new Date(time).toISOString();
  throw new Refusal('VALIDATION_FAILED', { fields: [{ field, fault: 'format' }] });
}

function present(row: SecurityEventRow): components['schemas']['SecurityEvent'] {
  const { id, at, event, call, outcome, who, whoName, aboutId, aboutName, ...rest } = row;
  const about = aboutId === null ? null : { id: aboutId, name: aboutName };
  return {
    ...{ id, at, event, call, outcome, about },
    who: who === null ? null : { id: who, name: whoName },
    ...{ target: rest.target, network: rest.network, traceId: rest.traceId, times: rest.times },
  };
}
