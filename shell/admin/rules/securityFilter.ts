import { addDays, instantAt, type components, type DateRange } from 'shared-contracts';

export type SecurityEvent = components['schemas']['SecurityEvent'];
export type SecurityEventKind = components['schemas']['SecurityEventKind'];

export const securityEventKinds = [
  'log-in',
  'log-out',
  'password-change',
  'password-link-asked',
  'pin-change',
  'passkey-asked',
  'passkey-change',
  'passkeys-reset',
  'face-change',
  'terminal-identification',
  'terminal-set-up',
  'sessions-ended',
  'account-changed',
  'rights-imported',
  'feature-changed',
  'company-changed',
  'scim-token-made',
  'scim-token-ended',
  'api-key-made',
  'api-key-ended',
  'api-key-refused',
  'release-token-made',
  'release-token-ended',
  'release-sent',
  'release-published',
  'release-canary',
  'release-promoted',
  'release-rolled-back',
  'release-retired',
  'person-erased',
  'webhook-changed',
  'export',
  'metrics-read',
  'refused',
  'rows-forgotten',
  'left-out',
] as const satisfies readonly SecurityEventKind[];

export interface ChosenPerson {
  readonly id: number;
  readonly name: string;
}

/** The filter of the security log. */
export interface SecurityFilter {
  readonly event: SecurityEventKind | 'all';
  readonly outcome: 'OK' | 'REFUSED' | 'all';
  /** The actor or the subject; null: everybody. */
  readonly person: ChosenPerson | null;
  /** Days in this device's time zone; null: all. */
  readonly days: DateRange | null;
}

export const everything: SecurityFilter = {
  event: 'all',
  outcome: 'all',
  person: null,
  days: null,
};

/** The query parameters for the server. */
export function securityQueryOf({ event, outcome, person, days }: SecurityFilter, zone: string) {
  return {
    ...(event === 'all' ? {} : { event }),
    ...(outcome === 'all' ? {} : { outcome }),
    ...(person === null ? {} : { person: person.id }),
    ...(days === null
      ? {}
      : {
          since: instantAt(days.startDate, '00:00', zone),
          until: instantAt(addDays(days.endDate, 1), '00:00', zone),
        }),
  };
}
