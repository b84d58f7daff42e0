import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** Who made a punch that is kept, as the wall may say it: never with the PIN. */
export type WhoMade =
  | { readonly by: 'NAME'; readonly name: string }
  | { readonly by: 'NUMBER'; readonly number: string }
  /** As the screen may show it: the last signs. The badge itself is sealed. */
  | { readonly by: 'BADGE'; readonly masked: string };

/** Of whoever said it while no server could tell who that is. */
export function madeBy(who: Schemas['KeptProof']['who']): WhoMade {
  return 'badge' in who
    ? { by: 'BADGE', masked: maskedBadge(who.badge) }
    : { by: 'NUMBER', number: who.employeeNumber };
}

/** Enough to see that the right one was read: half of a short one at most. */
function maskedBadge(badge: string): string {
  return `…${badge.slice(-Math.min(4, Math.floor(badge.length / 2)))}`;
}

/** Of whose dialog was open already. */
export function nameOf({ employee: { firstName, lastName } }: Schemas['TerminalDialog']): WhoMade {
  return { by: 'NAME', name: `${firstName} ${lastName}` };
}
