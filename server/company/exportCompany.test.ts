import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { demoCompany } from 'demo-data/demoCompany.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { Database } from '../database/database.ts';
import { erasePerson } from '../person-data/data/erasePerson.ts';
import { defaultFeatures } from 'shared-contracts/features';
import { createRecordChain } from '../records/data/recordChain.ts';
import { changedCompany } from '../testing/changedCompany.ts';
import { openReusedDatabase } from '../testing/reusedEngines.ts';
import { sql } from '../testing/sql.ts';
import { hasCompanyShape, schemaFaults } from './checkSchema.ts';
import { exportCompany } from './exportCompany.ts';
import { writeCompanyFile, type ImportParts } from './data/writeCompanyFile.ts';
import { importCompany } from './importCompany.ts';
import { nothingYet } from './rules/existingCompany.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

const now = new Date('2026-03-02T08:00:00Z');
const hash = 'HASH-OF-A-SECRET';

/** A company with every field that the small one leaves out. */
const wholeCompany = {
  'company.theme': { primary: '#113355' },
  'company.license.expiryDate': '2030-12-31',
  'company.defaultApprovalStatuses': ['REJECTED', 'PENDING'],
  'company.faceConsent': { en: 'We recognise your face.', de: 'Wir erkennen Ihr Gesicht.' },
  'features.SUBORDINATE_ORDER': 'employeeId',
  'features.OVERTIME': true,
  'costCenters.1': { code: '020', name: 'Nowhere' },
  'customFields.1': {
    ...{ code: 'CAR', name: 'Own car', type: 'FLAG', required: true, description: 'By car' },
    options: [],
  },
  'customFields.0.options': [
    { code: '2', name: 'Second' },
    { code: '1', name: 'First' },
  ],
  'reasons.0.names': { en: 'Forgot', de: 'Vergessen', es: 'Forgot' },
  'adjustmentRules.2': { code: 'A-LATE', kind: 'OVERTIME', minimumMinutes: 15 },
  'people.1.badge': 'BADGE-1',
  'people.1.closed': true,
  'people.1.pin': '80316',
  'people.1.settings': { locale: 'de', is24HourDateTime: false, startOfWeek: 'SUNDAY' },
  'people.2': { employeeNumber: '0', firstName: 'No', lastName: 'Login', settings: {} },
  'people.3': { employeeNumber: '10', firstName: 'No', lastName: 'Settings' },
  'assignments.0.endDate': '2027-12-31',
  'workSchedules.0.color': { primaryColor: '#111111', secondaryColor: '#222222', text: '#ffffff' },
  'workSchedules.0.countryCode': 'DE',
  'workSchedules.0.days.0.customDurationBreak': 15,
  'workSchedules.1': {
    ...{ externalCode: 'HOURS', externalName: 'Hours', timeRecordingVariant: 'DURATION' },
    individualEmployee: '2',
    days: [{ category: 'PLANNED_HOURS', workingMinutes: 480, customDurationBreak: 30 }],
  },
  'workSchedules.2': {
    ...{ externalCode: 'FREE', externalName: 'Free', timeRecordingVariant: 'CLOCK' },
    nonWorkingDay: true,
    days: [{ category: 'OFF' }],
  },
  'assignedSchedules.1': {
    ...{ code: 'S-1', assignment: 'A-2', workSchedule: 'NIGHT', firstDayNumber: 2 },
    ...{ startDate: '2026-02-02', endDate: '2026-02-08', isTemporary: true },
  },
  'employeeGroups.1': { code: 'ALONE', name: 'Alone', owner: '1' },
} as const;

describe.each<[string, () => Promise<unknown>]>([
  ['the demo company', async () => demoCompany(1, now.toISOString())],
  ['the example of the guide', example],
  ['a company with every field', async () => changedCompany(wholeCompany)],
])('the export of %s', (_name, given) => {
  let file: CompanyFile = {};
  let database: Database;
  let exported: CompanyFile = {};
  beforeAll(async () => {
    file = fileOf(await given());
    database = await openReusedDatabase();
    const written = { ...file, history: [] };
    const parts = await partsOf(database);
    await database.transaction((transaction) => writeCompanyFile(transaction, written, parts));
    exported = await exportCompany(database);
  });
  afterAll(() => database.close());

  test.each(Object.keys(sectionKeys))('has the %s of the imported file', (section) => {
    expect(sectionOf(exported, section)).toEqual(expectedOf(file, section));
  });

  test('has these sections only, none of which the import would refuse', async () => {
    expect(Object.keys(exported)).toEqual(Object.keys(sectionKeys));
    const outcome = validateCompanyFile(exported, nothingYet, now.toISOString());
    expect(outcome.ok ? [] : outcome.faults).toEqual([]);
  });

  test('holds no password, PIN or hash', () => {
    const holders = [...(file.people ?? []), ...(file.terminals ?? [])];
    const text = JSON.stringify(exported);
    const told = [{ password: hash }, ...holders].flatMap((holder) =>
      [holder.password, 'pin' in holder ? holder.pin : undefined].filter(
        (secret) => secret !== undefined && text.includes(JSON.stringify(secret)),
      ),
    );
    expect(told).toEqual([]);
    expect(text).not.toMatch(/argon2|"(password|pin|hash)\w*"/i);
  });

  test('imported where it came from changes nothing', async () => {
    expect(await importInto(database, exported)).toMatchObject({ ok: true });
    expect(await exportCompany(database)).toEqual(exported);
  });

  test('imported into an empty database is exported again as it is', async () => {
    const other = await openReusedDatabase();
    expect(await importInto(other, exported)).toMatchObject({ ok: true });
    expect(JSON.stringify(await exportCompany(other))).toBe(JSON.stringify(exported));
    await other.close();
  });
});

