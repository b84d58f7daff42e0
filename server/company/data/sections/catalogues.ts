import { locales } from 'shared-contracts';
import type {
  AdjustmentRuleEntry,
  CostCenterEntry,
  CustomFieldEntry,
  GeofenceEntry,
  HolidayCalendarEntry,
  PositionEntry,
  ReasonEntry,
  TimeTypeEntry,
  TimeTypeProfileEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { companySection } from './companySection.ts';
import { aboutRows, lasts, linkedCodes } from './entrySql.ts';

/** SQL: how many assignments have it today or later. */
function assignmentsWith(column: string, id: string): string {
  return `(select count(*) from assignment where ${column} = ${id} and ${lasts('end_date')})`;
}

const geofences = companySection(
  {
    section: 'geofences',
    from: 'geofence',
    entry: {
      fields: `'code', code, 'name', name, 'latitude', latitude, 'longitude', longitude,
        'radius', radius`,
    },
    ...{ id: 'geofence.id', code: 'code', name: 'name' },
    uses: `(select count(*) from assignment_geofence link
      join assignment on assignment.id = link.assignment_id
      where link.geofence_id = geofence.id and ${lasts('end_date')})`,
  },
  (entries: GeofenceEntry[]) => ({ geofences: entries }),
);
const positions = companySection(
  {
    section: 'positions',
    from: 'position',
    entry: { fields: `'code', code, 'description', description` },
    ...{ id: 'position.id', code: 'code', name: 'description' },
    uses: assignmentsWith('position_id', 'position.id'),
  },
  (entries: PositionEntry[]) => ({ positions: entries }),
);
const costCenters = companySection(
  {
    section: 'costCenters',
    from: 'cost_center center left join geofence on geofence.id = center.geofence_id',
    entry: { fields: `'code', center.code, 'name', center.name, 'geofence', geofence.code` },
    ...{ id: 'center.id', code: 'center.code', name: 'center.name' },
    about: aboutRows(`select 'geofences', geofence.code, geofence.name`),
    uses: assignmentsWith('cost_center_id', 'center.id'),
    refersTo: { geofences: 'geofence.code = $ofCode' },
  },
  (entries: CostCenterEntry[]) => ({ costCenters: entries }),
);
/** The one option of a FLAG is not the company's. */
const customFields = companySection(
  {
    section: 'customFields',
    from: 'custom_field field',
    entry: {
      fields: `'code', code, 'name', name, 'type', type, 'required', required,
        'description', description, 'options', coalesce((
          select json_agg(json_build_object('code', choice.code, 'name', choice.name)
            order by choice.sequence, choice.id)
          from custom_field_option choice
          where choice.custom_field_id = field.id and field.type <> 'FLAG'), '[]')`,
    },
    ...{ id: 'field.id', code: 'code', name: 'name' },
    uses: `(select count(*) from time_type_custom_field link where link.custom_field_id = field.id)`,
  },
  (entries: CustomFieldEntry[]) => ({ customFields: entries }),
);
const timeTypes = companySection(
  {
    section: 'timeTypes',
    from: 'time_type',
    entry: {
      fields: `'code', code, 'externalName', external_name, 'sequence', sequence,
        'customFields', ${linkedCodes('time_type', 'custom_field')}`,
    },
    ...{ id: 'time_type.id', code: 'code', name: 'external_name', listOrder: 'sequence' },
    about: aboutRows(`select 'customFields', field.code, field.name
      from time_type_custom_field link join custom_field field on field.id = link.custom_field_id
      where link.time_type_id = time_type.id`),
    uses: `(select count(*) from time_type_profile_type link
      where link.time_type_id = time_type.id)`,
    refersTo: {
      customFields: `exists (select from time_type_custom_field link
        join custom_field field on field.id = link.custom_field_id
        where link.time_type_id = time_type.id and field.code = $ofCode)`,
    },
  },
  (entries: TimeTypeEntry[]) => ({ timeTypes: entries }),
);
const timeTypeProfiles = companySection(
  {
    section: 'timeTypeProfiles',
    from: 'time_type_profile join time_type main on main.id = main_time_type_id',
    entry: {
      fields: `'code', time_type_profile.code, 'mainTimeType', main.code,
        'timeTypes', ${linkedCodes('time_type_profile', 'time_type', 'time_type_profile_type')}`,
    },
    ...{ id: 'time_type_profile.id', code: 'time_type_profile.code' },
    name: 'time_type_profile.code',
    about: aboutRows(`select 'timeTypes', type.code, type.external_name
      from time_type_profile_type link join time_type type on type.id = link.time_type_id
      where link.time_type_profile_id = time_type_profile.id`),
    uses: assignmentsWith('time_type_profile_id', 'time_type_profile.id'),
    refersTo: {
      timeTypes: `exists (select from time_type_profile_type link
        join time_type type on type.id = link.time_type_id
        where link.time_type_profile_id = time_type_profile.id and type.code = $ofCode)`,
    },
  },
  (entries: TimeTypeProfileEntry[]) => ({ timeTypeProfiles: entries }),
);
/**
 * A text that is the English one is left out: English stands in for it. The product's own OTHER is
 * among them, since a file may have changed it.
 */
const reasons = companySection(
  {
    section: 'reasons',
    from: 'reason',
    entry: {
      fields: `'code', code, 'names', json_build_object('en', names -> 'en', ${locales
        .filter((locale) => locale !== 'en')
        .map((locale) => `'${locale}', nullif(names -> '${locale}', names -> 'en')`)
        .join()}),
        'sequence', sequence, 'forShifts', for_shifts, 'forSegments', for_segments`,
    },
    ...{ id: 'reason.id', code: 'code', name: `names ->> 'en'`, listOrder: 'sequence' },
  },
  (entries: ReasonEntry[]) => ({ reasons: entries }),
);
const holidayCalendars = companySection(
  {
    section: 'holidayCalendars',
    from: 'holiday_calendar',
    entry: {
      fields: `'code', code, 'holidays', coalesce((
        select json_agg(json_build_object('date', date, 'name', name) order by date)
        from holiday where holiday_calendar_id = holiday_calendar.id), '[]')`,
    },
    ...{ id: 'holiday_calendar.id', code: 'code', name: 'code' },
    uses: assignmentsWith('holiday_calendar_id', 'holiday_calendar.id'),
  },
  (entries: HolidayCalendarEntry[]) => ({ holidayCalendars: entries }),
);
const adjustmentRules = companySection(
  {
    section: 'adjustmentRules',
    from: 'adjustment_rule',
    entry: {
      whole: `json_strip_nulls((jsonb_build_object('code', code, 'kind', kind) || setting
        || jsonb_build_object('graceMinutes', nullif(setting -> 'graceMinutes', '0')))::json)`,
    },
    ...{ id: 'adjustment_rule.id', code: 'code', name: 'code' },
    ...{ listOrder: 'sequence', fileOrder: 'sequence' },
  },
  (entries: AdjustmentRuleEntry[]) => ({ adjustmentRules: entries }),
);

/** The lists that people, schedules and time refer to, and the rules of adjusted time. */
export const catalogues = {
  ...{ geofences, positions, costCenters, customFields, timeTypes, timeTypeProfiles, reasons },
  ...{ holidayCalendars, adjustmentRules },
};
