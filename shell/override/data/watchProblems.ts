/** How a build of a remote under development came out. */
export interface DevBuild {
  /** Instant, by the clock of this machine. */
  readonly begunAt: string;
  /** Why it does not compile; empty when it does. */
  readonly problems: readonly string[];
}

/** Tells of each build of the remote that is served at that origin. Gives back what ends that. */
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
