/** Tells each listener; what is kept and sent waits for nobody who is only told of it. */
export function createTeller(onFault: (fault: unknown) => void) {
  return <Listener>(told: Iterable<Listener>, tell: (listener: Listener) => void): void => {
    for (const listener of [...told]) {
      try {
        tell(listener);
      } catch (fault) {
        onFault(fault);
      }
    }
  };
}
