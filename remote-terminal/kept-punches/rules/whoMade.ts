import type { components } from 'shared-contracts';

type Schemas = components['schemas'];

/** Who made a punch that is kept, as the wall may say it: never with the PIN. */
export type WhoMade =
  | { readonly by: 'NAME'; readonly name: string }
  | { readonly by: 'NUMBER'; readonly number: string }
  | { readonly by: 'BADGE' };

/** Of whoever said it while no server could tell who that is. */
export function madeBy(who: Schemas['KeptProof']['who']): WhoMade {
  return 'badge' in who ? { by: 'BADGE' } : { by: 'NUMBER', number: who.employeeNumber };
}

/** Of whose dialog was open already. */
export function nameOf({ employee: { firstName, lastName } }: Schemas['TerminalDialog']): WhoMade {
  return { by: 'NAME', name: `${firstName} ${lastName}` };
}
