import type { PressMoment, TerminalOperation } from '../../clocking/rules/terminalDialog.ts';

/** The author of a punch, readable only by the server. */
export interface SealedProof {
  /** The Idempotency-Key of the one punch that it was sealed for. */
  readonly key: string;
  readonly keyId: number;
  /** Base64. */
  readonly sealed: string;
}

/** A punch queued on this device until the server has it. */
export interface KeptPunch extends SealedProof, PressMoment {
  readonly operation: TerminalOperation;
  /** The choice, if the server had listed the options. */
  readonly assignmentId?: number;
}

/**
 * The operations that can be queued while the person's state is unknown: the server checks them
 * later.
 */
export function keptOperations(hasBreaks: boolean): readonly KeptPunch['operation'][] {
  return hasBreaks ? ['CLOCK_IN', 'CLOCK_OUT', 'BREAK_IN', 'RESUME'] : ['CLOCK_IN', 'CLOCK_OUT'];
}
