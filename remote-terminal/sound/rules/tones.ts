/** The outcome of a press, for people who do not look at the wall. */
export type Tone = 'recorded' | 'kept' | 'refused';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the first one. */
  readonly at: number;
}

/** Rising: done; level: queued; falling: refused. Distinguishable without a musical ear. */
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
