/** What was found about one part of a set-up, in a sentence that says what to do. */
export interface Remark {
  /** A note may be as it is wanted; trouble is not. */
  readonly level: 'well' | 'note' | 'trouble';
  /** Such as `Database`. */
  readonly about: string;
  readonly sentence: string;
}

/** Makes the remarks of one part. */
export function remarksAbout(about: string) {
  const remark = (level: Remark['level']) => (sentence: string) => ({ level, about, sentence });
  return { well: remark('well'), note: remark('note'), trouble: remark('trouble') };
}

/** An error in words: its message, else its code, else its name. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const cause = error.cause instanceof Error ? wordsOf(error.cause) : '';
  return (cause || error.message || code || error.name).replace(/\.$/, '');
}
