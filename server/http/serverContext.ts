import type { FastifyBaseLogger } from 'fastify';
import type { FeatureName } from 'shared-contracts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Jobs } from '../jobs/rules/job.ts';
import type { PushChannel } from '../push/pushChannel.ts';
import type { SecurityJournal } from '../security/data/createSecurityJournal.ts';
import type { Sessions } from './actor.ts';
import type { Handlers } from './calls.ts';

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
}

/** What the domains give to the app. */
export interface Domains {
  readonly handlers: Partial<Handlers>;
  readonly sessions: Sessions;
  isFeatureOn(feature: FeatureName): Promise<boolean>;
  /** What is done without being asked by a call; started once the server listens. */
  readonly jobs?: Jobs;
  /** Keeps what concerns the company's safety; started once the server listens. */
  readonly securityJournal?: SecurityJournal;
  /** What is made for people who wait for it elsewhere; stopped before the server is. */
  readonly reports?: { close(): Promise<void> };
  /** Delivery to the external HR system; started once the server listens. */
  readonly hrDelivery?: { start(): { stop(): Promise<void> } };
  /**
   * Runs before the server listens and after the schema is up to date: makes the first data where
   * there are none. Answers what the operator is told once, such as log-ins, line by line.
   */
  start?(plan: { readonly demo: boolean }): Promise<readonly string[]>;
}
