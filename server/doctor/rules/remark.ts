/** A finding about one part of the installation, in a sentence that says what to do. */
export interface Remark {
  /** A note can be intended; trouble cannot. */
  readonly level: 'well' | 'note' | 'trouble';
  /** For example `Database`. */
  readonly about: string;
  readonly sentence: string;
}

/** Creates the remarks of one part. */
export function remarksAbout(about: string) {
  const remark = (level: Remark['level']) => (sentence: string) => ({ level, about, sentence });
  return { well: remark('well'), note: remark('note'), trouble: remark('trouble') };
}

/** An error in words: its message, otherwise its code, otherwise its name. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const cause = error.cause instanceof Error ? wordsOf(error.cause) : '';
  return (cause || error.message || code || error.name).replace(/\.$/, '');
}
