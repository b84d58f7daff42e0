import { useEffect, useEffectEvent } from 'react';
import { useSessionControl } from '../../application/SessionContext.tsx';

const pollMilliseconds = 60_000;

/** Reads the features again every minute where no stream of events tells of changes: at terminals. */
export function useFeaturesPoll(isOn: boolean): void {
  const { refreshFeatures } = useSessionControl();
  // Without network the next minute tries again; what is known goes on holding.
  const read = useEffectEvent(() => void refreshFeatures().catch(() => undefined));
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => read(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOn]);
}
