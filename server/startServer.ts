import type { Configuration } from './configuration/configuration.ts';
import { planDemo } from './configuration/planDemo.ts';
import type { Database } from './database/database.ts';
import { holdingOf } from './database/installation.ts';
import { openDatabase } from './database/openDatabase.ts';
import { startUpkeep } from './database/upkeep.ts';
import { domains } from './domains.ts';
import { createApp } from './http/createApp.ts';
import { describeFailure } from './http/describeFailure.ts';
import { listenOn } from './http/listenOn.ts';
import { openChannel } from './push/openChannel.ts';
import { servePublishing } from './releases/servePublishing.ts';
import { createRegistryMemory } from './static/registryMemory.ts';
import { serveFiles } from './static/serveFiles.ts';
import { serveSites } from './static/serveSites.ts';

/** A server that listens. */
export interface RunningServer {
  /** Such as `http://localhost:4000`. */
  readonly address: string;
  /** What the operator is told: log-ins, a one-time password. */
  readonly notes: readonly string[];
  /** Resolves with the reason when the database is gone for good. */
  readonly lost: Promise<Error>;
  /** Finishes what is under way, then closes. */
  close(): Promise<void>;
}

/** Opens the database, makes the first data where there are none, and listens. */
export async function startServer(configuration: Configuration): Promise<RunningServer> {
  const database = await openDatabase(configuration);
  try {
    return await listen(configuration, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(configuration: Configuration, database: Database): Promise<RunningServer> {
  const { demo, host } = planDemo(configuration, await holdingOf(database));
  const now = () => new Date();
  const allowsOverrides =
    configuration.remoteOverrides ?? (demo && configuration.demo !== 'exposed');
  const push = await openChannel(database, configuration.databaseUrl);
  const { app, domains: parts } = await createApp({
    context: { configuration, database, push, now },
    domains,
    async serve(server) {
      serveSites(server, configuration, database, now);
      servePublishing(server, configuration, database, now);
      const memory = createRegistryMemory(database);
      await serveFiles(server, { ...configuration, allowsOverrides }, memory, () =>
        push.publish({ type: 'releases-changed', employeeIds: [] }),
      );
    },
  });
  const close = async () => {
    await app.close();
    await push.close();
  };
  try {
    const notes = (await parts.start?.({ demo })) ?? [];
    const { address, close: stopListening } = await listenOn(app, host, configuration.port);
    database.announce(address);
    const upkeep = startUpkeep(database, now, (error) =>
      app.log.error({ failure: describeFailure(error) }, 'Upkeep failed'),
    );
    const jobs = parts.jobs?.start();
    const hrDelivery = parts.hrDelivery?.start();
    const journal = parts.securityJournal?.start();
    return {
      address,
      notes,
      lost: database.lost,
      close: async () => {
        upkeep.stop();
        await Promise.all([
          stopListening(),
          jobs?.stop(),
          hrDelivery?.stop(),
          parts.reports?.close(),
        ]);
        await journal?.stop();
        await push.close();
        await database.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
