import type { FastifyInstance } from 'fastify';
import type { FeatureName } from 'shared-contracts';
import type { Sessions } from '../calls/actor.ts';
import type { OperationId } from '../calls/calls.ts';
import type { SecurityEvent } from '../calls/securityEvent.ts';
import type { Domain } from '../calls/serverContext.ts';

/** The domains together, and what the chain of a call asks of them. */
export interface Domains extends Domain {
  readonly sessions: Sessions;
  isFeatureOn(feature: FeatureName): Promise<boolean>;
  /** Refuses a call that the company's properties shut, before its body is read. */
  requireOpen?(operation: OperationId): Promise<void>;
  /** Whether somebody with this bearer token may call without a session. */
  opensByToken?(operation: OperationId, token: string): boolean;
  /** Keeps what concerns the company's safety; never fails and never waits. */
  note?(event: SecurityEvent, at: Date): void;
  /** Adds the addresses of single sign-on, which are no calls of the contract. */
  serve?(app: FastifyInstance): Promise<void>;
  /**
   * Runs before the server listens and after the schema is up to date: makes the first data where
   * there are none. Answers what the operator is told once, such as log-ins, line by line.
   */
  start?(plan: { readonly demo: boolean }): Promise<readonly string[]>;
}
