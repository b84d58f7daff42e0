import type { ApiFailure } from 'shared-contracts';

/** A failure as this page keeps it, to be looked at. */
export interface NotedFailure {
  /** Instant, by the device's clock. */
  readonly at: string;
  readonly message: string;
  /** The code of the catalogue, which has a page at `/api/docs/errors/<code>`. */
  readonly code?: string | undefined;
}

export interface FailureReporter {
  /** A fault seen in the page; the message must hold nothing about a person. */
  report(message: string, level?: 'ERROR' | 'WARN', code?: string): void;
  /** The last ten different ones, the newest first; another list after each. */
  latest(): readonly NotedFailure[];
  /** Calls after each; gives back what ends that. */
  subscribe(listener: () => void): () => void;
  /** A call that failed. What is part of normal work (400 to 409, 422) is not reported. */
  reportCall(failure: ApiFailure, request: { method: string; path: string }): void;
}

const mostReports = 30;
const mostKept = 10;

/**
 * Sends failures to the server's log (spec §7). It never fails itself, says each thing once, and
 * falls silent after 30 in one page.
 */
export function createFailureReporter(send: (body: string) => void): FailureReporter {
  const said = new Set<string>();
  const listeners = new Set<() => void>();
  let kept: readonly NotedFailure[] = [];

  function note(message: string, code?: string): void {
    const others = kept.filter((failure) => failure.message !== message);
    kept = [{ at: new Date().toISOString(), message, code }, ...others].slice(0, mostKept);
    for (const listener of listeners) listener();
  }

  function report(message: string, level: 'ERROR' | 'WARN' = 'ERROR', code?: string): void {
    note(message, code);
    const line = `${level} ${message}`;
    if (said.has(line) || said.size >= mostReports) return;
    said.add(line);
    send(
      JSON.stringify({
        message: message.slice(0, 2000),
        loggerType: level,
        browser: navigator.userAgent.slice(0, 300),
      }),
    );
  }

  return {
    report,
    latest: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reportCall(failure, { method, path }) {
      if (path === '/api/log' || failure.code === 'NO_RESPONSE') return;
      if (failure.status !== undefined && failure.status < 500 && failure.status !== 429) return;
      const detail =
        failure.code === 'PAGE_FAULT' ? describeFault(failure.cause) : (failure.traceId ?? '');
      const message = `${method} ${path}: ${failure.code} ${detail}`.trim();
      report(message, 'ERROR', failure.code);
    },
  };
}

/** What was thrown, for the log. */
export function describeFault(fault: unknown): string {
  return fault instanceof Error
    ? (fault.stack ?? fault.message)
    : 'Something that is no error was thrown.';
}
