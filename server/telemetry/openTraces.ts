import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Runner } from '../database/statement.ts';
import type { Traces } from './traces.ts';

/**
 * Sends traces to a collector by OTLP over HTTP. This module is imported only if there is one: its
 * libraries cost nothing otherwise. Each call begins its own trace, whatever its headers say;
 * `punctual.request_id` is the trace id of the page and the log.
 *
 * @param endpoint such as `http://localhost:4318`
 */
export function openTraces(endpoint: string, version: string): Traces {
  const provider = createProvider(endpoint, version);
  const tracer = provider.getTracer('punctual');
  const contexts = new AsyncLocalStorageContextManager().enable();
  const calls = new WeakMap<FastifyRequest, Context>();

  /** Traces work within a call under a name; other work is not traced. */
  async function inSpan<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const parent = contexts.active();
    if (trace.getSpan(parent) === undefined) return work();
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    try {
      return await contexts.with(trace.setSpan(parent, span), work);
    } catch (error) {
      // Its message can quote values.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  function followed(runner: Runner): Runner {
    return {
      run: (asked, ...values) =>
        inSpan(asked.name || 'composed', () => runner.run(asked, ...values)),
    };
  }

  return {
    watch: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'unknown';
        if (route.endsWith('/events')) return done();
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'punctual.request_id': request.id,
        };
        const kind = SpanKind.SERVER;
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind, attributes },
          ROOT_CONTEXT,
        );
        const context = trace.setSpan(ROOT_CONTEXT, span);
        calls.set(request, context);
        contexts.with(context, done);
      });
      // The body is read in the context of the connection; this restores the call's.
      app.addHook('preValidation', (request, _reply, done) => {
        contexts.with(calls.get(request) ?? contexts.active(), done);
      });
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = trace.getSpan(calls.get(request) ?? ROOT_CONTEXT);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    follow: (database): Database => ({
      ...database,
      run: followed(database).run,
      transaction: (work) =>
        inSpan('transaction', () => database.transaction((inside) => work(followed(inside)))),
      // No span around it: it begins somewhere within the work.
      lateTransaction: (work) => database.lateTransaction((inside) => work(followed(inside))),
      reader: async (note) => followed(await database.reader(note)),
    }),
    close: async () => {
      await provider.shutdown();
      contexts.disable();
    },
  };
}

function createProvider(endpoint: string, version: string): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'punctual',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}
