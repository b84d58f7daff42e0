/** Runs in the page with a remote's components; React is the page's own copy, passed in. */
export interface React {
  createElement(type: unknown, props: unknown, ...children: readonly unknown[]): unknown;
  useSyncExternalStore<Value>(subscribe: Subscribe, read: () => Value): Value;
}

export type Component = (props: unknown) => unknown;

type Subscribe = (listener: () => void) => () => void;

/** All versions of one component. */
interface Family {
  newest: Component;
  /** Identifies the hooks of the newest version; while it is unchanged, state is kept. */
  signature: string;
  /** The type that React sees: a new one starts with new state. */
  mounted: Component;
  generation: number;
  readonly changed: Listeners;
  readonly standIn: Component;
}

interface Signature {
  readonly key: string;
  readonly resets: boolean;
  readonly customHooks: () => readonly unknown[];
}

const families = new Map<string, Family>();
const standIns = new WeakSet<object>();
const signatures = new WeakMap<object, Signature>();

/**
 * `$RefreshSig$` as called by swc: the result is called with a function's hooks, then within it.
 */
export function signatureOfNext() {
  return (
    of?: object,
    key = '',
    resets = false,
    customHooks: Signature['customHooks'] = () => [],
  ) => void (of && signatures.set(of, { key, resets, customHooks }));
}

/** A component's stand-in in the page: renders the newest version registered under this id. */
export function standIn(id: string, newest: Component, react: React): Component {
  const family = families.get(id) ?? newFamily(newest, react);
  families.set(id, family);
  if (family.newest === newest) return family.standIn;
  const signature = describeHooks(newest);
  if (signature !== family.signature || signatures.get(newest)?.resets === true) {
    family.mounted = mount(family);
  }
  family.newest = newest;
  family.signature = signature;
  family.generation += 1;
  family.changed.tell();
  return family.standIn;
}

function newFamily(newest: Component, react: React): Family {
  const changed = createListeners();
  const family: Family = {
    newest,
    signature: describeHooks(newest),
    mounted: (props) => family.newest(props),
    generation: 0,
    changed,
    standIn(props) {
      react.useSyncExternalStore(changed.subscribe, () => family.generation);
      return react.createElement(family.mounted, props);
    },
  };
  standIns.add(family.standIn);
  return family;
}

function mount(family: Family): Component {
  return (props) => family.newest(props);
}

/** The hooks of a function, including those of the custom hooks it calls. */
function describeHooks(of: unknown): string {
  const signature = typeof of === 'function' ? signatures.get(of) : undefined;
  if (!signature) return '';
  return [signature.key, ...signature.customHooks().map(describeHooks)].join(' ');
}

/** Whether importers of this module cannot hold stale values. */
export function isAllStandIns(exports: object): boolean {
  const values: unknown[] = Object.values(exports);
  return values.every((value) => typeof value === 'function' && standIns.has(value));
}

const words = new Map<string, object>();
const wordsChanged = createListeners();
const noWords = {};

/** Updates the messages of a language. */
export function sayAnew(locale: string, messages: object): void {
  words.set(locale, messages);
  wordsChanged.tell();
}

/** A page with the newest messages in the document's language. */
export function withWords(Page: Component, react: React, MessagesProvider: unknown): Component {
  const page: Component = () => {
    const messages = react.useSyncExternalStore(
      wordsChanged.subscribe,
      () => words.get(document.documentElement.lang) ?? noWords,
    );
    return react.createElement(MessagesProvider, { messages }, react.createElement(Page, null));
  };
  standIns.add(page);
  return page;
}

interface Listeners {
  readonly subscribe: Subscribe;
  tell(): void;
}

function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
  };
}
