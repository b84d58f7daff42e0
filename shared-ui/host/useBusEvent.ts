import { useEffect, useEffectEvent } from 'react';
import type { EventName, Events } from 'shared-contracts';
import { useHost } from './HostProvider.tsx';

/** Listens to an event of the bus while the component is mounted. */
export function useBusEvent<Name extends EventName>(
  name: Name,
  listener: (payload: Events[Name]) => void,
): void {
  const { bus } = useHost();
  const told = useEffectEvent(listener);
  useEffect(() => bus.on(name, (payload) => told(payload)), [bus, name]);
}
