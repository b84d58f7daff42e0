interface Failure {
  /** The test, its error, and the lines of its source around the failed one. */
  readonly what: string;
  /** Lines of the page's content at the failure. */
  readonly page: readonly string[];
}

const linesAround = 3;

/** Reads the `error-context.md` that Playwright writes for a failed test. */
export function readFailure(context: string): Failure {
  const sections = new Map(
    context.split(/^# /m).map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.filter((line) => line !== '' && !line.startsWith('```'))] as const;
    }),
  );
  const source = sections.get('Test source') ?? [];
  const failed = source.findIndex((line) => line.startsWith('>'));
  return {
    what: [
      ...(sections.get('Test info') ?? []),
      ...(sections.get('Error details') ?? []),
      ...(failed < 0 ? [] : source.slice(Math.max(failed - linesAround, 0), failed + linesAround)),
    ].join('\n'),
    page: sections.get('Page snapshot') ?? [],
  };
}
