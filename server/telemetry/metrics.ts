import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createRequestFigures, type RequestFigures } from './rules/requestFigures.ts';

/** Metrics for a Prometheus scraper; names of calls and numbers, no personal data. */
export interface Metrics {
  /** Counts every answer of the app from now on. */
  watch(app: FastifyInstance, now: () => Date): void;
  /** Creates a counter; the returned function increments it for a value of its label. */
  count(name: string, help: string, label: string): (value: string) => void;
  /** Gauges that are read on each request; `help` describes them by name. */
  measure<Name extends string>(
    helps: Readonly<Record<Name, string>>,
    read: () => Promise<Readonly<Record<Name, number>>>,
  ): void;
  text(): Promise<string>;
  /** The current values of `measure`, by name. */
  figures(): Promise<Readonly<Record<string, number>>>;
  /** The requests of this process within the last hour. */
  requests(now: Date): RequestFigures;
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
  const requests = createRequestFigures();
  const readings: (() => Promise<Readonly<Record<string, number>>>)[] = [];
  return {
    count: (name, help, label) => {
      const counter = new Counter({ name, help, labelNames: [label], registers: [register] });
      return (value) => counter.inc({ [label]: value });
    },
    measure: (helps, read) => {
      const gauges = new Map(
        Object.entries<string>(helps).map(([name, help]) => [
          name,
          new Gauge({ name, help, registers: [register] }),
        ]),
      );
      readings.push(async () => {
        const values = await read();
        for (const [name, value] of Object.entries<number>(values)) gauges.get(name)?.set(value);
        return values;
      });
    },
    watch: (app, now) => {
      collectDefaultMetrics({ register });
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        durations.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
        // A stream lasts as long as its page, so its duration means nothing.
        if (!route.endsWith('/events')) {
          requests.note(now().getTime(), reply.elapsedTime, reply.statusCode >= 500);
        }
        done();
      });
    },
    text: async () => {
      await Promise.all(readings.map((read) => read()));
      return register.metrics();
    },
    figures: async () => {
      const all = await Promise.all(readings.map((read) => read()));
      return Object.fromEntries(all.flatMap((values) => Object.entries(values)));
    },
    requests: (now) => requests.read(now.getTime()),
  };
}
