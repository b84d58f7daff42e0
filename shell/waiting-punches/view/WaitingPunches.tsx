import { useEffect, useEffectEvent } from 'react';
import { useBusEvent, useHost } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { describeFault } from '../../failures/data/createFailureReporter.ts';
import { importRemoteModule } from '../../remotes/importRemoteModule.ts';
import { startWaitingPunches } from '../data/startWaitingPunches.ts';

/**
 * Sends what an earlier visit left on this device, whatever page is opened (decisions:
 * offline-queue). Where nothing waits, nothing is loaded for it.
 */
export function WaitingPunches({ employeeId }: { readonly employeeId: number }): null {
  const host = useHost();
  const { loader, failures, bus } = useServices();
  useBusEvent('unsent-punches', (unsent) => {
    if (unsent.count > 0) waitingMark.set(unsent.employeeId);
    else waitingMark.clear(unsent.employeeId);
  });
  const send = useEffectEvent(async () =>
    startWaitingPunches(await loader.trusted(), { ...host, bus }, importRemoteModule),
  );
  useEffect(() => {
    if (!waitingMark.isSet(employeeId)) return;
    send().catch((fault: unknown) =>
      failures.report(`Waiting punches were not sent. ${describeFault(fault)}`, 'WARN'),
    );
  }, [employeeId, failures]);
  return null;
}

const mark = (employeeId: number) => `punctual.waiting.${employeeId}`;

/** Remembers in this browser that punches of somebody wait on the device, across visits. */
const waitingMark = {
  isSet: (employeeId: number): boolean => localStorage.getItem(mark(employeeId)) !== null,
  set: (employeeId: number): void => localStorage.setItem(mark(employeeId), '1'),
  clear: (employeeId: number): void => localStorage.removeItem(mark(employeeId)),
};
