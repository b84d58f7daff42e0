import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { FileFault } from './fault.ts';
import { removedKeys, type RemovableSection } from './removedEntries.ts';

/** Something that was recorded and keeps an entry from being removed. */
interface TraceKind {
  readonly section: RemovableSection;
  readonly trace: string;
  /** A sentence about the entry, with the way out if there is one. */
  readonly says: (name: string) => string;
}

const recordedTime = (name: string) => `Recorded time refers to ${name}, so it stays.`;

export const traceKinds = [
  {
    section: 'assignments',
    trace: 'TIME',
    says: (name) => `Time is recorded for ${name}: give it an endDate instead.`,
  },
  {
    section: 'assignments',
    trace: 'DAYS',
    says: (name) => `Days of ${name} are decided or signed off: give it an endDate instead.`,
  },
  {
    section: 'assignments',
    trace: 'ASSIGNMENT_KEPT_PUNCH',
    says: (name) => `A terminal has kept a punch of ${name}: give it an endDate instead.`,
  },
  {
    section: 'assignments',
    trace: 'HR_PLAN',
    says: (name) => `The HR system has plans of ${name}: give it an endDate instead.`,
  },
  {
    section: 'people',
    trace: 'PERSON_KEPT_PUNCH',
    says: (name) => `A terminal has kept a punch of ${name}: close the account instead.`,
  },
  {
    section: 'people',
    trace: 'DECISIONS',
    says: (name) => `${name} has decided on time: close the account instead.`,
  },
  {
    section: 'people',
    trace: 'PLANS',
    says: (name) => `${name} has planned the time of others: close the account instead.`,
  },
  {
    section: 'people',
    trace: 'FACES',
    says: (name) => `${name} has registered the faces of others: close the account instead.`,
  },
  {
    section: 'people',
    trace: 'ADMINISTRATION',
    says: (name) =>
      `${name} has changed the company or its connections: close the account instead.`,
  },
  {
    section: 'managers',
    trace: 'DECISIONS_IN_RANGE',
    says: (name) =>
      `The manager has decided on time of ${name}: give the range an endDate instead.`,
  },
  {
    section: 'workSchedules',
    trace: 'HR_SCHEDULE',
    says: (name) => `Plans with ${name} are on their way to the HR system, so it stays.`,
  },
  {
    section: 'workSchedules',
    trace: 'DAY_OFF_SCHEDULE',
    says: (name) => `${name} is the schedule of days off: name another one in features first.`,
  },
  { section: 'geofences', trace: 'SITE_OF_TIME', says: recordedTime },
  { section: 'costCenters', trace: 'COST_CENTER_OF_TIME', says: recordedTime },
  { section: 'customFields', trace: 'FIELD_OF_TIME', says: recordedTime },
  { section: 'timeTypes', trace: 'TYPE_OF_TIME', says: recordedTime },
  { section: 'reasons', trace: 'REASON_OF_TIME', says: recordedTime },
  {
    section: 'reasons',
    trace: 'OWN_REASON',
    says: (name) => `${name} is the reason of the product for free words, so it stays.`,
  },
  {
    section: 'terminals',
    trace: 'KEPT_PUNCHES',
    says: (name) => `Punches that ${name} has kept are recorded, so it stays.`,
  },
  {
    section: 'terminals',
    trace: 'CONSENTS',
    says: (name) => `People have answered about their faces at ${name}, so it stays.`,
  },
] as const satisfies readonly TraceKind[];

export interface Trace {
  readonly trace: (typeof traceKinds)[number]['trace'];
  /** Of the entry: its code, or `rangeKey`. */
  readonly key: string;
}

/** Entries that the file removes although something was recorded about them. */
export function traceFaults(file: CompanyFile, traces: readonly Trace[]): FileFault[] {
  return traceKinds.flatMap(({ section, trace, says }) => {
    const own = new Set(traces.filter((each) => each.trace === trace).map(({ key }) => key));
    if (own.size === 0) return [];
    const nameOf = (index: number, key: string) =>
      section === 'managers' ? (file.removed?.managers?.[index]?.assignment ?? key) : key;
    return removedKeys(file, section).flatMap(({ key, path }, index) =>
      own.has(key) ? [{ path, message: says(nameOf(index, key)) }] : [],
    );
  });
}
