import { eventRules, isPayload, type EventName, type Events } from './events.ts';

export type Listener<Name extends EventName> = (payload: Events[Name]) => void;

export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
  /**
   * Returns a function that stops listening.
   *
   * @throws Error if the event allows one listener and has it
   */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
}

/** The bus for the code of one owner. */
export interface OwnedBus extends EventBus {
  /**
   * Starts listeners all or none: if the work throws, the ones that it started stop.
   *
   * @throws the error of the work
   */
  whole<Result>(work: () => Result): Result;
}

/** The page's only bus. A listener's error affects neither other listeners nor the emitter. */
export interface PageBus extends EventBus {
  /**
   * The same bus for listeners of this owner: their errors are reported in its name. One per owner.
   */
  of(owner: string): OwnedBus;
}

/**
 * Called with errors and their owner: an emitter's invalid payload, or a listener's error. An owner
 * is `remote-employee 1.2.0`, or the shell.
 */
export type BusFault = (
  fault: unknown,
  at: { owner: string; event: EventName; what: 'emitted' | 'listener' },
) => void;

/** Carries events to the user's other tabs; a BroadcastChannel in the browser. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(receive: (message: unknown) => void): void;
}

type Listeners = { [Name in EventName]?: Set<(payload: Events[Name]) => void> };
type LastPayloads = { [Name in EventName]?: Events[Name] };

/** The page's only bus; the shell creates it and passes it to the remotes. */
export function createEventBus(tabs?: TabChannel, onFault: BusFault = throwLater): PageBus {
  const listeners: Listeners = {};
  const last: LastPayloads = {};
  const owned = new Map<string, OwnedBus>();

  function listenersOf<Name extends EventName>(name: Name): Set<Listener<Name>> {
    const known: Set<Listener<Name>> | undefined = listeners[name];
    if (known) return known;
    const created = new Set<Listener<Name>>();
    Object.assign(listeners, { [name]: created });
    return created;
  }

  function deliver<Name extends EventName>(name: Name, payload: Events[Name]): void {
    if (eventRules[name].replay === 'last') Object.assign(last, { [name]: payload });
    for (const listener of [...listenersOf(name)]) listener(payload);
  }

  tabs?.onMessage((message) => {
    if (isTabMessage(message)) deliver(message.name, message.payload);
  });

  function createOwned(owner: string): OwnedBus {
    /** Stops the listeners that started during the work of `whole`. */
    let begun: (() => void)[] | undefined;
    return {
      emit(name, payload) {
        const wrong = faultOf(name, payload);
        if (wrong) {
          onFault(wrong, { owner, event: name, what: 'emitted' });
          return;
        }
        deliver(name, payload);
        if (eventRules[name].scope === 'all-tabs') tabs?.post({ name, payload });
      },
      on(name, listener) {
        if (!isEventName(name)) {
          onFault(unknownEvent(name), { owner, event: name, what: 'listener' });
          return () => undefined;
        }
        const set = listenersOf(name);
        if (eventRules[name].listeners === 'one' && set.size > 0) {
          throw new Error(`The event ${name} already has its only listener.`);
        }
        const isolated: typeof listener = (payload) => {
          try {
            listener(payload);
          } catch (fault) {
            onFault(fault, { owner, event: name, what: 'listener' });
          }
        };
        const stop = () => void set.delete(isolated);
        set.add(isolated);
        begun?.push(stop);
        const replayed = last[name];
        if (replayed !== undefined) isolated(replayed);
        return stop;
      },
      whole(work) {
        const ends: (() => void)[] = [];
        begun = ends;
        try {
          return work();
        } catch (fault) {
          for (const end of ends) end();
          throw fault;
        } finally {
          begun = undefined;
        }
      },
    };
  }

  function busOf(owner: string): OwnedBus {
    const known = owned.get(owner) ?? createOwned(owner);
    owned.set(owner, known);
    return known;
  }
  return { ...busOf('shell'), of: busOf };
}

/** Like an event of the page: the emitter continues. */
function throwLater(fault: unknown): void {
  queueMicrotask(() => {
    throw fault;
  });
}

/** The fault of an event; other teams' code may ignore the types. */
function faultOf(name: string, payload: unknown): TypeError | null {
  if (!isEventName(name)) return unknownEvent(name);
  return isPayload(name, payload) ? null : new TypeError(`The payload of ${name} is invalid.`);
}

function unknownEvent(name: string): TypeError {
  return new TypeError(`The bus has no event ${name}: a remote cannot add one.`);
}

/** Messages come from pages of this same release; an older page's have another name. */
function isTabMessage(
  message: unknown,
): message is { name: EventName; payload: Events[EventName] } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'name' in message &&
    typeof message.name === 'string' &&
    isEventName(message.name) &&
    'payload' in message &&
    isPayload(message.name, message.payload)
  );
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(eventRules, name);
}