describe('an export leaves out', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openReusedDatabase();
  });
  afterAll(() => database.close());

  test('the company where there is none yet', async () => {
    const { company, features, adjustmentRules } = await exportCompany(database);
    expect({ company, features, adjustmentRules }).toEqual({ features: {}, adjustmentRules: [] });
  });

  test('what was planned or grouped here, and settings of another version', async () => {
    await importInto(database, changedCompany({ history: [] }));
    const before = await exportCompany(database);
    await database.run(
      ...sql`insert into work_schedule (external_code, external_name, time_recording_variant, days)
        select 'PUNCTUAL-EIGHT', 'Eight', 'CLOCK', days from work_schedule`,
    );
    await database.run(
      ...sql`insert into assigned_schedule (code, assignment_id, work_schedule_id, start_date,
          end_date, first_day_number, is_temporary)
        select given.code, assignment.id, planned.id, '2026-04-06', '2026-04-10', 1, true
        from (values (null, 'NIGHT'), ('PUNCTUAL-T1', 'NIGHT'), ('S-3', 'PUNCTUAL-EIGHT'))
          given (code, schedule)
        join work_schedule planned on external_code = schedule cross join assignment`,
    );
    await database.run(
      ...sql`insert into employee_group (owner_id, name) select id, 'By hand' from employee`,
    );
    await database.run(
      ...sql`insert into feature_setting (name, value, changed_at) values
        ('GONE', 'true', now()), ('OVERTIME', '"yes"', now()), ('SEGMENTS', 'null', now()),
        ('NON_WORKING_DAY_SCHEDULE_CLOCK', '""', now())`,
    );
    expect(await exportCompany(database)).toEqual(before);
  });

  test('what partial imports made and a whole file may not say', async () => {
    const [schedule] = changedFile({}).workSchedules ?? [];
    const [group] = changedFile({}).employeeGroups ?? [];
    await importInto(database, {
      people: changedFile({ 'people.0.authorities': [] }).people,
      workSchedules: schedule && [{ ...schedule, days: schedule.days.slice(0, 1) }],
      employeeGroups: group && [{ code: group.code, name: group.name, owner: '2' }],
    });
    await database.run(
      ...sql`update assigned_schedule set first_day_number = 2 where code = 'S-2'`,
    );
    const exported = await exportCompany(database);
    expect(exported).toMatchObject({
      managers: [{ endDate: '2025-12-31' }],
      assignedSchedules: [{ code: 'S-2' }],
      employeeGroups: [{ sharedWith: [] }],
    });
    expect(exported.assignedSchedules?.[0]).not.toHaveProperty('firstDayNumber');
    const outcome = validateCompanyFile(exported, nothingYet, new Date().toISOString());
    expect(outcome.ok ? [] : outcome.faults).toEqual([]);
  });

  test('people who were erased, with everything about them', async () => {
    await importInto(database, {
      assignments: changedFile({ 'assignments.0.endDate': '2026-01-31' }).assignments,
      workSchedules: changedFile({ 'workSchedules.0.individualEmployee': '2' }).workSchedules,
    });
    const [ola] = await database.run(
      ...sql<{ id: number }>`select id from employee where employee_number = '2'`,
    );
    const erasure = { now, isHrConnected: false };
    await database.transaction((unit) => erasePerson(unit, ola?.id ?? 0, erasure));
    const exported = await exportCompany(database);
    expect(exported.people).toMatchObject([{ employeeNumber: '1' }]);
    expect(exported).toMatchObject({ assignments: [], managers: [], absences: [] });
    expect(exported).toMatchObject({ workSchedules: [], assignedSchedules: [] });
    expect(JSON.stringify(exported)).not.toContain('erased');
    expect(schemaFaults(exported)).toEqual([]);
  });
});

