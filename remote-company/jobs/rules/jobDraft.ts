import { addDays, groupBy, type Authority, type LocalDate } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { codeOfName } from '../../entries/rules/codeOfName.ts';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { followingCode } from '../../changes/rules/followingCode.ts';
import { lastsUntil } from './job.ts';

type Recording = AssignmentEntry['timeRecordingVariants'][number]['timeRecordingVariant'];

/** A job as its form has it. */
export interface JobDraft {
  readonly person: NamedEntry | null;
  readonly position: NamedEntry | null;
  /** The name of a position that is made with the job; null if one is chosen. */
  readonly newPosition: string | null;
  /** Empty: the name of the position. */
  readonly description: string;
  readonly sites: readonly NamedEntry[];
  readonly costCenter: NamedEntry | null;
  readonly timeZone: string | null;
  readonly countryCode: string | null;
  readonly company: string;
  /** The schedule from the first day on, of a new job. */
  readonly schedule: NamedEntry | null;
  readonly recording: Recording;
  readonly profile: NamedEntry | null;
  readonly calendar: NamedEntry | null;
  readonly authorities: readonly Authority[];
  readonly isPrimary: boolean;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  /** Null: one that is made of the employee number. */
  readonly code: string | null;
}

/** What the authorities of a job can be chosen from; others that it has stay. */
export const workAuthorities = [
  'CAPTURE_TIME',
  'VIEW_TIME',
  'ADD_TIME',
  'CAPTURE_CALL_BACK',
] as const satisfies readonly Authority[];

/** A new job as most of the company's are. */
export function newDraft(known: readonly AssignmentEntry[], today: LocalDate): JobDraft {
  const usual = <Value extends string>(of: (entry: AssignmentEntry) => Value | undefined) =>
    mostOften(known.flatMap((entry) => of(entry) ?? []));
  const profile = usual(({ timeTypeProfile }) => timeTypeProfile);
  const calendar = usual(({ holidayCalendar }) => holidayCalendar);
  const named = (code: string | null) => (code === null ? null : { code, name: code });
  return {
    ...{ person: null, position: null, newPosition: null, description: '', sites: [] },
    ...{ costCenter: null, schedule: null, endDate: null, code: null },
    timeZone: usual(({ timeZone }) => timeZone),
    countryCode: usual(({ countryCode }) => countryCode),
    company: usual(({ company }) => company) ?? '',
    recording:
      usual(({ timeRecordingVariants }) => timeRecordingVariants.at(-1)?.timeRecordingVariant) ??
      'CLOCK',
    ...{ profile: named(profile), calendar: named(calendar) },
    authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
    ...{ isPrimary: true, startDate: today },
  };
}

function mostOften<Value extends string>(values: readonly Value[]): Value | null {
  const counts = [...groupBy(values, (value) => value)];
  const [most] = counts.toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? null;
}

/** The names of what a job refers to, by section and code. */
export type NameOf = (
  section: 'people' | 'positions' | 'costCenters' | 'geofences',
  code: string,
) => string;

export function draftOf(entry: AssignmentEntry, nameOf: NameOf, today: LocalDate): JobDraft {
  const named = (section: Parameters<NameOf>[0], code: string) => ({
    code,
    name: nameOf(section, code),
  });
  return {
    person: named('people', entry.employee),
    ...{ position: named('positions', entry.position), newPosition: null },
    description: entry.description,
    sites: (entry.geofences ?? []).map((code) => named('geofences', code)),
    costCenter: entry.costCenter === undefined ? null : named('costCenters', entry.costCenter),
    ...{ timeZone: entry.timeZone, countryCode: entry.countryCode, company: entry.company },
    ...{ schedule: null, recording: recordingOn(entry, today) },
    profile: { code: entry.timeTypeProfile, name: entry.timeTypeProfile },
    calendar:
      entry.holidayCalendar === undefined
        ? null
        : { code: entry.holidayCalendar, name: entry.holidayCalendar },
    ...{ authorities: entry.authorities, isPrimary: entry.isPrimary },
    ...{ startDate: entry.startDate, endDate: entry.endDate ?? null, code: entry.code },
  };
}

export type JobField =
  | 'person'
  | 'position'
  | 'timeZone'
  | 'countryCode'
  | 'company'
  | 'profile'
  | 'startDate'
  | 'endDate'
  | 'code';

