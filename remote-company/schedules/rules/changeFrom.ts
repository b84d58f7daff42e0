import { addDays, type LocalDate } from 'shared-contracts';
import type {
  AssignedScheduleEntry,
  CompanyFile,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import type { ReplacedEntry } from '../../changes/rules/companyPart.ts';
import { followingCode } from '../../changes/rules/followingCode.ts';
import { goesOn } from './goesOn.ts';

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
 * A changed pattern from a day on, and what it replaces: a following schedule takes over, at the
 * place in the rhythm that the day has, and the one before ends with its days as they were. A
 * schedule that nobody has before that day changes itself.
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
  const inSchedule = { workSchedule: externalCode };
  const begun = ranges.filter(({ startDate }) => startDate < from);
  const coming = ranges.filter(({ startDate }) => startDate >= from);
  const rests = begun.map((range) => ({
    ...goesOn(range, after.days.length, from),
    ...inSchedule,
    code: followingCode(range.code, from),
  }));
  return {
    part: {
      workSchedules: [
        { ...before, externalName: endedName },
        { ...after, externalCode },
      ],
      assignedSchedules: [
        ...begun.map((range) => ({ ...range, endDate: addDays(from, -1) })),
        ...rests,
        ...coming.map((range) => ({ ...range, ...inSchedule })),
      ],
    },
    replaced: [
      schedule,
      replacedEntry('workSchedules', externalCode, null),
      ...ranges.map((range) =>
        replacedEntry('assignedSchedules', range.code, { assignedSchedules: [range] }),
      ),
      ...rests.map(({ code }) => replacedEntry('assignedSchedules', code, null)),
    ],
  };
}

function replacedEntry(
  section: ReplacedEntry['section'],
  code: string,
  part: CompanyFile | null,
): ReplacedEntry {
  return { section, code, part };
}
