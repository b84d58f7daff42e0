import { toMillis, type components } from 'shared-contracts';
import { addCounts, quantile, totalOf, type Counts } from '../../telemetry/rules/histogram.ts';

export type RemoteOutcome = components['schemas']['RemoteOutcome'];
type RemoteHealth = components['schemas']['RemoteHealth'];

/** Reports are counted in slots of five minutes. */
export const slotMilliseconds = 5 * 60_000;
const hourMilliseconds = 3_600_000;

/** How often a version of a remote had one result within a slot. */
export interface HealthRow {
  /** Start of the slot, ISO 8601 in UTC. */
  readonly slot: string;
  readonly remote: string;
  readonly version: string;
  readonly outcome: RemoteOutcome;
  readonly counts: Counts;
}

/**
 * Loads and failures of each version of each remote, within a remote those with the most loads
 * first: a canary is compared with the version that most pages run. Hours are the 24 hours up to
 * now. A page that fails after it was shown has loaded before, so it counts as a failure and not as
 * a load.
 */
export function remoteFigures(rows: readonly HealthRow[], now: Date): RemoteHealth[] {
  const versions = Map.groupBy(rows, ({ remote, version }) => `${remote} ${version}`);
  return [...versions.values()]
    .map((own) => figuresOf(own, now.getTime()))
    .toSorted((a, b) => a.remote.localeCompare(b.remote) || b.loads - a.loads);
}

function figuresOf(rows: readonly HealthRow[], now: number): RemoteHealth {
  const [{ remote, version } = { remote: '', version: '' }] = rows;
  const loaded = rows.filter(({ outcome }) => outcome === 'loaded');
  const failed = rows.filter(({ outcome }) => outcome !== 'loaded');
  const shownThenFailed = rows.filter(({ outcome }) => outcome === 'render');
  const times = sumOf(loaded);
  const byOutcome = Map.groupBy(failed, ({ outcome }) => outcome);
  return {
    remote,
    version,
    loads: loadsThatStood(loaded, shownThenFailed),
    failures: totalOf(sumOf(failed)),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    codes: [...byOutcome]
      .map(([outcome, own]) => ({ outcome, count: totalOf(sumOf(own)) }))
      .toSorted((a, b) => b.count - a.count),
    hours: Array.from({ length: 24 }, (_, index) => {
      const until = now - (23 - index) * hourMilliseconds;
      const isWithin = ({ slot }: HealthRow) =>
        toMillis(slot) <= until && toMillis(slot) > until - hourMilliseconds;
      return {
        loads: loadsThatStood(loaded.filter(isWithin), shownThenFailed.filter(isWithin)),
        failures: totalOf(sumOf(failed.filter(isWithin))),
      };
    }),
  };
}

/** Not negative: later loads are sampled, failures are all reported. */
function loadsThatStood(loaded: readonly HealthRow[], failed: readonly HealthRow[]): number {
  return Math.max(0, totalOf(sumOf(loaded)) - totalOf(sumOf(failed)));
}

function sumOf(rows: readonly HealthRow[]): Counts {
  return rows.reduce<Counts>((sum, { counts }) => addCounts(sum, counts), []);
}
