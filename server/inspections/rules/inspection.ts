import type { components, Instant, LocalDate } from 'shared-contracts';
import type { SpreadsheetReader } from '../../spreadsheets/rules/styles.ts';

type Schemas = components['schemas'];

/** The parameters of an export: whose time, on which days, and who made it when. */
export interface Inspection extends SpreadsheetReader {
  readonly site: Pick<Schemas['InspectionSite'], 'kind' | 'code' | 'name'>;
  readonly company: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly madeAt: Instant;
  readonly madeBy: string;
  /** IANA zone of the reader, for events without a place. */
  readonly timeZone: string;
}

/** An assignment of the site, with the length of its record chain when the export began. */
export interface InspectionPerson {
  readonly id: number;
  readonly code: string;
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly timeZone: string;
  /** Number of the last record; 0 if there is none. */
  readonly head: number;
}

/** A sign-off of a pay cycle that includes days of the person. */
export interface InspectionSignOff {
  readonly signedBy: string;
  readonly signedAt: Instant;
  readonly first: LocalDate;
  readonly last: LocalDate;
}
