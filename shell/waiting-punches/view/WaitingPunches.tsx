import { useEffect, useEffectEvent } from 'react';
import { waitingMark } from 'shared-contracts/early-press';
import { useBusEvent, useHost } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { describeFault } from '../../failures/data/createFailureReporter.ts';
import { importRemoteModule } from '../../remotes/importRemoteModule.ts';
import { startWaitingPunches } from '../data/startWaitingPunches.ts';

/**
 * Sends punches that an earlier visit left on this device, whatever page is opened (decisions:
 * offline-queue). Loads nothing if none are pending.
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
