import type { components } from 'shared-contracts';

export type FaceTurn = components['schemas']['FaceTurn'];

/** Where the person is asked to look. */
export type AskedLook = 'STRAIGHT' | FaceTurn;

/** How a picture was taken: the look was seen, or taken without a detector. */
export type TakenLook = 'SEEN' | 'UNSEEN';

/** The current prompt for the person. */
export interface CapturePrompt {
  /** `READING` once all pictures are taken. */
  readonly look: AskedLook | 'READING';
  /** The two turns, in order; empty until drawn. */
  readonly order: readonly FaceTurn[];
  /** One for each picture so far. */
  readonly taken: readonly TakenLook[];
}

export const firstPrompt: CapturePrompt = { look: 'STRAIGHT', order: [], taken: [] };
