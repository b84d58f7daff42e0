import type { CallRequest, Handlers } from '../calls/calls.ts';
import type { Actor, Sessions } from '../calls/actor.ts';
import { createRequestLimiter } from '../calls/limitRequests.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { hasHrSystem } from '../configuration/planDemo.ts';
import { holdingOf } from '../database/installation.ts';
import { productVersion } from '../info/data/productVersion.ts';
import { createHealthCheck } from './data/createHealthCheck.ts';
import { readReleases } from './data/readReleases.ts';
import { readRemoteFigures } from './data/readRemoteFigures.ts';
import { readServerState } from './data/readServerState.ts';
import type { WatchedRemotes } from './data/watchCanaries.ts';
import { scrub } from './scrub.ts';

type Tokens = CallRequest<'logFromBrowser'>['tokens'];

const levels = { ERROR: 'error', WARN: 'warn', INFO: 'info' } as const;
const dayMilliseconds = 86_400_000;

/** Health, metrics, and browsers' reports of failures and remotes. */
export function monitoringHandlers(
  context: ServerContext,
  sessions: Sessions,
  { health, openStore }: WatchedRemotes,
) {
  const { database, configuration, log, metrics, life } = context;
  const checkHealth = createHealthCheck(context);
  const perMinute = configuration.limits.browserLogsPerMinute;
  const limit = { perSecond: perMinute / 60, burst: perMinute };
  const judges = { logs: createRequestLimiter(limit), remotes: createRequestLimiter(limit) };

  /** `sender` is an address, or a session by its number. */
  function letThrough(kind: keyof typeof judges, sender: string, now: Date): void {
    const wait = judges[kind](sender, now.getTime());
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
  }

  async function findActor({ employee, terminal }: Tokens, now: Date): Promise<Actor | null> {
    return (
      (employee === null ? null : await sessions.findEmployee(employee, now)) ??
      (terminal === null ? null : await sessions.findTerminal(terminal, now))
    );
  }

  type Asked = Pick<CallRequest<'getHealth'>, 'forwarded' | 'now'>;
  const well = ({ forwarded }: Asked) =>
    ({ status: 200, body: { status: 'ok', ...(forwarded && { forwarded }) } }) as const;

  async function getHealth(asked: Asked) {
    const seen = await checkHealth(asked.now);
    if (seen !== 'OK') throw new Refusal(seen, { isKnown: true });
    return well(asked);
  }

  return {
    getHealth,

    getLiveness: async (asked) => well(asked),

    getReadiness: async (asked) => {
      if (life.isLeaving()) throw new Refusal('UNAVAILABLE', { isKnown: true });
      return getHealth(asked);
    },

    getMetrics: async () => ({ status: 200, body: await metrics.text() }),

    getMonitoring: async ({ now }) => {
      const [holding, state, figures, remotes, releases] = await Promise.all([
        holdingOf(database),
        readServerState(database, now),
        metrics.figures(),
        readRemoteFigures(health, new Date(now.getTime() - dayMilliseconds), now),
        readReleases(openStore, log),
      ]);
      const figure = (name: string) => Math.round(figures[name] ?? 0);
      const body = {
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
      return { status: 200, body };
    },

    reportRemoteHealth: async ({ body, address, tokens, now }) => {
      letThrough('remotes', address, now);
      if ((await findActor(tokens, now)) === null) throw new Refusal('NO_SESSION');
      health.note(body.reports, now);
      return { status: 204 };
    },

    logFromBrowser: async ({ body, address, tokens, now }) => {
      // While the database is unavailable, reports of pages count as anonymous.
      const actor = await findActor(tokens, now).catch(() => null);
      letThrough('logs', actor === null ? address : `${actor.kind} ${actor.sessionId}`, now);
      const { message, browser, loggerType } = body;
      const by = actor?.kind ?? 'stranger';
      log[levels[loggerType]]({ from: 'browser', by, browser: scrub(browser) }, scrub(message));
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}
