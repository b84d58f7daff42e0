/**
 * Whether the page came from the service worker, and so may be old: a worker answers every
 * navigation it controls.
 */
export function isPageKept(): boolean {
  // Undefined in browsers without workers, and on insecure pages.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return (workers?.controller ?? null) !== null;
}
