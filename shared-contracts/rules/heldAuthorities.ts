import type { Authority } from '../remote/remoteContract.ts';

/** What a session is given: to the person, and on each of the assignments that are active. */
export interface GivenAuthorities {
  readonly authorities: readonly Authority[];
  readonly assignAuths: readonly { readonly authorities: readonly Authority[] }[];
}

/**
 * What somebody may do at all: given to the person or on any assignment (spec §6). On one certain
 * assignment it is the assignment's `authorityNames`, in which the server has joined both.
 */
export function heldAuthorities({ authorities, assignAuths }: GivenAuthorities): Set<Authority> {
  return new Set([...authorities, ...assignAuths.flatMap((each) => each.authorities)]);
}