/** What is wrong with a draft, by field. */
export function draftFaults(draft: JobDraft): ReadonlyMap<JobField, 'REQUIRED' | 'BEFORE_START'> {
  const { newPosition, position, startDate, endDate } = draft;
  const missing: readonly (readonly [JobField, boolean])[] = [
    ['person', draft.person === null],
    ['position', newPosition === null ? position === null : newPosition.trim() === ''],
    ['timeZone', draft.timeZone === null],
    ['countryCode', draft.countryCode === null],
    ['company', draft.company.trim() === ''],
    ['profile', draft.profile === null],
    ['startDate', startDate === null],
    ['code', draft.code?.trim() === ''],
  ];
  const faults = new Map<JobField, 'REQUIRED' | 'BEFORE_START'>(
    missing.flatMap(([field, isMissing]) => (isMissing ? [[field, 'REQUIRED']] : [])),
  );
  if (startDate !== null && endDate !== null && endDate < startDate) {
    faults.set('endDate', 'BEFORE_START');
  }
  return faults;
}

/** The code that a new job gets: `A-2001`, or with its first day if the person has that one. */
export function jobCode({ code, person, startDate }: JobDraft, taken: ReadonlySet<string>): string {
  if (code !== null) return code.trim();
  const usual = `A-${person?.code ?? ''}`.slice(0, 60);
  return taken.has(usual) && startDate !== null ? followingCode(usual, startDate) : usual;
}

/** What a sound draft adds or changes; the fields that its form does not show stay. */
export function draftChanges(
  draft: JobDraft,
  {
    before,
    taken,
    today,
  }: {
    readonly before: AssignmentEntry | null;
    /** Codes of the person's jobs. */
    readonly taken: ReadonlySet<string>;
    readonly today: LocalDate;
  },
): ChangedEntry[] {
  const { person, startDate, timeZone, countryCode, profile, schedule } = draft;
  const position = positionOf(draft);
  if (!person || !startDate || !timeZone || !countryCode || !profile || !position) return [];
  const code = before?.code ?? jobCode(draft, taken);
  const after: AssignmentEntry = {
    ...(before === null ? {} : withoutChosen(before)),
    ...{ code, employee: person.code, isPrimary: draft.isPrimary },
    description: draft.description.trim() === '' ? position.name : draft.description.trim(),
    ...{ position: position.code, startDate, countryCode, timeZone },
    ...(draft.endDate === null ? {} : { endDate: draft.endDate }),
    company: draft.company.trim(),
    ...(draft.costCenter === null ? {} : { costCenter: draft.costCenter.code }),
    timeTypeProfile: profile.code,
    ...(draft.calendar === null ? {} : { holidayCalendar: draft.calendar.code }),
    authorities: [...draft.authorities],
    timeRecordingVariants: recordingAfter(draft.recording, before, startDate, today),
    ...(draft.sites.length === 0 ? {} : { geofences: draft.sites.map((site) => site.code) }),
  };
  return [
    ...(draft.newPosition === null
      ? []
      : [
          {
            section: 'positions' as const,
            before: null,
            after: { code: position.code, description: position.name },
          },
        ]),
    { section: 'assignments', before, after },
    ...(schedule === null
      ? []
      : [
          {
            section: 'assignedSchedules' as const,
            before: null,
            after: {
              code: followingCode(`S-${code}`, startDate),
              assignment: code,
              workSchedule: schedule.code,
              startDate,
            },
          },
        ]),
  ];
}

function positionOf({ position, newPosition }: JobDraft): NamedEntry | null {
  if (newPosition === null) return position;
  const name = newPosition.trim();
  const code = codeOfName(name);
  // A name in another script than the Latin one has no code of its own.
  return { name, code: code === '' ? name.slice(0, 60) : code };
}

/** Without the optional fields that a form can clear. */
function withoutChosen(entry: AssignmentEntry): Partial<AssignmentEntry> {
  const {
    endDate: _endDate,
    costCenter: _costCenter,
    holidayCalendar: _calendar,
    geofences: _sites,
    ...rest
  } = entry;
  return rest;
}

function recordingOn({ timeRecordingVariants }: AssignmentEntry, today: LocalDate): Recording {
  const now = timeRecordingVariants.findLast(({ startDate }) => startDate <= today);
  return (now ?? timeRecordingVariants[0])?.timeRecordingVariant ?? 'CLOCK';
}

/** How time is recorded from today on; what was before stays. */
function recordingAfter(
  recording: Recording,
  before: AssignmentEntry | null,
  startDate: LocalDate,
  today: LocalDate,
): AssignmentEntry['timeRecordingVariants'] {
  const fresh = (from: LocalDate) => ({ timeRecordingVariant: recording, startDate: from });
  if (before === null) return [fresh(startDate)];
  const variants = before.timeRecordingVariants;
  if (recordingOn(before, today) === recording) return [...variants];
  const from = before.startDate > today ? before.startDate : today;
  const ended = variants
    .filter((variant) => variant.startDate < from)
    .map((variant) =>
      lastsUntil(variant, from) ? { ...variant, endDate: addDays(from, -1) } : variant,
    );
  return [...ended, fresh(from)];
}
