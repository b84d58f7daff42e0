import type { components } from 'shared-contracts';

/** A canary that was stopped by itself because it failed more often than what all get. */
export type StoppedCanary = components['schemas']['StoppedCanary'];

/** Why it was stopped, for the people who release. */
export function whyStopped({ canary, released }: StoppedCanary): string {
  return `${told(canary)} failed, of what all get ${told(released)}`;
}

function told({ count, failures }: components['schemas']['Attempts']): string {
  return `${failures} of ${count}`;
}
