import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseUnavailable } from '../database/databaseUnavailable.ts';

const oneSecond = 1_000;

/**
 * Logs that the database is unavailable, at most once a second with the number of failed requests:
 * during an outage that is every request, and this program is not at fault.
 */
export function createUnavailableLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  let requests = 0;
  let code = '';
  let timer: NodeJS.Timeout | null = null;

  function tell(): void {
    timer = null;
    if (requests === 0) return;
    log.warn({ requests, code }, 'The database could not be reached');
    requests = 0;
    timer = setTimeout(tell, oneSecond).unref();
  }

  return function note({ cause }: DatabaseUnavailable): void {
    requests += 1;
    code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'none';
    if (timer === null) tell();
  };
}
