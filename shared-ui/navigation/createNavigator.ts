import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';

/** An entry of the history: an application URL and its position. */
export interface Entry {
  /** Path and query, for example `/time/history?timePair=4`. */
  readonly path: string;
  readonly state: unknown;
  /** Unique per entry. */
  readonly key: string;
  /** From 0; undefined if the URL was typed and has no position yet. */
  readonly index: number | undefined;
}

/** The history as the browser keeps it. */
export interface AddressBar {
  readonly read: () => Entry;
  /** Pushes an entry after the current one. */
  readonly push: (entry: Entry) => void;
  /** Replaces the current entry. */
  readonly replace: (entry: Entry) => void;
  readonly go: (steps: number) => void;
  /** Called when `go`, the browser's buttons or a typed URL changes the entry. */
  readonly listen: (onMove: () => void) => void;
  /** The `href` of a link to that path. */
  readonly href: (path: string) => string;
}

export interface Step {
  /** True for the browser's back and forward; false for a link, the application or a typed URL. */
  readonly isPop: boolean;
  readonly isToOtherPage: boolean;
  /** Continues the navigation. */
  readonly proceed: () => void;
}

/** Returns what to do instead of a navigation, once it is reverted; undefined lets it happen. */
export type Hold = (step: Step) => (() => void) | undefined;

export interface ShownLocation extends Location<unknown> {
  readonly cameBy: NavigationType;
}

/** React Router's navigator with blocking, which its declarative mode lacks. */
export interface HoldingNavigator extends Navigator {
  readonly shown: () => ShownLocation;
  /** Whether going back would leave the application, which no router can stop. */
  readonly isAtFirst: () => boolean;
  readonly listen: (onMove: () => void) => () => void;
  /** Only one blocker at a time. */
  readonly hold: (hold: Hold) => () => void;
}

/** Connects React Router to a history of entries. */
export function createNavigator(bar: AddressBar): HoldingNavigator {
  const listeners = new Set<() => void>();
  let holder: Hold = () => undefined;
  let index = bar.read().index ?? 0;
  let shown = shownBy(NavigationType.Pop, bar.read());
  if (bar.read().index === undefined) bar.replace({ ...bar.read(), index });
  /** Runs as soon as the return to the shown entry has happened. */
  let onReturned: (() => void) | undefined;
  /** Index of the entry that a navigation was allowed to; other entries are still checked. */
  let letTo: number | undefined;

  function show(next: ShownLocation, at: number): void {
    shown = next;
    index = at;
    for (const listener of listeners) listener();
  }

  function judge(next: Location, isPop: boolean, proceed: () => void) {
    return holder({ isPop, isToOtherPage: next.pathname !== shown.pathname, proceed });
  }

  function moved(): void {
    const entry = bar.read();
    const next = shownBy(NavigationType.Pop, entry);
    const isTyped = entry.index === undefined;
    // Typing the current URL stays on the current entry.
    const at = entry.index ?? (createPath(shown) === createPath(next) ? index : index + 1);
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

  const lead = (cameBy: NavigationType.Push | NavigationType.Replace) => {
    return (to: To, state: unknown = null) => {
      const entry = { path: pathOf(to), state, key: crypto.randomUUID() };
      const next = shownBy(cameBy, entry);
      const proceed = () => {
        const isPush = cameBy === NavigationType.Push;
        const at = isPush ? index + 1 : index;
        bar[isPush ? 'push' : 'replace']({ ...entry, index: at });
        show(next, at);
      };
      (judge(next, false, proceed) ?? proceed)();
    };
  };

  return {
    shown: () => shown,
    isAtFirst: () => index === 0,
    createHref: (to) => bar.href(pathOf(to)),
    push: lead(NavigationType.Push),
    replace: lead(NavigationType.Replace),
    go: bar.go,
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

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function shownBy(cameBy: NavigationType, entry: Omit<Entry, 'index'>): ShownLocation {
  const { pathname = '/', search = '', hash = '' } = parsePath(entry.path);
  const { state, key } = entry;
  return { pathname: pathname.replace(/\/+$/, '') || '/', search, hash, state, key, cameBy };
}
