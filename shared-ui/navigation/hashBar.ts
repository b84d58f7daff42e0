import type { AddressBar, Entry } from './createRouter.ts';

/** The hash of the address, for example `/#/time/clock?day=2`; one for each page. */
export function hashBar(): AddressBar {
  return {
    read() {
      const path = globalThis.location.hash.slice(1);
      const { usr, idx } = kept(history.state);
      return {
        path: path.startsWith('/') ? path : `/${path}`,
        state: usr ?? null,
        index: typeof idx === 'number' ? idx : undefined,
      };
    },
    push: (entry) => history.pushState(stateOf(entry), '', href(entry.path)),
    replace: (entry) => history.replaceState(stateOf(entry), '', href(entry.path)),
    go: (steps) => history.go(steps),
    listen: (onMove) => globalThis.addEventListener('popstate', onMove),
    href,
  };
}

const href = (path: string) => `#${path}`;

/** What an entry keeps in the browser; pages that stay open over a release find theirs again. */
interface KeptState {
  readonly usr?: unknown;
  readonly idx?: unknown;
}

function stateOf({ state, index }: Entry): KeptState {
  return { usr: state, idx: index };
}

function kept(state: unknown): KeptState {
  return typeof state === 'object' && state !== null ? state : {};
}
