import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...args: never[]) => void>>;

/** The same functions for ever, each doing what the latest one of its name does. */
export function useStable<Actions extends { [Name in keyof Actions]: Functions[string] }>(
  actions: Actions,
): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const all = { ...actions };
    for (const name in all) {
      const call = (...args: never[]) => latest.current[name](...args);
      Object.assign(all, { [name]: call });
    }
    return all;
  });
  return stable;
}
