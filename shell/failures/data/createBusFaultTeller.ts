import type { BusFault } from 'shared-contracts';
import { describeFault, type FailureReporter } from './createFailureReporter.ts';
import type { RemoteHealthReporter } from './createRemoteHealthReporter.ts';

/**
 * Reports what goes wrong on the bus in the name of whose fault it is. A version of a remote is
 * counted for it, a canary's among them: once in a page, like one that throws while it is shown.
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
