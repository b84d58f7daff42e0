/** How somebody says who they are. A face is to become a way like these. */
export type IdentificationWay = 'PIN' | 'BADGE';

interface Switches {
  readonly TERMINAL_PIN: boolean;
  readonly TERMINAL_BADGE: boolean;
}

/** The ways that the company has switched on (spec §6), in the order in which they are offered. */
export function identificationWays(switches: Switches): readonly IdentificationWay[] {
  return [
    ...(switches.TERMINAL_PIN ? (['PIN'] as const) : []),
    ...(switches.TERMINAL_BADGE ? (['BADGE'] as const) : []),
  ];
}
