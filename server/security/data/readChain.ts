import { statement, type NoValues, type Statement } from '../../database/statement.ts';
import { rowsOf, type ChainedEvent, type ChainName } from '../rules/securityChain.ts';

export const eventColumns = `id, at, event, call, outcome, who, employee_id as "employeeId",
  about_id as "aboutId", target, network, trace_id as "traceId", times`;

export type ChainRow = ChainedEvent & { readonly number: number; readonly mac: Buffer | null };

interface ChainPart {
  /** The number before the first. */
  readonly after: number;
  readonly limit: number;
}

const chainIn = (name: string, chain: ChainName) =>
  statement<ChainRow, ChainPart>(
    name,
    `select ${eventColumns}, number, mac from security_event
     where ${rowsOf[chain]} and number > $after order by number limit $limit`,
  );

/** Events of a chain in order. */
export const readChain: Readonly<Record<ChainName, Statement<ChainRow, ChainPart>>> = {
  OK: chainIn('readSecurityChainOfDone', 'OK'),
  REFUSED: chainIn('readSecurityChainOfRefused', 'REFUSED'),
};

const firstOf = (name: string, chain: ChainName) =>
  statement<{ number: number }>(
    name,
    `select number from security_event
     where ${rowsOf[chain]} and number is not null order by number limit 1`,
  );

/** The lowest number of a chain. */
export const readFirst: Readonly<Record<ChainName, Statement<{ number: number }, NoValues>>> = {
  OK: firstOf('readFirstSecurityEventDone', 'OK'),
  REFUSED: firstOf('readFirstSecurityEventRefused', 'REFUSED'),
};

/** Number of events without a code, and the time of the last one. */
export const countUnchained = statement<{ count: number; last: string | null }>(
  'countUnchainedSecurityEvents',
  'select count(*) as count, max(at) as last from security_event where number is null',
);
