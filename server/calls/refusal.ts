import type { components } from 'shared-contracts';
import { errorStatus, type ErrorCode } from 'shared-contracts/errors';
import type { SecuritySubject } from './securityEvent.ts';

type TimeEntryRule = components['schemas']['TimeEntryRule'];

/** An invalid field: its path (`statusRequests.0.status`) and the fault. */
export interface FieldFault {
  readonly field: string;
  readonly fault: Fault | TimeEntryRule;
}

/** Faults that any field can have; the messages are in `fieldMessages.ts`. */
export type Fault =
  | 'required'
  | 'unknown'
  | 'type'
  | 'format'
  | 'invisible'
  | 'range'
  | 'length'
  | 'choice'
  | 'combination'
  | 'unchanged'
  | 'guessable'
  | 'address'
  | 'https'
  | 'network'
  | 'breakStartInShift'
  | 'breakEndInShift'
  | 'endOfBreakAfterStart';

export interface RefusalDetails {
  readonly fields?: readonly FieldFault[];
  /** Values for the placeholders of the catalogue's message. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The result of each row if all of them failed. */
  readonly results?: readonly components['schemas']['ApprovalResult'][];
  /** Whose account the log-in was for, only for the security log. */
  readonly subject?: SecuritySubject;
  /** Intended by the operator, or already logged: not logged as a failure. */
  readonly isKnown?: true;
  /** Sent as `Retry-After`. */
  readonly retryAfterInSeconds?: number;
}

/** The only way to refuse: a code of the catalogue, which decides status and texts. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The refusal with which a judgement ended; rethrows any other error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
