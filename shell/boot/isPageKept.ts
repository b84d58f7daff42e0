/** Whether the page came from the worker, which may have kept it for long: a worker answers for every page that it holds. */
export function isPageKept(): boolean {
  // Browsers without workers, and pages that no browser protects.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return (workers?.controller ?? null) !== null;
}
