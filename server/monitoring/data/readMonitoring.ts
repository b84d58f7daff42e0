import type { ServerContext } from '../../calls/serverContext.ts';
import { hasHrSystem } from '../../configuration/planDemo.ts';
import { holdingOf } from '../../database/installation.ts';
import { productVersion } from '../../info/data/productVersion.ts';
import { readReleases } from './readReleases.ts';
import { readRemoteFigures } from './readRemoteFigures.ts';
import { readServerState } from './readServerState.ts';
import type { WatchedRemotes } from './watchCanaries.ts';

const dayMilliseconds = 86_400_000;

/** The state of the server, its queues, remotes and releases. */
export async function readMonitoring(
  { database, configuration, log, metrics }: ServerContext,
  { health, openStore }: WatchedRemotes,
  now: Date,
) {
  const [holding, state, figures, remotes, releases] = await Promise.all([
    holdingOf(database),
    readServerState(database, now),
    metrics.figures(),
    readRemoteFigures(health, new Date(now.getTime() - dayMilliseconds), now),
    readReleases(openStore, log),
  ]);
  const figure = (name: string) => Math.round(figures[name] ?? 0);
  return {
    version: productVersion,
    upSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    requests: metrics.requests(now),
    ...state,
    outbox: {
      isConnected: hasHrSystem(configuration, holding),
      waiting: figure('hr_outbox_waiting') + figure('hr_schedules_waiting'),
      failed: figure('hr_outbox_failed') + figure('hr_schedules_failed'),
      oldestSeconds: Math.max(
        figure('hr_outbox_oldest_seconds'),
        figure('hr_schedules_oldest_seconds'),
      ),
    },
    push: { connections: figure('push_connections') },
    remotes,
    releases,
  };
}
