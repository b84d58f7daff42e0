/** For a look, two turns and the reading of five pictures, in parallel with other tests. */
export const untilRecognised = { timeout: 60_000 };
