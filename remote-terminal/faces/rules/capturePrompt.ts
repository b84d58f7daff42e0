import type { components } from 'shared-contracts';
import type { NoticeWords } from '../../waiting/rules/wallNotice.ts';

export type FaceTurn = components['schemas']['FaceTurn'];

/** What somebody before the camera is asked to do. */
export interface CapturePrompt {
  /** Where to look; `READING` when all pictures are taken. */
  readonly look: 'STRAIGHT' | FaceTurn | 'READING';
  /** The two turns, in their order; empty until they were drawn. */
  readonly order: readonly FaceTurn[];
  /** Why the attempt before was of no use. */
  readonly again: NoticeWords | null;
}

export const firstPrompt: CapturePrompt = { look: 'STRAIGHT', order: [], again: null };
