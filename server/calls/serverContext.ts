import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Worker } from '../jobs/rules/job.ts';
import type { PushChannel } from '../push/pushChannel.ts';
import type { Handlers } from './calls.ts';
import type { GoodTokens } from './goodTokens.ts';
import type { Life } from './life.ts';

/** The dependencies of every domain. */
export interface ServerContext {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly push: PushChannel;
  readonly metrics: Metrics;
  /** The clock; rules use a request's time of arrival instead. */
  readonly now: () => Date;
  /** For operators; no personal data. */
  readonly log: FastifyBaseLogger;
  readonly life: Life;
  /** Updated by every token lookup. */
  readonly goodTokens: GoodTokens;
}

/** The parts of a domain. */
export interface Domain {
  readonly handlers: Partial<Handlers>;
  /** Work that no call triggers. */
  readonly workers?: readonly Worker[];
}
