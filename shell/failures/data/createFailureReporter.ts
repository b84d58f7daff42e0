import type { ApiFailure } from 'shared-contracts';

export interface FailureReporter {
  /** A fault seen in the page; the message must hold nothing about a person. */
  report(message: string, level?: 'ERROR' | 'WARN'): void;
  /** A call that failed. What is part of normal work (400 to 409, 422) is not reported. */
  reportCall(failure: ApiFailure, request: { method: string; path: string }): void;
}

const mostReports = 30;

/**
 * Sends failures to the server's log (spec §7). It never fails itself, says each thing once, and
 * falls silent after 30 in one page.
 */
export function createFailureReporter(send: (body: string) => void): FailureReporter {
  const said = new Set<string>();

  function report(message: string, level: 'ERROR' | 'WARN' = 'ERROR'): void {
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
    reportCall(failure, { method, path }) {
      if (path === '/api/log' || failure.code === 'NO_RESPONSE') return;
      if (failure.status !== undefined && failure.status < 500 && failure.status !== 429) return;
      report(`${method} ${path}: ${failure.code} ${failure.traceId ?? ''}`.trim());
    },
  };
}

/** What was thrown, for the log. */
export function describeFault(fault: unknown): string {
  return fault instanceof Error
    ? (fault.stack ?? fault.message)
    : 'Something that is no error was thrown.';
}
