import type { AddressBar, Entry } from './createNavigator.ts';

/** The URL's hash, for example `/#/time/clock?day=2`; one per page. */
export function hashBar(): AddressBar {
  return {
    read() {
      const path = globalThis.location.hash.slice(1);
      const { usr, key, idx } = kept(history.state);
      return {
        path: path.startsWith('/') ? path : `/${path}`,
        state: usr ?? null,
        key: typeof key === 'string' ? key : 'default',
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

/** An entry's state in the browser, in the format of React Router's own histories. */
interface KeptState {
  readonly usr?: unknown;
  readonly key?: unknown;
  readonly idx?: unknown;
}

function stateOf({ state, key, index }: Entry): KeptState {
  return { usr: state, key, idx: index };
}

function kept(state: unknown): KeptState {
  return typeof state === 'object' && state !== null ? state : {};
}
