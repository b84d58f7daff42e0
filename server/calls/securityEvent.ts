import type { components } from 'shared-contracts';

/** Events of the security log; docs/guides/security-log.md describes each. */
export type SecurityEventKind = components['schemas']['SecurityEventKind'];

/**
 * For example `employee 17`, `terminal 3`, `release-token 5`, `scim-token 2` or `api-key 4`: never a
 * name.
 */
export type SecuritySubject =
  `${'employee' | 'terminal' | 'release-token' | 'scim-token' | 'api-key'} ${number}`;

/** One event of the log: actor id, event, network and outcome. */
export interface SecurityEvent {
  readonly event: SecurityEventKind;
  readonly call: string | null;
  /** `OK`, or the code of the refusal. */
  readonly outcome: string;
  readonly who: SecuritySubject | null;
  /** The object of the event, by id or by the name of a switch, remote or report. */
  readonly target: Readonly<Record<string, string | number>>;
  /** The person whom the event concerns, if any. */
  readonly aboutId: number | null;
  readonly from: string | null;
  readonly reqId: string | null;
}
