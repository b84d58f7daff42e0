import type { components } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { emptyCounts, rangeOf } from '../../telemetry/rules/histogram.ts';
import { slotMilliseconds, type HealthRow } from '../rules/remoteFigures.ts';

type RemoteReport = components['schemas']['RemoteReport'];

const rowsPerSlot = 200;
const writtenAfter = 5_000;

const addRows = statement<never, { rows: string; rowsPerSlot: number }>(
  'addRemoteHealth',
  `insert into remote_health (slot, remote, version, outcome, counts)
   select slot, remote, version, outcome,
     (select array_agg(count::bigint order by place)
      from jsonb_array_elements_text(counts) with ordinality as range(count, place))
   from jsonb_to_recordset($rows::jsonb)
     as report(slot timestamptz, remote text, version text, outcome text, counts jsonb)
   where (select count(*) from remote_health kept where kept.slot = report.slot) < $rowsPerSlot
   order by slot, remote, version, outcome
   on conflict (slot, remote, version, outcome) do update set counts =
     (select array_agg(coalesce(old, 0) + coalesce(new, 0) order by place)
      from unnest(remote_health.counts, excluded.counts) with ordinality as both_of(old, new, place))`,
);

const readRows = statement<HealthRow, { since: Date }>(
  'readRemoteHealth',
  `select slot, remote, version, outcome, to_jsonb(counts) as counts
   from remote_health where slot >= $since order by remote, version, slot`,
);

/** Pages' reports about remotes. Kept in memory for a few seconds, then counted in the database. */
export interface RemoteHealthStore {
  note(reports: readonly RemoteReport[], now: Date): void;
  /** The rows of every process since then, including this one's last seconds. */
  read(since: Date): Promise<HealthRow[]>;
}

export function createRemoteHealth(database: Database): RemoteHealthStore {
  let waiting = new Map<string, HealthRow & { readonly counts: number[] }>();
  let latest = 0;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const rows = [...waiting.values()];
    waiting = new Map();
    await database.run(addRows, { rows: JSON.stringify(rows), rowsPerSlot });
  }

  return {
    note: (reports, now) => {
      latest = now.getTime();
      const slot = new Date(latest - (latest % slotMilliseconds)).toISOString();
      for (const { remote, version, outcome, milliseconds, weight } of reports) {
        const key = [slot, remote, version, outcome].join(' ');
        if (!waiting.has(key) && waiting.size >= rowsPerSlot) continue;
        const row = waiting.get(key) ?? { slot, remote, version, outcome, counts: emptyCounts() };
        const range = rangeOf(milliseconds);
        row.counts[range] = (row.counts[range] ?? 0) + weight;
        waiting.set(key, row);
      }
      // Losing them is acceptable: they are metrics, and pages keep sending new ones.
      timer ??= setTimeout(() => void write().catch(() => undefined), writtenAfter).unref();
    },
    read: async (since) => {
      await write();
      return database.run(readRows, { since });
    },
  };
}
