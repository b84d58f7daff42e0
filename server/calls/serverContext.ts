import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Worker } from '../jobs/rules/job.ts';
import type { PushChannel } from '../push/pushChannel.ts';
import type { Handlers } from './calls.ts';
import type { GoodTokens } from './goodTokens.ts';
import type { Life } from './life.ts';

/** What every domain is built with. */
export interface ServerContext {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly push: PushChannel;
  readonly metrics: Metrics;
  /** The clock; requests carry the time of their arrival, which rules use instead. */
  readonly now: () => Date;
  /** For what operators must know; no personal data. */
  readonly log: FastifyBaseLogger;
  readonly life: Life;
  /** Whoever looks a token up tells it what came of it. */
  readonly goodTokens: GoodTokens;
}

/** What the server gets of a domain. */
export interface Domain {
  readonly handlers: Partial<Handlers>;
  /** What is done without being asked by a call. */
  readonly workers?: readonly Worker[];
}
