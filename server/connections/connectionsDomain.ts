import type { Handlers } from '../calls/calls.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { hasHrSystem } from '../configuration/planDemo.ts';
import { holdingOf } from '../database/installation.ts';
import {
  readDirectoryConnection,
  readHrConnection,
  readMailConnection,
  readSignOnConnection,
  readWebhookConnections,
} from './data/connectionRows.ts';
import {
  directoryState,
  hrState,
  mailState,
  notConnected,
  signOnState,
  webhooksState,
  type Connection,
} from './rules/connectionStates.ts';

const month = 30 * 86_400_000;

type Parts = Pick<ServerContext, 'configuration' | 'database'>;

/** How the connected systems are doing, from what their own parts of the server keep. */
export function connectionsDomain(context: Parts) {
  return {
    handlers: {
      getConnections: async ({ now }) => ({
        status: 200,
        body: [
          await hrConnection(context, now),
          await directoryConnection(context, now),
          webhooksState(await context.database.run(readWebhookConnections, { now })),
          await signOnConnection(context, now),
          await mailConnection(context),
        ],
      }),
    } satisfies Partial<Handlers>,
  };
}

async function hrConnection({ configuration, database }: Parts, now: Date): Promise<Connection> {
  if (!hasHrSystem(configuration, await holdingOf(database))) return notConnected('HR_SYSTEM');
  const system = configuration.successFactors === null ? 'SIMULATED' : 'SUCCESSFACTORS';
  const [row] = await database.run(readHrConnection, { now });
  return hrState(system, row ?? { waiting: 0, failed: 0, failure: null, is_paused: false });
}

async function directoryConnection({ database }: Parts, now: Date): Promise<Connection> {
  const since = new Date(now.getTime() - month);
  const [row] = await database.run(readDirectoryConnection, { now, since });
  return row === undefined ? notConnected('DIRECTORY') : directoryState(row, now.toISOString());
}

async function signOnConnection(
  { configuration, database }: Parts,
  now: Date,
): Promise<Connection> {
  if (configuration.signOn === null) return notConnected('SIGN_ON');
  const since = new Date(now.getTime() - month);
  const [row] = await database.run(readSignOnConnection, { since });
  return signOnState(configuration.signOn.kind, row ?? { used_at: null, refused_at: null });
}

async function mailConnection({ configuration, database }: Parts): Promise<Connection> {
  const [row] = await database.run(readMailConnection);
  const hasServer = configuration.mail.smtpUrl !== null;
  return mailState(hasServer, row ?? { waiting: 0, retried: 0 });
}
