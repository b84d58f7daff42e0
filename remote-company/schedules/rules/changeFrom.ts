import { addDays, daysBetween, type LocalDate } from 'shared-contracts';
import type {
  AssignedScheduleEntry,
  CompanyFile,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';

import type { ReplacedEntry } from '../../changes/rules/companyPart.ts';

export interface DatedChange {
  readonly before: WorkScheduleEntry;
  readonly after: WorkScheduleEntry;
  /** The first day with the changed pattern; the days before keep theirs. */
  readonly from: LocalDate;
  /** What the schedule is called that ends. */
  readonly endedName: string;
  /** The ranges of the schedule that last until `from` or longer. */
  readonly ranges: readonly AssignedScheduleEntry[];
}

/**
 * A changed pattern from a day on, and what it replaces: a following schedule takes over, at the place in the rhythm that
 * the day has, and the one before ends with its days as they were. A schedule that nobody has
 * before that day changes itself.
 */
export function changeFrom(change: DatedChange): {
  readonly part: CompanyFile;
  readonly replaced: readonly ReplacedEntry[];
} {
  const { before, after, from, endedName, ranges } = change;
  const schedule = replacedEntry('workSchedules', before.externalCode, { workSchedules: [before] });
  if (ranges.every(({ startDate }) => startDate >= from)) {
    return { part: { workSchedules: [after] }, replaced: [schedule] };
  }
  const externalCode = followingCode(before.externalCode, from);
  const following = ranges.map((range) => followingRange(range, change, externalCode));
  return {
    part: {
      workSchedules: [
        { ...before, externalName: endedName },
        { ...after, externalCode },
      ],
      assignedSchedules: ranges.flatMap((range, index) => {
        const next = following[index];
        if (next === undefined || next.code === range.code) return next ?? range;
        return [{ ...range, endDate: addDays(from, -1) }, next];
      }),
    },
    replaced: [
      schedule,
      replacedEntry('workSchedules', externalCode, null),
      ...ranges.map((range) =>
        replacedEntry('assignedSchedules', range.code, { assignedSchedules: [range] }),
      ),
      ...following
        .filter(({ startDate }, index) => startDate !== ranges[index]?.startDate)
        .map(({ code }) => replacedEntry('assignedSchedules', code, null)),
    ],
  };
}

/** The range with the changed schedule: a whole one that begins later, or the rest from the day on. */
function followingRange(
  range: AssignedScheduleEntry,
  { from, after }: DatedChange,
  workSchedule: string,
): AssignedScheduleEntry {
  const { startDate, firstDayNumber = 1 } = range;
  if (startDate >= from) return { ...range, workSchedule };
  const day = (firstDayNumber - 1 + daysBetween(startDate, from)) % after.days.length;
  return {
    ...range,
    code: followingCode(range.code, from),
    ...{ workSchedule, startDate: from, firstDayNumber: day + 1 },
  };
}

function replacedEntry(
  section: ReplacedEntry['section'],
  code: string,
  part: CompanyFile | null,
): ReplacedEntry {
  return { section, code, part };
}

const longestCode = 60;

/** A code for what follows from a day on; the same for the same day, and no other day's. */
function followingCode(code: string, from: LocalDate): string {
  const suffix = `-${from.replaceAll('-', '')}`;
  const stem = code.replace(/-\d{8}$/, '');
  return `${stem.slice(0, longestCode - suffix.length).trimEnd()}${suffix}`;
}
