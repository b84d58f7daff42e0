import type { FastifyInstance } from 'fastify';
import type { Keys, Sessions } from '../calls/actor.ts';
import type { OperationId } from '../calls/calls.ts';
import type { SecurityEvent } from '../calls/securityEvent.ts';
import type { SwitchName } from '../calls/switchName.ts';
import type { Domain } from '../calls/serverContext.ts';

/** All domains together, as the chain of a call needs them. */
export interface Domains extends Domain {
  readonly sessions: Sessions;
  /** Without it no key opens anything. */
  readonly keys?: Keys;
  isFeatureOn(name: SwitchName): Promise<boolean>;
  /** Whether this bearer token opens the call without a session. */
  opensByToken?(operation: OperationId, token: string): boolean;
  /** Stores a security event; never fails and never waits. */
  note?(event: SecurityEvent, at: Date): void;
  /** Adds the routes of single sign-on, which are not calls of the contract. */
  serve?(app: FastifyInstance): Promise<void>;
  /**
   * Runs after the migration and before the server listens: creates the first data of an empty
   * database. Returns lines that the operator sees once, such as log-ins.
   */
  start?(plan: { readonly demo: boolean }): Promise<readonly string[]>;
}
