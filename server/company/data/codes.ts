import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { idsByCode } from './tableRows.ts';

type Ids = ReadonlyMap<string, number>;

/** Ids by code of what other entries refer to. */
export interface CatalogueIds {
  readonly geofences: Ids;
  readonly costCenters: Ids;
  readonly customFields: Ids;
  readonly timeTypes: Ids;
  readonly positions: Ids;
  readonly timeTypeProfiles: Ids;
  readonly holidayCalendars: Ids;
  readonly reasons: Ids;
}

export async function readCatalogueIds(transaction: Transaction<Tables>): Promise<CatalogueIds> {
  return {
    geofences: await idsByCode(transaction, 'geofence'),
    costCenters: await idsByCode(transaction, 'cost_center'),
    customFields: await idsByCode(transaction, 'custom_field'),
    timeTypes: await idsByCode(transaction, 'time_type'),
    positions: await idsByCode(transaction, 'position'),
    timeTypeProfiles: await idsByCode(transaction, 'time_type_profile'),
    holidayCalendars: await idsByCode(transaction, 'holiday_calendar'),
    reasons: await idsByCode(transaction, 'reason'),
  };
}
