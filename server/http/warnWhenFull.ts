import type { FastifyInstance } from 'fastify';

const oneMinute = 60_000;

/** Logs at most once a minute that connections are refused because there are too many. */
export function warnWhenFull({ server, log }: FastifyInstance, now: () => Date): void {
  let silentUntil = 0;
  server.on('drop', () => {
    const time = now().getTime();
    if (time < silentUntil) return;
    silentUntil = time + oneMinute;
    log.warn(
      { mostConnections: server.maxConnections },
      'Connections are refused: the limit is reached',
    );
  });
}
