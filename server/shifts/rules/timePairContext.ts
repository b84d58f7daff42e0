import type { components, FeatureInfo, Locale } from 'shared-contracts';
import type { Earlier } from './asOf.ts';

type Schemas = components['schemas'];

/** Facts about an assignment that are stable for seconds, as its time pairs need them. */
export interface AssignmentFacts {
  readonly id: number;
  readonly employeeId: number;
  readonly description: string;
  readonly position: Schemas['Position'];
  readonly startDate: string;
  readonly endDate: string | null;
  readonly timeZone: string;
  /** Held on the assignment or by its person. */
  readonly authorities: readonly Schemas['Authority'][];
  readonly costCenterId: number | null;
  readonly timeTypeProfileId: number;
  readonly mainTimeTypeId: number;
  readonly timeTypeIds: readonly number[];
  readonly geofenceIds: readonly number[];
  readonly customFieldIds: readonly number[];
  /** Everybody who manages the assignment at any time, to be notified of changes. */
  readonly managerIds: readonly number[];
}

/** A custom field for validating punches. */
export interface CustomFieldFacts {
  readonly id: number;
  readonly required: boolean;
  /** Names of its options by their id. */
  readonly options: ReadonlyMap<number, string>;
}

/** The company's lists that time pairs refer to, by id. */
export interface Catalogue {
  /** What the entries said before they were changed. */
  readonly earlier: EarlierLists;
  readonly timeTypes: ReadonlyMap<
    number,
    { readonly name: string; readonly customFieldIds: readonly number[] }
  >;
  readonly costCenters: ReadonlyMap<number, string>;
  readonly geofences: ReadonlyMap<number, Schemas['Geofence']>;
  readonly customFields: ReadonlyMap<number, CustomFieldFacts>;
  readonly reasons: ReadonlyMap<
    number,
    {
      readonly code: string;
      readonly names: Readonly<Record<Locale, string>>;
      /** Offered for corrections of shifts, or of segments. */
      readonly forShifts: boolean;
      readonly forSegments: boolean;
    }
  >;
}

/** By id, for the entries that were changed. */
export interface EarlierLists {
  readonly timeTypes: ReadonlyMap<number, readonly Earlier<string>[]>;
  readonly costCenters: ReadonlyMap<number, readonly Earlier<string>[]>;
  readonly positions: ReadonlyMap<number, readonly Earlier<string>[]>;
  readonly geofences: ReadonlyMap<number, readonly Earlier<Schemas['Geofence']>[]>;
  readonly reasons: ReadonlyMap<number, readonly Earlier<Readonly<Record<Locale, string>>>[]>;
}

/** The data for presenting a time pair besides its own rows and its assignment's. */
export interface PresentationContext {
  readonly catalogue: Catalogue;
  /** People who decided about them, by id. */
  readonly deciders: ReadonlyMap<number, Schemas['PersonName']>;
  /** The external HR system's messages about rejected shifts, by `original_version_id`. */
  readonly hrWords: ReadonlyMap<number, string>;
  readonly features: FeatureInfo;
  readonly locale: Locale;
  /** ISO 8601 in UTC. */
  readonly now: string;
}
