/** The outcome of a build of a remote under development. */
export interface DevBuild {
  /** Instant, by this machine's clock. */
  readonly begunAt: string;
  /** The compile errors; empty on success. */
  readonly problems: readonly string[];
}

/** Reports each build of the remote served at that origin. Returns the function that stops it. */
export function watchProblems(origin: string, tell: (build: DevBuild) => void): () => void {
  const stream = new EventSource(`${origin}/problems`);
  stream.addEventListener('message', ({ data }) => {
    const build: unknown = JSON.parse(String(data));
    if (isBuild(build)) tell(build);
  });
  return () => stream.close();
}

function isBuild(value: unknown): value is DevBuild {
  return (
    typeof value === 'object' &&
    value !== null &&
    'begunAt' in value &&
    typeof value.begunAt === 'string' &&
    'problems' in value &&
    Array.isArray(value.problems)
  );
}
