import sse from '@fastify/sse';
import type { FastifyInstance } from 'fastify';
import { authorise } from './authorise.ts';
import { tokensOf } from './call.ts';
import { operations } from './contract.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import type { Domains } from './domains.ts';
import type { PushedEvent } from '../push/pushChannel.ts';

const heartbeatInMilliseconds = 25_000;
const recheckInMilliseconds = 60_000;
/** Milliseconds within which a page that opens its stream may already have read later changes. */
const startOfPage = 60_000;
const mostStreamsPerPerson = 20;

/**
 * The delay before a disconnected page reconnects: short, and random, so that not all pages of a
 * stopped server reconnect at once.
 */
const retryInMilliseconds = () => 250 + Math.round(Math.random() * 1_000);

/** An open stream of one person. */
interface Stream {
  send(event: PushedEvent): void;
  /** Ends the stream with a final event if its session is over; the person may have others. */
  recheck(): Promise<void>;
  close(): void;
}

/**
 * `GET /api/events`: an event reaches only the people it concerns, and names no other person;
 * `features-changed` and `releases-changed` concern everybody, including streams that are still
 * being opened. A stream ends with its session: at once when `session-ended` is published,
 * otherwise within a minute.
 */
export async function serveEvents(
  app: FastifyInstance,
  domains: Pick<Domains, 'sessions' | 'keys' | 'isFeatureOn'>,
  { push, now, metrics }: Pick<ServerContext, 'push' | 'now' | 'metrics'>,
): Promise<void> {
  const operation = operations.get('listenToEvents');
  if (operation === undefined) throw new Error('The contract has no listenToEvents.');
  await app.register(sse, { heartbeatInterval: heartbeatInMilliseconds });
  const streams = relayEvents({ push, now, metrics });

  app.addHook('preClose', (done) => {
    streams.end();
    done();
  });

  app.route({
    method: 'GET',
    url: operation.path,
    exposeHeadRoute: false,
    // The plugin's own refusal of other media types is not a problem document: here everybody gets
    // the stream.
    sse: { kind: 'manual' },
    onRequest: async (request) => {
      request.arrivedAt = now();
      request.actor = await authorise(operation, request, domains, request.arrivedAt);
    },
    handler: async (request, reply) => {
      const { actor } = request;
      const token = tokensOf(request).employee;
      if (actor?.kind !== 'employee' || token === null) throw new Refusal('NO_SESSION');
      const own = streams.of(actor.id);
      if (own.size >= mostStreamsPerPerson) {
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: 10 });
      }
      const stream: Stream = {
        send: (event) =>
          void reply.sse.send({ event: event.type, data: event }).catch(() => undefined),
        recheck: async () => {
          const caller = await domains.sessions.findEmployee(token, now()).catch(() => actor);
          if (caller !== null) return;
          stream.send({ type: 'session-ended', employeeIds: [actor.id] });
          reply.sse.close();
        },
        close: () => reply.sse.close(),
      };
      reply.sse.onClose(streams.add(actor.id, stream));
      reply.sse.keepAlive();
      await reply.sse.send({ event: 'open', data: {}, retry: retryInMilliseconds() });
      for (const type of streams.lately()) stream.send({ type, employeeIds: [] });
    },
  });
}

/** The open streams by person, to which published events are sent. */
function relayEvents({ push, now, metrics }: Pick<ServerContext, 'push' | 'now' | 'metrics'>) {
  const streams = new Map<number, Set<Stream>>();
  const lastTimes = new Map<PushedEvent['type'], number>();
  const everyStream = () => [...streams.values()].flatMap((ofPerson) => [...ofPerson]);
  metrics.measure({ push_connections: 'Open streams of events' }, () =>
    Promise.resolve({ push_connections: everyStream().length }),
  );
  const unsubscribe = push.subscribe((event) => {
    if (event.type === 'faces-changed' || event.type === 'company-changed') return;
    if (event.type === 'features-changed' || event.type === 'releases-changed') {
      lastTimes.set(event.type, now().getTime());
      for (const stream of everyStream()) stream.send({ type: event.type, employeeIds: [] });
      return;
    }
    for (const id of event.employeeIds) {
      for (const stream of streams.get(id) ?? []) {
        if (event.type === 'session-ended') void stream.recheck();
        else stream.send({ type: event.type, employeeIds: [id] });
      }
    }
  });
  // Pages reload their data when their stream is back.
  const endAll = () => {
    for (const stream of everyStream()) stream.close();
  };
  const unsubscribeFromGaps = push.onGap(endAll);
  const timer = setInterval(() => {
    for (const stream of everyStream()) void stream.recheck();
  }, recheckInMilliseconds);
  timer.unref();
  return {
    of: (employeeId: number): ReadonlySet<Stream> => streams.get(employeeId) ?? new Set(),
    /** Returns the function that removes it. */
    add(employeeId: number, stream: Stream): () => void {
      const own = streams.get(employeeId) ?? new Set();
      streams.set(employeeId, own.add(stream));
      return () => {
        own.delete(stream);
        if (own.size === 0) streams.delete(employeeId);
      };
    },
    /** Events for everybody that a page which opens its stream may have missed. */
    lately: () =>
      [...lastTimes].filter(([, at]) => now().getTime() - at < startOfPage).map(([type]) => type),
    end(): void {
      clearInterval(timer);
      unsubscribe();
      unsubscribeFromGaps();
      endAll();
    },
  };
}
