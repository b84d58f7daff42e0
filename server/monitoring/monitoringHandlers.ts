import type { Handlers } from '../http/calls.ts';
import { createRequestLimiter } from '../http/limitRequests.ts';
import { Refusal } from '../http/refusal.ts';
import type { ServerContext } from '../http/serverContext.ts';
import { scrub } from './scrub.ts';

const levels = { ERROR: 'error', WARN: 'warn', INFO: 'info' } as const;

/** Health, figures, and failures that browsers report. */
export function monitoringHandlers({ database, configuration, log, metrics }: ServerContext) {
  const perMinute = configuration.limits.browserLogsPerMinute;
  const secondsToWait = createRequestLimiter({ perSecond: perMinute / 60, burst: perMinute });
  return {
    getHealth: async () => {
      try {
        await database.ping();
      } catch {
        throw new Refusal('UNAVAILABLE');
      }
      return { status: 200, body: { status: 'ok' } };
    },

    getMetrics: async () => ({ status: 200, body: await metrics.text() }),

    logFromBrowser: ({ body, address, now }) => {
      const wait = secondsToWait(address, now.getTime());
      if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: wait });
      const { message, browser, loggerType } = body;
      log[levels[loggerType]]({ from: 'browser', browser: scrub(browser) }, scrub(message));
      return Promise.resolve({ status: 204 });
    },
  } satisfies Partial<Handlers>;
}
