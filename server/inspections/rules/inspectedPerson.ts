import type { SignedRecord } from '../../records/rules/record.ts';
import type { InspectedShift } from './inspectedTime.ts';
import type { InspectionPerson, InspectionSignOff } from './inspection.ts';

/** Everything about one assignment that an inspector gets. */
export interface InspectedPerson {
  readonly person: InspectionPerson;
  /** Ids of the versions of shifts that are, or once were, on days of the period. */
  readonly wanted: ReadonlySet<number>;
  /** All records about one of them, from the first to the head. */
  readonly records: readonly SignedRecord[];
  readonly shifts: readonly InspectedShift[];
  readonly signOffs: readonly InspectionSignOff[];
  /** Names of actors and places, by `employee 17`, `terminal 3`, `costCenter 5` or `geofence 2`. */
  readonly names: Readonly<Record<string, string>>;
  /** Numbers of records whose code did not match when they were read here. */
  readonly faults: readonly number[];
}
