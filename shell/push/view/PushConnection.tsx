import { useEffect, useEffectEvent } from 'react';
import { useBusEvent, useHost } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { connectPush } from '../data/connectPush.ts';
import { useStreamBack } from './useStreamBack.ts';

/** Keeps the push stream open while somebody is signed in, and follows feature changes. */
export function PushConnection({ employeeId }: { readonly employeeId: number }): null {
  const { bus } = useHost();
  const { failures } = useServices();
  const { refreshFeatures, refreshSession } = useSessionControl();
  useEffect(() => connectPush(bus, employeeId), [bus, employeeId]);
  const readFeatures = () => {
    refreshFeatures().catch(() => failures.report('Features were not read again.', 'WARN'));
  };
  useBusEvent('features-changed', readFeatures);
  useStreamBack(readFeatures);
  useBusEvent('configuration-updated', () => {
    refreshSession('employee').catch(() =>
      failures.report('Settings were not read again.', 'WARN'),
    );
  });
  return null;
}

const pollMilliseconds = 60_000;

/** Polls the features every minute where there is no event stream: at terminals. */
export function useFeaturesPoll(isOn: boolean): void {
  const { refreshFeatures } = useSessionControl();
  // Offline: the next minute retries; the known features stay in force.
  const read = useEffectEvent(() => void refreshFeatures().catch(() => undefined));
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => read(), pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOn]);
}