/** The sections of an export, with the fields that an entry is sorted by. */
const sectionKeys: Readonly<Record<string, readonly string[]>> = {
  company: [],
  features: [],
  geofences: ['code'],
  positions: ['code'],
  costCenters: ['code'],
  customFields: ['code'],
  timeTypes: ['code'],
  timeTypeProfiles: ['code'],
  reasons: ['code'],
  holidayCalendars: ['code'],
  adjustmentRules: [],
  people: ['employeeNumber'],
  assignments: ['code'],
  managers: ['manager', 'assignment', 'startDate'],
  workSchedules: ['externalCode'],
  assignedSchedules: ['code'],
  absences: ['code'],
  employeeGroups: ['code'],
  terminals: ['terminalId'],
};

/** Values of fields that an export leaves out. */
const defaults: Readonly<Record<string, Fields>> = {
  features: { ...defaultFeatures.features, ...defaultFeatures.properties },
  timeTypes: { customFields: [] },
  adjustmentRules: { graceMinutes: 0 },
  people: { authorities: [], closed: false },
  assignments: { geofences: [], customFields: [], customEntities: [] },
  workSchedules: { nonWorkingDay: false },
  assignedSchedules: { firstDayNumber: 1, isTemporary: false },
};
/** The product's own, which stands in every database. */
const otherReason = {
  code: 'OTHER',
  names: { en: 'Other', de: 'Anderer Grund', es: 'Otro motivo', th: 'เหตุผลอื่น' },
  ...{ sequence: 0, forShifts: false, forSegments: false },
};
const standardSettings = { is24HourDateTime: true, startOfWeek: 'MONDAY' };

type Fields = Readonly<Record<string, unknown>>;

function sectionOf(file: CompanyFile, section: string): unknown {
  return Object.entries(file).find(([name]) => name === section)?.[1];
}

/** What an export of the imported file holds. */
function expectedOf(file: CompanyFile, section: string): unknown {
  const content = sectionOf(file, section);
  if (content !== undefined && !Array.isArray(content)) {
    return without(fieldsOf(content), defaults[section]);
  }
  const made = section === 'reasons' ? [otherReason] : [];
  const list: readonly unknown[] = [...made, ...(content ?? [])];
  const keys = sectionKeys[section] ?? [];
  const keyOf = (entry: Fields) => keys.map((key) => String(entry[key])).join(' ');
  return list
    .map((entry) => entryOf(section, fieldsOf(entry)))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
}

function entryOf(section: string, given: Fields): Fields {
  const { password: _password, pin: _pin, ...entry } = given;
  const kept = without(entry, defaults[section]);
  const codes = ['geofences', 'customFields', 'timeTypes', 'sharedWith', 'assignments'];
  const sorted = Object.entries(kept).map(([name, value]) => {
    const isCodes = codes.includes(name) && Array.isArray(value);
    return [name, isCodes ? value.map(String).toSorted() : value];
  });
  const { settings, names, ...rest } = fieldsOf(Object.fromEntries(sorted));
  const lists = section === 'employeeGroups' ? { sharedWith: [], assignments: [] } : {};
  return {
    ...lists,
    ...rest,
    ...(settings === undefined
      ? {}
      : { settings: { locale: 'en', ...without(fieldsOf(settings), standardSettings) } }),
    ...(names === undefined ? {} : { names: textsOf(fieldsOf(names)) }),
  };
}

function textsOf(names: Fields): Fields {
  return { ...without(names, { de: names['en'], es: names['en'], th: names['en'] }) };
}

function without(fields: Fields, standard: Fields = {}): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, standard[name])),
  );
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error('This has no fields.');
  return Object.fromEntries(Object.entries(value));
}

/** The example of the guide. */
async function example(): Promise<unknown> {
  const guide = new URL('../../docs/guides/company-file.md', import.meta.url);
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8')) ?? [];
  return JSON.parse(text);
}

function changedFile(changes: Fields): CompanyFile {
  return fileOf(changedCompany(changes));
}

function fileOf(value: unknown): CompanyFile {
  if (hasCompanyShape(value)) return value;
  throw new Error(JSON.stringify(schemaFaults(value)));
}

async function importInto(database: Database, value: unknown) {
  return importCompany(value, await partsOf(database));
}

let keyDirectory: Promise<string> | null = null;

async function partsOf(database: Database): Promise<ImportParts> {
  keyDirectory ??= mkdtemp(path.join(tmpdir(), 'punctual-export-'));
  const configuration = { dataDirectory: await keyDirectory };
  const records = createRecordChain({ database, configuration });
  await records.open();
  return { database, records, hashPassword: () => Promise.resolve(hash), now };
}
