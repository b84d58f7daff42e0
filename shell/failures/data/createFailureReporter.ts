import type { ApiFailure } from 'shared-contracts';

/** A failure kept in this page for inspection. */
export interface NotedFailure {
  /** Instant, by the device's clock. */
  readonly at: string;
  readonly message: string;
  /** The code of the catalogue, which has a page at `/api/docs/errors/<code>`. */
  readonly code?: string | undefined;
}

export interface FailureReporter {
  /** Reports a fault of the page; the message must not contain personal data. */
  report(message: string, level?: 'ERROR' | 'WARN', code?: string): void;
  /** The last ten distinct failures, newest first; a new array after each change. */
  latest(): readonly NotedFailure[];
  /** Calls the listener after each failure; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** A failed call. Expected statuses (400 to 409, 422) are not reported. */
  reportCall(failure: ApiFailure, request: { method: string; path: string }): void;
}

const mostReports = 30;
const mostKept = 10;

/**
 * Sends failures to the server's log (spec §7). Never throws, reports each failure once, and stops
 * after 30 in a page.
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

/** Describes a thrown value for the log. */
export function describeFault(fault: unknown): string {
  return fault instanceof Error
    ? (fault.stack ?? fault.message)
    : 'Something that is no error was thrown.';
}
