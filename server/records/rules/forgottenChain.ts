import type { Json } from './canonicalJson.ts';

/** The end of an assignment's chain when retention deleted it as a whole. */
export interface ForgottenChain {
  readonly assignmentId: number;
  /** Number of the last record. */
  readonly sequence: number;
  /** The code of this note, with the key of the records. */
  readonly mac: Buffer;
}

/** The content that the code of the note covers. */
export function sealedForgottenChain({
  assignmentId,
  sequence,
}: Pick<ForgottenChain, 'assignmentId' | 'sequence'>): Json {
  return ['punctual-forgotten-1', assignmentId, sequence];
}
