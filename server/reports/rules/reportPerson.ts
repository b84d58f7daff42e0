import type { DaySpan } from '../../shifts/rules/daySpans.ts';
import type { ReportSite } from './reportRequest.ts';

/** An assignment of a report, with the values of its rows. */
export interface ReportPerson {
  readonly assignmentId: number;
  readonly employeeNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly costCenterId: number | null;
  readonly costCenter: string | null;
  readonly company: string;
  /** Names of its geofences; null if it has none. */
  readonly geofences: string | null;
  readonly timeZone: string;
  /** The days that are the manager's. */
  readonly spans: readonly DaySpan[];
}

/** The group of a person; null if the assignment has none. */
export function siteOf(person: ReportPerson, site: ReportSite): string | null {
  switch (site) {
    case 'GEOFENCE':
      return person.geofences;
    case 'COST_CENTER':
      return person.costCenter;
    case 'COMPANY':
      return person.company;
  }
}
