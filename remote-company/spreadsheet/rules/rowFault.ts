import type { PersonField } from './personField.ts';

/** Faults that their kind and the value explain. */
export type PlainFault =
  | 'MISSING'
  | 'TOO_LONG'
  | 'EMAIL'
  | 'SPACES'
  | 'DATE'
  | 'END_BEFORE_START'
  | 'LOCALE'
  | 'ROLE'
  | 'PIN'
  | 'WEAK_PIN'
  | 'BADGE'
  | 'POSITION_UNKNOWN'
  | 'COST_CENTER_UNKNOWN'
  | 'MANAGER_UNCLEAR'
  | 'MANAGER_SELF'
  | 'MANAGER_UNKNOWN';

/** What is wrong with a value of a row. */
export type RowFault = { readonly field: PersonField } & (
  | {
      readonly kind: PlainFault;
    }
  /** `names`: what may be meant. */
  | { readonly kind: 'SITE_UNKNOWN' | 'TIME_ZONE'; readonly names: readonly string[] }
  /** `row`: the other row with the same value. */
  | { readonly kind: 'DOUBLED'; readonly row: number }
  /** `name`: who has the value already. */
  | { readonly kind: 'TAKEN'; readonly name: string }
  /** The server's own words, in English. */
  | { readonly kind: 'SERVER'; readonly words: string }
);
