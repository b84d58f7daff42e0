import type { components } from 'shared-contracts';

type RemoteReport = components['schemas']['RemoteReport'];

/** The outcome of one attempt to run a version of a remote. */
export type RemoteAttempt = Omit<RemoteReport, 'weight'>;

export interface RemoteHealthReporter {
  note(attempt: RemoteAttempt): void;
  /** Reports need a session and are queued until there is one. */
  setSignedIn(isSignedIn: boolean): void;
  /** Sends the queue at once. */
  flush(): void;
}

/** What the reporter needs of the page around it. */
export interface ReporterSurroundings {
  readonly send: (body: string) => void;
  /** 0 to 1, for sampling. */
  readonly random: () => number;
  /** Whether this device has reported the version before; records it. */
  readonly wasSeen: (remote: string, version: string) => boolean;
  readonly later: (work: () => void) => void;
}

const mostWaiting = 20;
const mostFailures = 30;
/** One in ten of the later loads is reported, with weight ten. */
const sampled = 10;

/**
 * Reports to the server how remotes load: every failure (at most 30 in a page), a version's first
 * load on this device, and a sample of later loads. Sent in batches, without personal data.
 */
export function createRemoteHealthReporter({
  send,
  random,
  wasSeen,
  later,
}: ReporterSurroundings): RemoteHealthReporter {
  let waiting: RemoteReport[] = [];
  let failures = 0;
  let isSignedIn = false;
  let isPlanned = false;

  function flush(): void {
    isPlanned = false;
    if (!isSignedIn || waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send(JSON.stringify({ reports }));
  }

  function plan(): void {
    if (isPlanned || !isSignedIn || waiting.length === 0) return;
    isPlanned = true;
    later(flush);
  }

  function weightOf({ remote, version, outcome }: RemoteAttempt): number {
    if (outcome !== 'loaded') {
      failures += 1;
      return failures > mostFailures ? 0 : 1;
    }
    if (!wasSeen(remote, version)) return 1;
    return random() < 1 / sampled ? sampled : 0;
  }

  return {
    note(attempt) {
      const weight = weightOf(attempt);
      if (weight === 0 || waiting.length >= mostWaiting) return;
      waiting.push({ ...attempt, milliseconds: Math.round(attempt.milliseconds), weight });
      plan();
    },
    setSignedIn(isNowSignedIn) {
      isSignedIn = isNowSignedIn;
      plan();
    },
    flush,
  };
}
