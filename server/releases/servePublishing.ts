import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal as ReleaseRefusal } from 'shared-releases/Refusal.ts';
import { openStore } from 'shared-releases/store/openStore.ts';
import { bearerToken } from '../calls/bearerToken.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Database } from '../database/database.ts';
import { readSiteNames } from '../static/serveSites.ts';
import { createPublisher, type Publisher } from './data/createPublisher.ts';
import { useReleaseToken } from './data/releaseTokens.ts';
import { readChange, readPublication } from './data/readPublication.ts';

/** A remote is a few hundred kilobytes. */
const longestPublication = 16 * 1024 * 1024;

interface Address {
  Params: { readonly remote: string; readonly version: string };
}

/**
 * Teams release their remote here with a token and without any secret of the installation: first
 * the files, then the change. Without a token for that remote every request gets the same refusal.
 */
export function servePublishing(
  app: FastifyInstance,
  context: Pick<ServerContext, 'configuration' | 'database' | 'now' | 'goodTokens'>,
): void {
  const { configuration, database, now } = context;
  const publisher = createPublisher({
    configuration,
    openStore: () =>
      openStore({
        directory: configuration.remoteStore,
        adapter: configuration.remoteStoreAdapter,
      }),
    now,
    say: (line) => app.log.info(line),
  });

  async function publisherOf(request: FastifyRequest, remote: string): Promise<Publisher> {
    const found = await tokenOf(request, context);
    if (found?.remote !== remote) throw new Refusal('ACCESS_DENIED');
    return found;
  }

  /** The token identifies the remote. */
  app.get('/remotes/publish', (request, reply) =>
    answering(request, reply, async () => {
      const who = await tokenOf(request, context);
      if (!who) throw new Refusal('ACCESS_DENIED');
      return await publisher.list(who.remote);
    }),
  );

  // Checked before the body is read: without a token, no megabytes are accepted.
  const onRequest = async (request: FastifyRequest<Address>) => {
    await publisherOf(request, request.params.remote);
  };

  app.put<Address>(
    '/remotes/publish/:remote/:version',
    { bodyLimit: longestPublication, onRequest },
    (request, reply) =>
      answering(request, reply, async () => {
        const { remote, version } = request.params;
        request.securityEvent = 'release-sent';
        request.target = { remote, version };
        await publisher.keep(readPublication(request.body, remote, version));
        return {};
      }),
  );

  app.post<Address>('/remotes/publish/:remote', { onRequest }, (request, reply) =>
    answering(request, reply, async () => {
      const who = await publisherOf(request, request.params.remote);
      const change = readChange(request.body);
      request.securityEvent = eventOf[change.action];
      request.target = { remote: who.remote };
      const site = change.action === 'canary' ? change.audience.site : undefined;
      if (site !== undefined) await checkSite(database, site);
      const changed = await publisher.change(who, change);
      if (!changed) {
        request.securityEvent = null;
        return { changed: null };
      }
      const { action, from, to } = changed.change;
      request.target = { remote: who.remote, to };
      app.log.info({ remote: who.remote, by: who.name, action, from, to }, 'A remote was changed.');
      return { changed: { action, from, to, sequence: changed.sequence } };
    }),
  );
}

async function tokenOf(
  request: FastifyRequest,
  { database, now, goodTokens }: Pick<ServerContext, 'database' | 'now' | 'goodTokens'>,
): Promise<Publisher | undefined> {
  const token = bearerToken(request.headers) ?? '';
  const digest = createHash('sha256').update(token).digest();
  const [found] =
    token === '' ? [] : await database.run(useReleaseToken, { digest, lastUsedAt: now() });
  if (found !== undefined) {
    goodTokens.note(token, now());
    request.subject = `release-token ${found.id}`;
  }
  return found;
}

async function checkSite(database: Database, site: string): Promise<void> {
  const names = await readSiteNames(database);
  if (names.includes(site)) return;
  throw new ReleaseRefusal(`There is no site "${site}", only ${names.slice(0, 20).join(', ')}.`);
}

const eventOf = {
  release: 'release-published',
  canary: 'release-canary',
  promote: 'release-promoted',
  rollback: 'release-rolled-back',
  'stop-canary': 'release-rolled-back',
  retire: 'release-retired',
} as const;

/** Answers with the messages that a release command would print; any other error is a fault. */
async function answering(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<object>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').type('application/json');
  try {
    return await reply.send(JSON.stringify(await work()));
  } catch (fault) {
    if (!(fault instanceof ReleaseRefusal)) throw fault;
    request.refusedWith = 'RELEASE_REFUSED';
    return await reply.code(409).send(JSON.stringify({ refused: fault.message }));
  }
}
