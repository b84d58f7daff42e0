/** What the load generator is told; sent between the processes as it is. */
export interface LoadOrder {
  /** Such as `http://localhost:40123`. */
  readonly url: string;
  readonly people: readonly PunchingPerson[];
  readonly seconds: number;
  /** Requests under way at any time. */
  readonly concurrency: number;
}

export interface PunchingPerson {
  readonly assignmentId: number;
  /** Of the session. */
  readonly token: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface LoadResult {
  /** Punches that were answered with 200 and no violation. */
  readonly punches: number;
  readonly errors: number;
  /** What was answered instead, the first time. */
  readonly firstError: string | null;
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Milliseconds from request to whole answer, of all punches. */
  readonly p50: number;
  readonly p99: number;
}
