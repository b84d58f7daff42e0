import type { components } from 'shared-contracts';
import { errorStatus, type ErrorCode } from 'shared-contracts/errors';
import type { SecuritySubject } from './securityEvent.ts';

type TimeEntryRule = components['schemas']['TimeEntryRule'];

/** A field at fault: its path (`statusRequests.0.status`) and what is wrong with it. */
export interface FieldFault {
  readonly field: string;
  readonly fault: Fault | TimeEntryRule;
}

/** What can be wrong with any field; the messages are in `fieldMessages.ts`. */
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
  /** What became of each row, where none could be done. */
  readonly results?: readonly components['schemas']['ApprovalResult'][];
  /** Whose account was to be opened, for the security log alone. */
  readonly subject?: SecuritySubject;
  /** Wanted by whoever runs the server, or logged already: no failure to be logged. */
  readonly isKnown?: true;
  /** Sent as `Retry-After`. */
  readonly retryAfterInSeconds?: number;
}

/** The one way to say no: a code of the catalogue, which decides status and texts. */
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
