import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Figures for a Prometheus scraper; names of calls and numbers, nothing about people. */
export interface Metrics {
  /** Counts every answer of the app from now on. */
  watch(app: FastifyInstance): void;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const register = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  return {
    watch: (app) => {
      collectDefaultMetrics({ register });
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
        done();
      });
    },
    text: () => register.metrics(),
  };
}
