import { eventRules, type EventName, type Events } from './events.ts';

export type Listener<Name extends EventName> = (payload: Events[Name]) => void;

export interface EventBus {
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
  /** Returns what ends the listening. Throws when the event allows one listener and has it. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
}

/** How events reach the user's other tabs; a BroadcastChannel in the browser. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(receive: (message: unknown) => void): void;
}

type Listeners = { [Name in EventName]?: Set<Listener<Name>> };
type LastPayloads = { [Name in EventName]?: Events[Name] };

/** The one bus of the page; the shell makes it and hands it to the remotes. */
export function createEventBus(tabs?: TabChannel): EventBus {
  const listeners: Listeners = {};
  const last: LastPayloads = {};

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

  return {
    emit(name, payload) {
      deliver(name, payload);
      if (eventRules[name].scope === 'all-tabs') tabs?.post({ name, payload });
    },
    on(name, listener) {
      const set = listenersOf(name);
      if (eventRules[name].listeners === 'one' && set.size > 0) {
        throw new Error(`The event ${name} has its one listener already.`);
      }
      set.add(listener);
      const replayed = last[name];
      if (replayed !== undefined) listener(replayed);
      return () => void set.delete(listener);
    },
  };
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
    Object.hasOwn(eventRules, message.name) &&
    'payload' in message
  );
}
