import type { components } from 'shared-contracts';

export type FaceTurn = components['schemas']['FaceTurn'];

/** Where somebody is asked to look. */
export type AskedLook = 'STRAIGHT' | FaceTurn;

/** How a picture came about: the look was seen, or nothing here sees and it was taken all the same. */
export type TakenLook = 'SEEN' | 'UNSEEN';

/** What somebody before the camera is asked to do. */
export interface CapturePrompt {
  /** `READING` when all pictures are taken. */
  readonly look: AskedLook | 'READING';
  /** The two turns, in their order; empty until they were drawn. */
  readonly order: readonly FaceTurn[];
  /** Of each picture so far. */
  readonly taken: readonly TakenLook[];
}

export const firstPrompt: CapturePrompt = { look: 'STRAIGHT', order: [], taken: [] };
