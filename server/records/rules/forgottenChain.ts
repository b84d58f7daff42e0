import type { Json } from './canonicalJson.ts';

/** Where the chain of an assignment ended when retention took it as a whole. */
export interface ForgottenChain {
  readonly assignmentId: number;
  /** Number of the last record. */
  readonly sequence: number;
  /** The code over this note, with the key of the records. */
  readonly mac: Buffer;
}

/** The content over which the code of the note is made. */
export function sealedForgottenChain({
  assignmentId,
  sequence,
}: Pick<ForgottenChain, 'assignmentId' | 'sequence'>): Json {
  return ['punctual-forgotten-1', assignmentId, sequence];
}
