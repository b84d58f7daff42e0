import type { components } from 'shared-contracts';

/** What is written of; docs/guides/security-log.md says when. */
export type SecurityEventKind = components['schemas']['SecurityEventKind'];

/** Such as `employee 17`, `terminal 3`, `release-token 5` or `scim-token 2`: never a name. */
export type SecuritySubject =
  `${'employee' | 'terminal' | 'release-token' | 'scim-token'} ${number}`;

/** One event as the log writes it: who by id, what, from which network, and how it ended. */
export interface SecurityEvent {
  readonly event: SecurityEventKind;
  readonly call: string | null;
  /** `OK`, or the code of the refusal. */
  readonly outcome: string;
  readonly who: SecuritySubject | null;
  /** What it was about, by id or by the name of a switch, remote or report. */
  readonly target: Readonly<Record<string, string | number>>;
  /** Whom it was about, where that is a person. */
  readonly aboutId: number | null;
  readonly from: string | null;
  readonly reqId: string | null;
}
