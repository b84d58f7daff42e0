import { locales } from 'shared-contracts';
import type {
  AdjustmentRuleEntry,
  CompanyFile,
  CostCenterEntry,
  CustomFieldEntry,
  GeofenceEntry,
  HolidayCalendarEntry,
  PositionEntry,
  ReasonEntry,
  TimeTypeEntry,
  TimeTypeProfileEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { byCode, entryOf, linkedCodes, readEntries, type Entry } from './entrySql.ts';

const exportGeofences = statement<Entry<GeofenceEntry>>(
  'exportGeofences',
  `select ${entryOf(`'code', code, 'name', name, 'latitude', latitude, 'longitude', longitude,
     'radius', radius`)}
   from geofence order by ${byCode('code')}`,
);
const exportPositions = statement<Entry<PositionEntry>>(
  'exportPositions',
  `select ${entryOf(`'code', code, 'description', description`)}
   from position order by ${byCode('code')}`,
);
const exportCostCenters = statement<Entry<CostCenterEntry>>(
  'exportCostCenters',
  `select ${entryOf(`'code', center.code, 'name', center.name, 'geofence', geofence.code`)}
   from cost_center center left join geofence on geofence.id = center.geofence_id
   order by ${byCode('center.code')}`,
);
/** The one option of a FLAG is not the company's. */
const exportCustomFields = statement<Entry<CustomFieldEntry>>(
  'exportCustomFields',
  `select ${entryOf(`'code', code, 'name', name, 'type', type, 'required', required,
     'description', description, 'options', coalesce((
       select json_agg(json_build_object('code', choice.code, 'name', choice.name)
         order by choice.sequence, choice.id)
       from custom_field_option choice
       where choice.custom_field_id = field.id and field.type <> 'FLAG'), '[]')`)}
   from custom_field field order by ${byCode('code')}`,
);
const exportTimeTypes = statement<Entry<TimeTypeEntry>>(
  'exportTimeTypes',
  `select ${entryOf(`'code', code, 'externalName', external_name, 'sequence', sequence,
     'customFields', ${linkedCodes('time_type', 'custom_field')}`)}
   from time_type order by ${byCode('code')}`,
);
const exportTimeTypeProfiles = statement<Entry<TimeTypeProfileEntry>>(
  'exportTimeTypeProfiles',
  `select ${entryOf(`'code', time_type_profile.code, 'mainTimeType', main.code,
     'timeTypes', ${linkedCodes('time_type_profile', 'time_type', 'time_type_profile_type')}`)}
   from time_type_profile join time_type main on main.id = main_time_type_id
   order by ${byCode('time_type_profile.code')}`,
);
/**
 * A text that is the English one is left out: English stands in for it. The product's own OTHER is
 * among them, since a file may have changed it.
 */
const exportReasons = statement<Entry<ReasonEntry>>(
  'exportReasons',
  `select ${entryOf(`'code', code, 'names', json_build_object('en', names -> 'en', ${locales
    .filter((locale) => locale !== 'en')
    .map((locale) => `'${locale}', nullif(names -> '${locale}', names -> 'en')`)
    .join()}),
     'sequence', sequence, 'forShifts', for_shifts, 'forSegments', for_segments`)}
   from reason order by ${byCode('code')}`,
);
const exportHolidayCalendars = statement<Entry<HolidayCalendarEntry>>(
  'exportHolidayCalendars',
  `select ${entryOf(`'code', code, 'holidays', coalesce((
       select json_agg(json_build_object('date', date, 'name', name) order by date)
       from holiday where holiday_calendar_id = holiday_calendar.id), '[]')`)}
   from holiday_calendar order by ${byCode('code')}`,
);
const exportAdjustmentRules = statement<Entry<AdjustmentRuleEntry>>(
  'exportAdjustmentRules',
  `select json_strip_nulls((jsonb_build_object('code', code, 'kind', kind) || setting
     || jsonb_build_object('graceMinutes', nullif(setting -> 'graceMinutes', '0')))::json) as entry
   from adjustment_rule order by sequence`,
);

/** The lists that people, schedules and time refer to, and the rules of adjusted time. */
export async function readCatalogues(runner: Runner) {
  return {
    geofences: await readEntries(runner, exportGeofences),
    positions: await readEntries(runner, exportPositions),
    costCenters: await readEntries(runner, exportCostCenters),
    customFields: await readEntries(runner, exportCustomFields),
    timeTypes: await readEntries(runner, exportTimeTypes),
    timeTypeProfiles: await readEntries(runner, exportTimeTypeProfiles),
    reasons: await readEntries(runner, exportReasons),
    holidayCalendars: await readEntries(runner, exportHolidayCalendars),
    adjustmentRules: await readEntries(runner, exportAdjustmentRules),
  } satisfies CompanyFile;
}
