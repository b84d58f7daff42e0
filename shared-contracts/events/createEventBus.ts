import { eventRules, isPayload, type EventName, type Events } from './events.ts';

export type Listener<Name extends EventName> = (payload: Events[Name]) => void;

export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
  /** Returns what ends the listening. Throws when the event allows one listener and has it. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
}

/** The bus as the code of one owner gets it. */
export interface OwnedBus extends EventBus {
  /**
   * Runs what begins to listen, all or nothing: when it throws, what it had begun ends.
   *
   * @throws what the work throws
   */
  whole<Result>(work: () => Result): Result;
}

/** The one bus of the page. What a listener throws stops nobody else, not even who emitted. */
export interface PageBus extends EventBus {
  /** The same bus, for listeners of this owner: what they throw is told in its name. One for each. */
  of(owner: string): OwnedBus;
}

/**
 * Told what went wrong and whose fault it is: whoever emitted a wrong payload, or whose listener
 * threw. An owner is `remote-employee 1.2.0`, or the shell.
 */
export type BusFault = (
  fault: unknown,
  at: { owner: string; event: EventName; what: 'emitted' | 'listener' },
) => void;

/** How events reach the user's other tabs; a BroadcastChannel in the browser. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(receive: (message: unknown) => void): void;
}

type Listeners = { [Name in EventName]?: Set<(payload: Events[Name]) => void> };
type LastPayloads = { [Name in EventName]?: Events[Name] };

/** The one bus of the page; the shell makes it and hands it to the remotes. */
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
    /** What ends the listening that began during the work of `whole`. */
    let begun: (() => void)[] | undefined;
    return {
      emit(name, payload) {
        if (!isPayload(name, payload)) {
          const fault = new TypeError(`The payload is not that of ${name}.`);
          onFault(fault, { owner, event: name, what: 'emitted' });
          return;
        }
        deliver(name, payload);
        if (eventRules[name].scope === 'all-tabs') tabs?.post({ name, payload });
      },
      on(name, listener) {
        const set = listenersOf(name);
        if (eventRules[name].listeners === 'one' && set.size > 0) {
          throw new Error(`The event ${name} has its one listener already.`);
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

/** As an event of the page would: whoever emitted goes on. */
function throwLater(fault: unknown): void {
  queueMicrotask(() => {
    throw fault;
  });
}

/** Messages come from pages of this same release; an older page's are told by their name. */
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
