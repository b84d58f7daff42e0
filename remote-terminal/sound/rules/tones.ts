/** What became of a press, for whoever does not look at the wall. */
export type Tone = 'recorded' | 'kept' | 'refused';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the first one. */
  readonly at: number;
}

/** Upwards is done, level is kept, downwards is not: told apart without a good ear. */
export const notesOf: Readonly<Record<Tone, readonly Note[]>> = {
  recorded: [
    { pitch: 660, at: 0 },
    { pitch: 990, at: 0.12 },
  ],
  kept: [
    { pitch: 660, at: 0 },
    { pitch: 660, at: 0.2 },
  ],
  refused: [
    { pitch: 330, at: 0 },
    { pitch: 220, at: 0.16 },
  ],
};
