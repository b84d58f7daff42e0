import type { components } from 'shared-contracts';

/** A person whom a manager clocks. */
export type Subordinate = components['schemas']['Subordinate'];

export function nameOf({ firstName, lastName }: Subordinate['employee']): string {
  return `${firstName} ${lastName}`;
}
