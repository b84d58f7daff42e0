import { useEffect, useEffectEvent, useState } from 'react';
import type { DrawnMap } from './drawn/DrawnMap.tsx';

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly Drawn: typeof DrawnMap }
  | { readonly state: 'failed' };

/** The heavy part of the map, loaded when the first map is opened; `retry` loads it again. */
export function useDrawnMap(onFailed: () => void) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const tellFailure = useEffectEvent(onFailed);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "map" */ './drawn/DrawnMap.tsx').then(
      (module) => {
        if (isCurrent) setLoaded({ state: 'loaded', Drawn: module.DrawnMap });
      },
      () => {
        if (!isCurrent) return;
        setLoaded({ state: 'failed' });
        tellFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return {
    loaded,
    retry() {
      setLoaded({ state: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
