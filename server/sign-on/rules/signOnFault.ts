/** Why a provider's message is rejected, for operators and the security log. */
export type SignOnReason =
  | 'unreadable'
  /** Too many messages wait. */
  | 'busy'
  | 'unreachable'
  | 'status'
  | 'signature'
  | 'algorithm'
  | 'issuer'
  | 'destination'
  | 'recipient'
  | 'audience'
  | 'not-yet-valid'
  | 'expired'
  | 'unsolicited'
  | 'request'
  | 'replayed'
  | 'browser'
  | 'no-name'
  | 'unknown-person'
  | 'closed-account';

export class SignOnFault extends Error {
  readonly reason: SignOnReason;

  constructor(reason: SignOnReason) {
    super(reason);
    this.reason = reason;
  }
}
