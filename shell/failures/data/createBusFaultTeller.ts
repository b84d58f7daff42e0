import type { BusFault } from 'shared-contracts';
import { describeFault, type FailureReporter } from './createFailureReporter.ts';
import type { RemoteHealthReporter } from './createRemoteHealthReporter.ts';

/**
 * Attributes faults on the bus to the remote that caused them. Each counts as a failure of the
 * remote's version, canaries included: once per page, like a page that throws while shown.
 */
export function createBusFaultTeller(
  { report }: Pick<FailureReporter, 'report'>,
  { note }: Pick<RemoteHealthReporter, 'note'>,
): BusFault {
  const counted = new Set<string>();
  return (fault, { owner, event, what }) => {
    const did = what === 'emitted' ? `emitted a wrong ${event}` : `a listener of ${event} threw`;
    report(`${owner}: ${did}. ${describeFault(fault)}`);
    const [remote = '', version] = owner.split(' ');
    if (version === undefined || counted.has(owner)) return;
    counted.add(owner);
    note({ remote, version, outcome: 'render', milliseconds: 0 });
  };
}
