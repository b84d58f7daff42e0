import type { AddressInfo } from 'node:net';
import type { Configuration } from './configuration/configuration.ts';
import { planDemo } from './configuration/planDemo.ts';
import type { Database } from './database/database.ts';
import { holdingOf } from './database/installation.ts';
import { StartRefused } from './configuration/startRefused.ts';
import { openDatabase } from './database/openDatabase.ts';
import { domains } from './domains.ts';
import { createApp } from './http/createApp.ts';
import { openChannel } from './push/openChannel.ts';
import { serveFiles } from './static/serveFiles.ts';

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
  const push = await openChannel(database, configuration.databaseUrl);
  const { app, domains: parts } = await createApp({
    context: { configuration, database, push, now: () => new Date() },
    domains,
    serve: (server) => serveFiles(server, configuration),
  });
  const notes = (await parts.start?.({ demo })) ?? [];
  await app
    .listen({ port: configuration.port, host })
    .catch((error) => refuseAddress(error, host, configuration.port));
  const address = publicAddress(host, app.server.address());
  database.announce(address);
  return {
    address,
    notes,
    lost: database.lost,
    close: async () => {
      await app.close();
      await push.close();
      await database.close();
    },
  };
}

function publicAddress(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isEverywhere = host === '::' || host === '0.0.0.0';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Turns what the system says about an address into a sentence. */
function refuseAddress(error: unknown, host: string, port: number): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    throw new StartRefused(`Port ${port} is in use: set PORT to another one, or to 0 for any.`);
  }
  if (code === 'EACCES') {
    throw new StartRefused(`Port ${port} may not be opened here: set PORT to one above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    throw new StartRefused(`HOST must be an address of this machine, not "${host}".`);
  }
  throw error;
}
