import type { CallRequest, Handlers } from '../calls/calls.ts';
import type { Sessions } from '../calls/actor.ts';
import { createTokenBuckets } from '../calls/createTokenBuckets.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { createHealthCheck } from './data/createHealthCheck.ts';
import { readMonitoring } from './data/readMonitoring.ts';
import type { WatchedRemotes } from './data/watchCanaries.ts';
import { scrub } from './scrub.ts';

type Tokens = CallRequest<'logFromBrowser'>['tokens'];

const levels = { ERROR: 'error', WARN: 'warn', INFO: 'info' } as const;

/** Health, metrics, and browsers' reports of failures and remotes. */
export function monitoringHandlers(
  context: ServerContext,
  sessions: Sessions,
  watched: WatchedRemotes,
) {
  const { configuration, log, metrics, life } = context;
  const { health } = watched;
  const checkHealth = createHealthCheck(context);
  const perMinute = configuration.limits.browserLogsPerMinute;
  const limit = { perSecond: perMinute / 60, burst: perMinute };
  const judges = { logs: createTokenBuckets(limit), remotes: createTokenBuckets(limit) };

  /** `sender` is an address, or a session by its number. */
  function letThrough(kind: keyof typeof judges, sender: string, now: Date): void {
    const wait = judges[kind](sender, now.getTime());
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
  }

  async function findActor({ employee, terminal }: Tokens, now: Date) {
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

    getMonitoring: async ({ now }) => ({
      status: 200,
      body: await readMonitoring(context, watched, now),
    }),

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
