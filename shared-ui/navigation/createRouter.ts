/** Where somebody is in the application. */
export interface Location {
  /** Begins with a slash and ends with none, for example `/time/clock`. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** What the step there brought along. */
  readonly state: unknown;
}

/** An entry of the history: an address as the application writes it, and its place in the row. */
export interface Entry {
  /** Path and query, for example `/time/history?timePair=4`. */
  readonly path: string;
  readonly state: unknown;
  /** From 0; undefined where somebody typed the address and it has no place yet. */
  readonly index: number | undefined;
}

/** The row of entries, as the browser keeps it. */
export interface AddressBar {
  readonly read: () => Entry;
  /** Puts an entry after the one that is shown. */
  readonly push: (entry: Entry) => void;
  /** Puts it in the place of the one that is shown. */
  readonly replace: (entry: Entry) => void;
  readonly go: (steps: number) => void;
  /** Calls when another entry is shown by `go`, by the browser's buttons or by a typed address. */
  readonly listen: (onMove: () => void) => void;
  /** What a link to that path refers to. */
  readonly href: (path: string) => string;
}

export interface Step {
  /** By the browser: back, forward. Else by a link, the application or a typed address. */
  readonly isPop: boolean;
  readonly isToOtherPage: boolean;
  /** Takes the step after all. */
  readonly proceed: () => void;
}

/** What to do instead of a step, once the person is back where they were; undefined lets it happen. */
export type Hold = (step: Step) => (() => void) | undefined;

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
}

export interface Router {
  readonly location: () => Location;
  /** Whether a step back would leave the application, which no router can stop. */
  readonly isAtFirst: () => boolean;
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  readonly href: (path: string) => string;
  readonly listen: (onMove: () => void) => () => void;
  /** One at a time may hold. */
  readonly hold: (hold: Hold) => () => void;
}

/** Ways through the application over a row of entries; steps may be held. */
export function createRouter(bar: AddressBar): Router {
  const listeners = new Set<() => void>();
  let holder: Hold = () => undefined;
  let index = bar.read().index ?? 0;
  let location = locationOf(bar.read());
  if (bar.read().index === undefined) bar.replace({ ...bar.read(), index });
  /** To be done as soon as the step back to the entry that was shown has happened. */
  let onReturned: (() => void) | undefined;
  /** Index of the entry to which a step has been let; another entry is asked about all the same. */
  let letTo: number | undefined;

  function show(next: Location, at: number): void {
    location = next;
    index = at;
    for (const listener of listeners) listener();
  }

  function judge(next: Location, isPop: boolean, proceed: () => void) {
    return holder({ isPop, isToOtherPage: next.pathname !== location.pathname, proceed });
  }

  function moved(): void {
    const entry = bar.read();
    const next = locationOf(entry);
    const isTyped = entry.index === undefined;
    // The address that is shown already stays the entry that it was.
    const at = entry.index ?? (isSamePath(location, entry.path) ? index : index + 1);
    if (isTyped) bar.replace({ ...entry, index: at });
    const steps = at - index;
    if (onReturned) {
      const instead = onReturned;
      onReturned = undefined;
      if (steps === 0) return instead();
      instead();
    }
    const proceed = () => {
      letTo = at;
      bar.go(steps);
    };
    const instead = letTo === at || steps === 0 ? undefined : judge(next, !isTyped, proceed);
    letTo = undefined;
    if (!instead) return show(next, at);
    onReturned = instead;
    bar.go(-steps);
  }
  bar.listen(moved);

  return {
    location: () => location,
    isAtFirst: () => index === 0,
    href: bar.href,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') return bar.go(to);
      const next = locationOf({ path: to, state });
      const proceed = () => {
        const at = replace ? index : index + 1;
        bar[replace ? 'replace' : 'push']({ path: to, state, index: at });
        show(next, at);
      };
      (judge(next, false, proceed) ?? proceed)();
    },
    listen(onMove) {
      listeners.add(onMove);
      return () => void listeners.delete(onMove);
    },
    hold(hold) {
      holder = hold;
      return () => {
        holder = () => undefined;
      };
    },
  };
}

/** Whether a link to this path leads to where somebody is. */
export function isSamePath({ pathname, search }: Location, path: string): boolean {
  const there = locationOf({ path, state: null });
  return there.pathname === pathname && there.search === search;
}

function locationOf({ path, state }: Pick<Entry, 'path' | 'state'>): Location {
  const mark = path.indexOf('?');
  const pathname = mark < 0 ? path : path.slice(0, mark);
  const search = mark < 0 ? '' : path.slice(mark);
  return {
    pathname: pathname.replace(/\/+$/, '') || '/',
    search: search === '?' ? '' : search,
    state,
  };
}
