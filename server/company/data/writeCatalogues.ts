import { locales } from 'shared-contracts';
import type { CompanyFile, ReasonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { changeFeatureSettings } from '../../features/data/changeFeatureSettings.ts';
import { adjustmentSetting } from '../rules/checkAdjustmentRules.ts';
import { readCatalogueIds, type CatalogueIds } from './codes.ts';
import { idOf, idOrNull, replaceRows, upsertRows } from './tableRows.ts';

const removeOtherRules = statement<never, { codes: readonly string[] }>(
  'removeOtherRules',
  'delete from adjustment_rule where not code = any($codes::text[])',
);

/** No new version if they are in force already. */
const addConsentText = statement<never, { texts: string; now: string }>(
  'addConsentText',
  `insert into face_consent_text (texts, made_at)
   select $texts::jsonb, $now::timestamptz
   where $texts::jsonb is distinct from
     (select texts from face_consent_text order by version desc limit 1)`,
);

/** Writes the company and its lists: what people, schedules and time refer to. */
export async function writeCatalogues(
  transaction: Runner,
  file: CompanyFile,
  change: { readonly changedBy: number | null; readonly now: string },
): Promise<CatalogueIds> {
  await writeCompany(transaction, file, change.now);
  await changeFeatureSettings(transaction, file.features ?? {}, change);
  await writeAdjustmentRules(transaction, file);
  await upsertRows(transaction, 'geofence', ['code'], file.geofences ?? []);
  await upsertRows(transaction, 'position', ['code'], file.positions ?? []);
  await upsertRows(
    transaction,
    'custom_field',
    ['code'],
    (file.customFields ?? []).map(({ code, name, type, required, description }) => ({
      code,
      name,
      type,
      required,
      description,
    })),
  );
  await upsertRows(
    transaction,
    'time_type',
    ['code'],
    (file.timeTypes ?? []).map(({ code, externalName, sequence }) => ({
      code,
      external_name: externalName,
      sequence,
    })),
  );
  await upsertRows(transaction, 'reason', ['code'], (file.reasons ?? []).map(reasonRow));
  await upsertRows(
    transaction,
    'holiday_calendar',
    ['code'],
    (file.holidayCalendars ?? []).map(({ code }) => ({ code })),
  );
  await writeReferring(transaction, file);
  return writeParts(transaction, file);
}

async function writeCompany(transaction: Runner, { company }: CompanyFile, now: string) {
  if (company === undefined) return;
  const { name, license, payCycle, theme, locales: offered, defaultApprovalStatuses } = company;
  const row = {
    id: 1,
    name,
    license_name: license.name,
    license_expiry: license.expiryDate ?? null,
    pay_cycle_start: payCycle.startDate,
    pay_cycle_duration: payCycle.duration,
    pay_cycle_unit: payCycle.unit,
    theme: theme ?? {},
    locales: offered,
    default_approval_statuses: defaultApprovalStatuses ?? null,
  };
  await upsertRows(transaction, 'company', ['id'], [row]);
  if (company.faceConsent === undefined) return;
  await transaction.run(addConsentText, { texts: JSON.stringify(company.faceConsent), now });
}

/** The rules form one list, so it is replaced as a whole; nothing refers to them by id. */
async function writeAdjustmentRules(transaction: Runner, { adjustmentRules }: CompanyFile) {
  if (adjustmentRules === undefined) return;
  const codes = adjustmentRules.map(({ code }) => code);
  await transaction.run(removeOtherRules, { codes });
  const rows = adjustmentRules.map((entry, index) => ({
    code: entry.code,
    sequence: index + 1,
    kind: entry.kind,
    setting: adjustmentSetting(entry),
  }));
  await upsertRows(transaction, 'adjustment_rule', ['code'], rows);
}

/** A text missing in a language falls back to English. */
function reasonRow({ code, names, sequence, forShifts, forSegments }: ReasonEntry) {
  return {
    code,
    names: Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? names.en])),
    sequence,
    for_shifts: forShifts,
    for_segments: forSegments,
  };
}

async function writeReferring(transaction: Runner, file: CompanyFile) {
  const ids = await readCatalogueIds(transaction);
  await upsertRows(
    transaction,
    'cost_center',
    ['code'],
    (file.costCenters ?? []).map(({ code, name, geofence }) => ({
      code,
      name,
      geofence_id: idOrNull(ids.geofences, geofence),
    })),
  );
  await upsertRows(
    transaction,
    'time_type_profile',
    ['code'],
    (file.timeTypeProfiles ?? []).map(({ code, mainTimeType }) => ({
      code,
      main_time_type_id: idOf(ids.timeTypes, mainTimeType),
    })),
  );
}

/** Replaces the parts of an entry; options stay, since recorded time may refer to them. */
async function writeParts(transaction: Runner, file: CompanyFile) {
  const ids = await readCatalogueIds(transaction);
  const options = (file.customFields ?? []).flatMap(({ code, name, type, options: choices }) =>
    // A FLAG has one option, which is chosen or not.
    (type === 'FLAG' ? [{ code, name }] : choices).map((choice, index) => ({
      custom_field_id: idOf(ids.customFields, code),
      code: choice.code,
      name: choice.name,
      sequence: index,
    })),
  );
  await upsertRows(transaction, 'custom_field_option', ['custom_field_id', 'code'], options);

  const timeTypes = (file.timeTypes ?? []).map(({ code, customFields = [] }) => ({
    time_type_id: idOf(ids.timeTypes, code),
    fields: customFields.map((field) => idOf(ids.customFields, field)),
  }));
  await replaceRows(
    transaction,
    'time_type_custom_field',
    'time_type_id',
    timeTypes.map(({ time_type_id }) => time_type_id),
    ['custom_field_id'],
    timeTypes.flatMap(({ time_type_id, fields }) =>
      fields.map((custom_field_id) => ({ time_type_id, custom_field_id })),
    ),
  );

  const profiles = (file.timeTypeProfiles ?? []).map(({ code, timeTypes: codes }) => ({
    time_type_profile_id: idOf(ids.timeTypeProfiles, code),
    types: codes.map((timeType) => idOf(ids.timeTypes, timeType)),
  }));
  await replaceRows(
    transaction,
    'time_type_profile_type',
    'time_type_profile_id',
    profiles.map(({ time_type_profile_id }) => time_type_profile_id),
    ['time_type_id'],
    profiles.flatMap(({ time_type_profile_id, types }) =>
      types.map((time_type_id) => ({ time_type_profile_id, time_type_id })),
    ),
  );

  const calendars = (file.holidayCalendars ?? []).map(({ code, holidays }) => ({
    holiday_calendar_id: idOf(ids.holidayCalendars, code),
    holidays,
  }));
  await replaceRows(
    transaction,
    'holiday',
    'holiday_calendar_id',
    calendars.map(({ holiday_calendar_id }) => holiday_calendar_id),
    ['date'],
    calendars.flatMap(({ holiday_calendar_id, holidays }) =>
      holidays.map(({ date, name }) => ({ holiday_calendar_id, date, name })),
    ),
  );
  return ids;
}
