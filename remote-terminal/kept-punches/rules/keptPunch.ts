import type { PressMoment, TerminalOperation } from '../../clocking/rules/terminalDialog.ts';

/** Who made a punch, as only the server can read it. */
export interface SealedProof {
  /** The Idempotency-Key of the one punch that it was sealed for. */
  readonly key: string;
  readonly keyId: number;
  /** Base64. */
  readonly sealed: string;
}

/** A punch that this device keeps until the server has it. */
export interface KeptPunch extends SealedProof, PressMoment {
  readonly operation: TerminalOperation;
  /** What was chosen, where the server had said what there is. */
  readonly assignmentId?: number;
}

/** What may be kept where nobody knows how the person stands: the server judges it later. */
export function keptOperations(hasBreaks: boolean): readonly KeptPunch['operation'][] {
  return hasBreaks ? ['CLOCK_IN', 'CLOCK_OUT', 'BREAK_IN', 'RESUME'] : ['CLOCK_IN', 'CLOCK_OUT'];
}
