import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** The author of a queued punch in a form that the wall can show: never with the PIN. */
export type WhoMade =
  | { readonly by: 'NAME'; readonly name: string }
  | { readonly by: 'NUMBER'; readonly number: string }
  /** Displayable: only the last characters. The badge itself is sealed. */
  | { readonly by: 'BADGE'; readonly masked: string };

/** From the claim, if no server could identify the person. */
export function madeBy(who: Schemas['KeptProof']['who']): WhoMade {
  return 'badge' in who
    ? { by: 'BADGE', masked: maskedBadge(who.badge) }
    : { by: 'NUMBER', number: who.employeeNumber };
}

/** Enough to recognise the badge: at most half of a short one. */
function maskedBadge(badge: string): string {
  return `…${badge.slice(-Math.min(4, Math.floor(badge.length / 2)))}`;
}

/** From the dialog that was already open. */
export function nameOf({ employee: { firstName, lastName } }: Schemas['TerminalDialog']): WhoMade {
  return { by: 'NAME', name: `${firstName} ${lastName}` };
}
