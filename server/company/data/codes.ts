import type { Runner } from '../../database/statement.ts';
import { idsByCode } from './tableRows.ts';

type Ids = ReadonlyMap<string, number>;

/** Ids, by code, of the entries that others refer to. */
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

export async function readCatalogueIds(transaction: Runner): Promise<CatalogueIds> {
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
