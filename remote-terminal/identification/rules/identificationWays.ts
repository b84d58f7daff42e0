/** The ways to identify oneself; all are equal. */
export type IdentificationWay = 'FACE' | 'PIN' | 'BADGE';

interface Switches {
  readonly FACIAL_RECOGNITION_TERMINAL: boolean;
  readonly TERMINAL_PIN: boolean;
  readonly TERMINAL_BADGE: boolean;
}

/** The ways that the company enables (spec §6), in display order. */
export function identificationWays(switches: Switches): readonly IdentificationWay[] {
  return [
    ...(switches.FACIAL_RECOGNITION_TERMINAL ? (['FACE'] as const) : []),
    ...(switches.TERMINAL_PIN ? (['PIN'] as const) : []),
    ...(switches.TERMINAL_BADGE ? (['BADGE'] as const) : []),
  ];
}
