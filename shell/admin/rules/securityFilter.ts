import { addDays, instantAt, type components, type DateRange } from 'shared-contracts';

export type SecurityEvent = components['schemas']['SecurityEvent'];
export type SecurityEventKind = components['schemas']['SecurityEventKind'];

export const securityEventKinds = [
  'log-in',
  'log-out',
  'password-change',
  'sessions-ended',
  'account-changed',
  'rights-imported',
  'feature-changed',
  'release-token-made',
  'release-token-ended',
  'release-sent',
  'release-published',
  'release-canary',
  'release-promoted',
  'release-rolled-back',
  'release-retired',
  'export',
  'metrics-read',
  'refused',
  'left-out',
] as const satisfies readonly SecurityEventKind[];

/** What of the security log is shown. */
export interface SecurityFilter {
  readonly event: SecurityEventKind | 'all';
  readonly outcome: 'OK' | 'REFUSED' | 'all';
  /** As typed; nothing else than an id counts. */
  readonly person: string;
  /** Days by the clock of this device; null for all. */
  readonly days: DateRange | null;
}

export const everything: SecurityFilter = { event: 'all', outcome: 'all', person: '', days: null };

export function isPersonId(typed: string): boolean {
  return /^[1-9]\d{0,14}$/.test(typed.trim());
}

/** What the server is asked for. */
export function securityQueryOf({ event, outcome, person, days }: SecurityFilter, zone: string) {
  return {
    ...(event === 'all' ? {} : { event }),
    ...(outcome === 'all' ? {} : { outcome }),
    ...(isPersonId(person) ? { person: Number(person.trim()) } : {}),
    ...(days === null
      ? {}
      : {
          since: instantAt(days.startDate, '00:00', zone),
          until: instantAt(addDays(days.endDate, 1), '00:00', zone),
        }),
  };
}
