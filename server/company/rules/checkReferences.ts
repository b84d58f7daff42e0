import type {
  CompanyFile,
  HistorySegment,
  HistoryVersion,
} from 'shared-contracts/company-file/companyFile.ts';
import { entries } from './checkDuplicates.ts';
import type { CodedSection, ExistingCompany } from './existingCompany.ts';
import type { FieldPath, FileFault } from './fault.ts';
import { removedBySection } from './removedEntries.ts';

type Code = string | undefined;
type Refer = (path: FieldPath, section: CodedSection, code: Code) => void;
type References = (file: CompanyFile, refer: Refer) => void;

const kinds: { readonly [Section in CodedSection]: string } = {
  geofences: 'geofence',
  positions: 'position',
  costCenters: 'cost center',
  customFields: 'custom field',
  timeTypes: 'time type',
  timeTypeProfiles: 'time type profile',
  reasons: 'reason',
  adjustmentRules: 'rule of adjusted time',
  holidayCalendars: 'holiday calendar',
  people: 'person with the employee number',
  assignments: 'assignment',
  workSchedules: 'work schedule',
  assignedSchedules: 'assigned schedule',
  absences: 'absence',
  employeeGroups: 'group of employees',
  terminals: 'terminal',
  history: 'history entry',
};

/**
 * References to codes that exist neither in the file nor in the database. `known` holds the codes
 * of both.
 */
export function checkReferences(file: CompanyFile, known: ExistingCompany['codes']): FileFault[] {
  const faults: FileFault[] = [];
  const removed = removedBySection(file);
  const refer: Refer = (path, section, code) => {
    if (code === undefined || known[section]?.has(code) === true) return;
    const message = removed.get(section)?.has(code)
      ? `The file removes the ${kinds[section]} "${code}".`
      : `There is no ${kinds[section]} "${code}".`;
    faults.push({ path, message });
  };
  for (const references of [ofCatalogues, ofPeople, ofSchedules, ofHistory]) {
    references(file, refer);
  }
  return faults;
}

const ofCatalogues: References = (file, refer) => {
  for (const [entry, path] of entries(file.costCenters, 'costCenters')) {
    refer([...path, 'geofence'], 'geofences', entry.geofence);
  }
  for (const [entry, path] of entries(file.timeTypes, 'timeTypes')) {
    referAll(refer, [...path, 'customFields'], 'customFields', entry.customFields);
  }
  for (const [entry, path] of entries(file.timeTypeProfiles, 'timeTypeProfiles')) {
    refer([...path, 'mainTimeType'], 'timeTypes', entry.mainTimeType);
    referAll(refer, [...path, 'timeTypes'], 'timeTypes', entry.timeTypes);
  }
  for (const [entry, path] of entries(file.terminals, 'terminals')) {
    refer([...path, 'geofence'], 'geofences', entry.geofence);
  }
};

const ofPeople: References = (file, refer) => {
  for (const [entry, path] of entries(file.assignments, 'assignments')) {
    refer([...path, 'employee'], 'people', entry.employee);
    refer([...path, 'position'], 'positions', entry.position);
    refer([...path, 'costCenter'], 'costCenters', entry.costCenter);
    refer([...path, 'timeTypeProfile'], 'timeTypeProfiles', entry.timeTypeProfile);
    refer([...path, 'holidayCalendar'], 'holidayCalendars', entry.holidayCalendar);
    referAll(refer, [...path, 'geofences'], 'geofences', entry.geofences);
    referAll(refer, [...path, 'customFields'], 'customFields', entry.customFields);
  }
  for (const [entry, path] of entries(file.managers, 'managers')) {
    refer([...path, 'manager'], 'people', entry.manager);
    refer([...path, 'assignment'], 'assignments', entry.assignment);
  }
  for (const [entry, path] of entries(file.employeeGroups, 'employeeGroups')) {
    refer([...path, 'owner'], 'people', entry.owner);
    referAll(refer, [...path, 'sharedWith'], 'people', entry.sharedWith);
    referAll(refer, [...path, 'assignments'], 'assignments', entry.assignments);
  }
};

const ofSchedules: References = (file, refer) => {
  for (const [entry, path] of entries(file.workSchedules, 'workSchedules')) {
    refer([...path, 'individualEmployee'], 'people', entry.individualEmployee);
  }
  for (const [entry, path] of entries(file.assignedSchedules, 'assignedSchedules')) {
    refer([...path, 'assignment'], 'assignments', entry.assignment);
    refer([...path, 'workSchedule'], 'workSchedules', entry.workSchedule);
  }
  for (const [entry, path] of entries(file.absences, 'absences')) {
    refer([...path, 'assignment'], 'assignments', entry.assignment);
  }
};

const ofHistory: References = (file, refer) => {
  for (const [entry, path] of entries(file.history, 'history')) {
    refer([...path, 'assignment'], 'assignments', entry.assignment);
    ofVersion(entry, path, refer);
    entry.earlierVersions?.forEach((version, index) =>
      ofVersion(version, [...path, 'earlierVersions', index], refer),
    );
    entry.segments?.forEach((segment, index) => {
      refer([...path, 'segments', index, 'timeType'], 'timeTypes', segment.timeType);
      ofPunches(segment, [...path, 'segments', index], refer);
    });
    entry.notifications?.forEach(({ by }, index) =>
      refer([...path, 'notifications', index, 'by'], 'people', by),
    );
  }
};

function ofVersion(version: HistoryVersion, path: FieldPath, refer: Refer): void {
  refer([...path, 'timeType'], 'timeTypes', version.timeType);
  refer([...path, 'costCenter'], 'costCenters', version.costCenter);
  refer([...path, 'modifiedBy'], 'people', version.modifiedBy);
  refer([...path, 'reason'], 'reasons', version.reason);
  ofPunches(version, path, refer);
  version.customFieldValues?.forEach(({ customField }, index) =>
    refer([...path, 'customFieldValues', index, 'customField'], 'customFields', customField),
  );
}

function ofPunches(
  { clockIn, clockOut }: Pick<HistorySegment, 'clockIn' | 'clockOut'>,
  path: FieldPath,
  refer: Refer,
): void {
  refer([...path, 'clockIn', 'terminal'], 'terminals', clockIn.terminal);
  refer([...path, 'clockOut', 'terminal'], 'terminals', clockOut?.terminal);
}

function referAll(
  refer: Refer,
  path: FieldPath,
  section: CodedSection,
  codes: readonly string[] = [],
): void {
  codes.forEach((code, index) => refer([...path, index], section, code));
}
