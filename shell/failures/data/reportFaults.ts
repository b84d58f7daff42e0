import { describeFault } from './createFailureReporter.ts';

/**
 * Browsers report this when an observer changes a size it observes; they deliver it in the next
 * frame.
 */
const observerNotice = /^ResizeObserver loop/;

/** Reports uncaught errors of this page. */
export function reportFaults(page: EventTarget, report: (message: string) => void): void {
  page.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) return;
    const error: unknown = event.error;
    if (error instanceof Error) report(describeFault(error));
    else if (!observerNotice.test(event.message)) report(event.message);
  });
  page.addEventListener('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) report(describeFault(event.reason));
  });
}
