import { setTimeout } from 'node:timers/promises';
import type { Configuration } from './configuration/configuration.ts';
import { loopback, planDemo } from './configuration/planDemo.ts';
import { holdingOf } from './database/installation.ts';
import { openDatabase } from './database/openDatabase.ts';
import { startUpkeep } from './jobs/upkeep.ts';
import { createLife } from './calls/life.ts';
import { createDomains } from './createDomains.ts';
import { createJobs } from './jobs/createJobs.ts';
import { createApp } from './http/createApp.ts';
import { describeFailure } from './telemetry/describeFailure.ts';
import { productVersion } from './info/data/productVersion.ts';
import { listenOn } from './http/listenOn.ts';
import { openChannel } from './push/postgresChannel.ts';
import { createRegistryMemory } from './static/registryMemory.ts';
import { keepShellFiles } from './static/keepShellFiles.ts';
import { serveFiles } from './static/serveFiles.ts';
import { serveSites } from './static/serveSites.ts';
import type { Traces } from './telemetry/traces.ts';

/** A running server. */
export interface RunningServer {
  /** For example `http://localhost:4000`. */
  readonly address: string;
  /** Messages for the operator: log-ins, a one-time password. */
  readonly notes: readonly string[];
  /** Resolves with the reason when the database is permanently lost. */
  readonly lost: Promise<Error>;
  /** Reports "not ready" for `DRAIN_SECONDS`, finishes requests in flight, then closes. */
  close(): Promise<void>;
}

/** Opens the database, creates the first data if there is none, and listens. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const life = createLife();
  try {
    return await listen(configuration, life);
  } catch (error) {
    await life.end();
    throw error;
  }
}

async function listen(
  configuration: Configuration,
  life: ReturnType<typeof createLife>,
): Promise<RunningServer> {
  const traces = await openTracesOf(configuration);
  if (traces !== null) life.onEnd(traces.close);
  const opened = await openDatabase(configuration);
  life.onEnd(opened.close);
  const database = traces?.follow(opened) ?? opened;
  const { demo, host } = planDemo(configuration, await holdingOf(database));
  const now = () => new Date();
  const allowsOverrides =
    configuration.remoteOverrides ?? (demo && configuration.demo !== 'exposed');
  const push = await openChannel(database, configuration.databaseUrl);
  life.onEnd(push.close);
  const { app, domains: parts } = await createApp({
    context: { configuration, database, push, now, life },
    domains: createDomains,
    ...(traces === null ? {} : { traces }),
    async serve(server) {
      serveSites(server, configuration, database, now);
      const memory = createRegistryMemory(database);
      if (database.kind === 'postgresql') {
        await keepShellFiles(configuration, now()).catch((error: unknown) =>
          server.log.warn(
            { failure: describeFailure(error) },
            'The shell could not be stored for other servers',
          ),
        );
      }
      await serveFiles(server, { ...configuration, allowsOverrides }, memory, () =>
        push.publish({ type: 'releases-changed', employeeIds: [] }),
      );
    },
  });
  life.onEnd(() => app.close());
  const jobs = createJobs({ database, log: app.log, now }, parts.workers ?? []);
  let stopJobs = () => Promise.resolve();
  life.onListening(() => (stopJobs = jobs.start().stop));
  life.onListening(
    () =>
      startUpkeep(database, (error) =>
        app.log.error({ failure: describeFailure(error) }, 'Upkeep failed'),
      ).stop,
  );
  const notes = [
    ...((await parts.start?.({ demo })) ?? []),
    ...(isOpenOverHttp(host, configuration.trustedProxies) ? [needsHttps] : []),
  ];
  const { address, close: stopListening } = await listenOn(app, host, configuration.port);
  database.announce(address);
  life.begin(stopListening);
  const leave = async () => {
    life.leave();
    void stopJobs();
    await setTimeout(configuration.drainSeconds * 1000);
    await life.end();
  };
  let closed: Promise<void> | undefined;
  return { address, notes, lost: database.lost, close: () => (closed ??= leave()) };
}

const needsHttps =
  'From other machines pages open by https alone: put a proxy in front and name it by TRUST_PROXY (docs/guides/operators.md)';

/** Whether other machines can reach the server without a known proxy that speaks https. */
function isOpenOverHttp(host: string, trustedProxies: readonly string[]): boolean {
  return !loopback.has(host) && trustedProxies.length === 0;
}

/** Imports the tracing libraries only if there is a collector. */
async function openTracesOf({ tracesEndpoint }: Configuration): Promise<Traces | null> {
  if (tracesEndpoint === null) return null;
  const { openTraces } = await import('./telemetry/openTraces.ts');
  return openTraces(tracesEndpoint, productVersion);
}
