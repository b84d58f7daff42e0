/** How often pages tried to run a version, and how often that failed, as they reported it. */
export interface Attempts {
  readonly count: number;
  readonly failures: number;
}

/** A canary that was stopped by itself because it failed more often than what all get. */
export interface StoppedCanary {
  readonly version: string;
  /** Instant in UTC. */
  readonly at: string;
  readonly canary: Attempts;
  /** Of the version that all get, in the same time. */
  readonly released: Attempts;
}

/** Why it was stopped, for the people who release. */
export function whyStopped({ canary, released }: StoppedCanary): string {
  return `${told(canary)} failed, of what all get ${told(released)}`;
}

function told({ count, failures }: Attempts): string {
  return `${failures} of ${count}`;
}
