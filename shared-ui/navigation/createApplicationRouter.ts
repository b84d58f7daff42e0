import { createHashRouter } from 'react-router-dom';

/** The application's router over the hash of the address; one for each page. */
export const createApplicationRouter: typeof createHashRouter = (routes, options) => {
  watchTypedAddresses();
  return createHashRouter(routes, options);
};

/** Called instead of an address that somebody typed; null where such a step may go on. */
let instead: (() => void) | null = null;

/**
 * Takes steps back that the router cannot stop, since they have no place in its history: addresses
 * typed into the browser. Called before the router begins to listen: events of the window come in
 * the order of their listeners.
 */
function watchTypedAddresses(): void {
  let isTakenBack = false;
  globalThis.addEventListener('popstate', (event) => {
    const isTyped = instead !== null && !isOfRouter(event.state);
    if (!isTyped && !isTakenBack) return;
    // The router, which knows of neither step, stays where it is.
    event.stopImmediatePropagation();
    isTakenBack = !isTakenBack;
    if (!isTakenBack) return;
    history.back();
    instead?.();
  });
}

/** From here on until what it returns is called. */
export function onTypedAddress(does: () => void): () => void {
  instead = does;
  return () => {
    if (instead === does) instead = null;
  };
}

function isOfRouter(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state;
}
