import { addDays, type LocalDate } from 'shared-contracts';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { followingCode } from '../../changes/rules/followingCode.ts';
import { goesOn } from '../../schedules/rules/goesOn.ts';
import {
  absenceEntryOf,
  lastsUntil,
  rangeOf,
  scheduleEntryOf,
  type Job,
  type PlannedSchedule,
} from './job.ts';

export interface Move {
  /** Codes of the sites. */
  readonly sites: readonly string[];
  /** The first day there. */
  readonly from: LocalDate;
  readonly today: LocalDate;
}

type Recording = AssignmentEntry['timeRecordingVariants'];

/**
 * Whether a move makes a following job. Sites have no days of their own: at once they change on the
 * job itself, from a coming day on they are those of the job that follows
 * (docs/decisions/moving-jobs.md).
 */
export function isFollowed({ entry }: Pick<Job, 'entry'>, { from, today }: Move): boolean {
  return from > today && from > entry.startDate && lastsUntil(entry, from);
}

/** Whether the job still lasts on the day. */
export function mayMove({ entry }: Pick<Job, 'entry'>, { from }: Move): boolean {
  return lastsUntil(entry, from);
}

/** The job at other sites from a day on; its managers, schedules and absences follow. */
export function moveJob(job: Job, move: Move, unique: (code: string) => string): ChangedEntry[] {
  const { entry, facts } = job;
  const geofences = [...move.sites];
  if (!isFollowed(job, move)) {
    return [{ section: 'assignments', before: entry, after: { ...entry, geofences } }];
  }
  const { from } = move;
  const code = unique(followingCode(entry.code, from));
  const before = addDays(from, -1);
  return [
    { section: 'assignments', before: entry, after: { ...entry, endDate: before } },
    {
      section: 'assignments',
      before: null,
      after: {
        ...{ ...entry, code, geofences, startDate: from },
        timeRecordingVariants: recordingFrom(entry.timeRecordingVariants, from),
      },
    },
    ...facts.managers.flatMap(({ manager, startDate, endDate }): ChangedEntry[] =>
      endDate !== null && endDate < from
        ? []
        : [
            {
              section: 'managers',
              before: null,
              after: {
                manager,
                assignment: code,
                ...rangeOf(startDate > from ? startDate : from, endDate),
              },
            },
          ],
    ),
    ...facts.schedules.flatMap((range) => movedSchedule(range, entry.code, code, from, unique)),
    ...facts.absences.flatMap((absence): ChangedEntry[] => {
      const old = absenceEntryOf(absence, entry.code);
      if (old.endDate < from) return [];
      if (old.startDate >= from) {
        return [{ section: 'absences', before: old, after: { ...old, assignment: code } }];
      }
      const rest = { ...old, code: unique(followingCode(old.code, from)), assignment: code };
      return [
        { section: 'absences', before: old, after: { ...old, endDate: before } },
        { section: 'absences', before: null, after: { ...rest, startDate: from } },
      ];
    }),
  ];
}

/** How time is recorded from a day on. */
function recordingFrom(variants: Recording, from: LocalDate): Recording {
  return variants.flatMap((variant) =>
    lastsUntil(variant, from)
      ? [{ ...variant, startDate: variant.startDate > from ? variant.startDate : from }]
      : [],
  );
}

function movedSchedule(
  range: PlannedSchedule,
  oldJob: string,
  newJob: string,
  from: LocalDate,
  unique: (code: string) => string,
): ChangedEntry[] {
  const old = scheduleEntryOf(range, oldJob);
  if (old === null || !lastsUntil(old, from)) return [];
  if (old.startDate >= from) {
    return [{ section: 'assignedSchedules', before: old, after: { ...old, assignment: newJob } }];
  }
  const after = { ...old, endDate: addDays(from, -1) };
  return [
    { section: 'assignedSchedules', before: old, after },
    {
      section: 'assignedSchedules',
      before: null,
      after: {
        ...goesOn(old, range.length, from),
        ...{ code: unique(followingCode(old.code, from)), assignment: newJob },
      },
    },
  ];
}
