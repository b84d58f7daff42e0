import { addDays, daysBetween, type LocalDate } from 'shared-contracts';
import type {
  AssignedScheduleEntry,
  AssignmentEntry,
  CompanyFile,
  ManagerEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import type { MappedJob } from './jobOfMapping.ts';

/** What the mapping has made of a person, as it was written last. */
export interface FollowedJob {
  /** The codes of all assignments that it made for the person. */
  readonly made: readonly string[];
  readonly assignment: AssignmentEntry;
  readonly schedule: AssignedScheduleEntry | null;
  readonly manager: ManagerEntry | null;
  /** The person has left. */
  readonly hasEnded: boolean;
}

/** The assignment as it is now. */
export interface StandingJob {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
  /** The last day with time. */
  readonly lastTime: LocalDate | null;
}

export interface FollowedPerson {
  readonly employeeNumber: string;
  /** Begins the codes of what is made for the person. */
  readonly codeBase: string;
  /** Null ends the job. */
  readonly job: MappedJob | null;
  /** The manager's employee number. */
  readonly manager: string | null;
  readonly followed: FollowedJob | null;
  readonly standing: StandingJob | null;
  /** In the zone of the job. */
  readonly today: LocalDate;
  /** The number of days of the job's schedule, and the day on which it begins with its first one. */
  readonly schedule: { readonly days: number; readonly from: LocalDate } | null;
}

export interface Following {
  /** A part of the company file; empty if nothing changes. */
  readonly file: Required<Pick<CompanyFile, 'assignments' | 'assignedSchedules' | 'managers'>>;
  readonly followed: FollowedJob | null;
}

type Written = Following['file'];

/**
 * What follows for the company from what the mapping makes of a person. Days before today stay as
 * they are: what differs from the past becomes an assignment of its own, from today or from the day
 * after the last one with time. What people have ended by hand stays ended.
 */
export function followPerson(person: FollowedPerson): Following {
  const { job, followed, standing, today } = person;
  const isOver = followed === null || standing === null || followed.hasEnded;
  if (job === null) {
    return isOver ? nothing(followed) : ended(followed, lastDayOf(standing, today), standing);
  }
  if (isOver) {
    const free = standing?.endDate == null ? today : later(today, addDays(standing.endDate, 1));
    return begun(person, job, free, null);
  }
  if (standing.endDate !== null && standing.endDate < today) return nothing(followed);
  const moveDay = later(today, standing.lastTime === null ? today : addDays(standing.lastTime, 1));
  if (standing.startDate >= moveDay || !isMove(followed.assignment, job)) {
    return changed(person, job, followed, standing, later(moveDay, standing.startDate));
  }
  if (standing.endDate !== null && standing.endDate < moveDay) return nothing(followed);
  const old = ended(followed, addDays(moveDay, -1), { ...standing, endDate: null });
  const next = begun(person, job, moveDay, standing.endDate);
  return { file: joined(old.file, next.file), followed: next.followed };
}

/** Whether entries of the past would look different with this job. */
function isMove(assignment: AssignmentEntry, job: MappedJob): boolean {
  const [variant] = assignment.timeRecordingVariants;
  return (
    assignment.position !== job.position ||
    assignment.timeZone !== job.timeZone ||
    assignment.countryCode !== job.countryCode ||
    assignment.company !== job.company ||
    assignment.timeTypeProfile !== job.timeTypeProfile ||
    assignment.holidayCalendar !== job.holidayCalendar ||
    variant?.timeRecordingVariant !== job.timeRecordingVariant
  );
}

/** A new assignment with its schedule and manager. */
function begun(
  person: FollowedPerson,
  job: MappedJob,
  startDate: LocalDate,
  endDate: LocalDate | null,
): Following {
  const { followed, codeBase, manager } = person;
  const made = followed?.made ?? [];
  const code = made.length === 0 ? codeBase : `${codeBase}@${startDate}`;
  const assignment = assignmentOf(person, job, { code, startDate, endDate });
  const schedule = scheduleOf(person, job, code, startDate, endDate);
  const managing = manager === null ? null : { manager, assignment: code, startDate };
  return {
    file: written(assignment, [schedule], [managing && withEnd(managing, endDate)]),
    followed: {
      ...{ made: [...made, code], assignment, schedule, manager: managing, hasEnded: false },
    },
  };
}

/** The same assignment with other values, from `day` on. */
function changed(
  person: FollowedPerson,
  job: MappedJob,
  followed: FollowedJob,
  { startDate, endDate }: StandingJob,
  day: LocalDate,
): Following {
  const { code } = followed.assignment;
  const assignment = assignmentOf(person, job, { code, startDate, endDate });
  const isSame = textOf(assignment) === textOf(followed.assignment);
  const plan = changedSchedule(person, job, followed, day, endDate);
  // Who decides changes at once, also on a day with time.
  const from = later(person.today, startDate);
  const managed = changedManager(followed, person.manager, code, from, endDate);
  return {
    file: {
      assignments: isSame ? [] : [assignment],
      assignedSchedules: plan.written,
      managers: managed.written,
    },
    followed: { ...followed, assignment, schedule: plan.schedule, manager: managed.manager },
  };
}

function changedSchedule(
  person: FollowedPerson,
  job: MappedJob,
  { schedule: old, assignment }: FollowedJob,
  day: LocalDate,
  endDate: LocalDate | null,
) {
  if ((old?.workSchedule ?? null) === job.workSchedule) return { schedule: old, written: [] };
  const next = scheduleOf(person, job, assignment.code, day, endDate);
  if (old === null) return { schedule: next, written: present([next]) };
  // One that has not begun before is replaced: nothing can be taken out by a file.
  if (old.startDate >= day && next !== null) {
    const replaced = { ...next, code: old.code };
    return { schedule: replaced, written: [replaced] };
  }
  const over = withEnd(old, later(old.startDate, addDays(day, -1)));
  return { schedule: next, written: present([over, next]) };
}

function changedManager(
  { manager: old, assignment }: FollowedJob,
  manager: string | null,
  code: string,
  day: LocalDate,
  endDate: LocalDate | null,
) {
  const isSame = (old?.manager ?? null) === manager && (old === null || old.assignment === code);
  if (isSame) return { manager: old, written: [] };
  const next = manager === null ? null : { manager, assignment: assignment.code, startDate: day };
  const over = old && withEnd(old, later(old.startDate, addDays(day, -1)));
  return { manager: next, written: present([over, next && withEnd(next, endDate)]) };
}

/** The job with an end; one that people have set earlier stays. */
function ended(followed: FollowedJob, day: LocalDate, { endDate }: StandingJob): Following {
  const last = endDate !== null && endDate < day ? endDate : day;
  const { assignment, schedule, manager } = followed;
  const upTo = <Range extends { startDate: LocalDate }>(range: Range | null) =>
    range && withEnd(range, later(range.startDate, last));
  return {
    file: written(withEnd(assignment, last), [upTo(schedule)], [upTo(manager)]),
    followed: { ...followed, assignment: withEnd(assignment, last), hasEnded: true },
  };
}

/** A leaver's last day: today, unless there is later time or the job begins later. */
function lastDayOf({ startDate, lastTime }: StandingJob, today: LocalDate): LocalDate {
  return later(later(today, startDate), lastTime ?? today);
}

function assignmentOf(
  { employeeNumber }: FollowedPerson,
  {
    timeRecordingVariant,
    workSchedule: _workSchedule,
    authorities,
    geofences = [],
    ...job
  }: MappedJob,
  { code, startDate, endDate }: { code: string; startDate: LocalDate; endDate: LocalDate | null },
): AssignmentEntry {
  return withEnd(
    {
      ...{ code, employee: employeeNumber, isPrimary: true, ...job, startDate },
      authorities: [...authorities],
      timeRecordingVariants: [{ timeRecordingVariant, startDate }],
      geofences: [...geofences],
    },
    endDate,
  );
}

function scheduleOf(
  { schedule }: FollowedPerson,
  { workSchedule }: MappedJob,
  assignment: string,
  startDate: LocalDate,
  endDate: LocalDate | null,
): AssignedScheduleEntry | null {
  if (workSchedule === null || schedule === null) return null;
  const passed = daysBetween(schedule.from, startDate) % schedule.days;
  const firstDayNumber = ((passed + schedule.days) % schedule.days) + 1;
  return withEnd(
    { code: `${assignment}:${startDate}`, assignment, workSchedule, startDate, firstDayNumber },
    endDate,
  );
}

function written(
  assignment: AssignmentEntry,
  schedules: readonly (AssignedScheduleEntry | null)[],
  managers: readonly (ManagerEntry | null)[],
): Written {
  return {
    assignments: [assignment],
    assignedSchedules: present(schedules),
    managers: present(managers),
  };
}

function joined(one: Written, other: Written): Written {
  return {
    assignments: [...one.assignments, ...other.assignments],
    assignedSchedules: [...one.assignedSchedules, ...other.assignedSchedules],
    managers: [...one.managers, ...other.managers],
  };
}

function nothing(followed: FollowedJob | null): Following {
  return { file: { assignments: [], assignedSchedules: [], managers: [] }, followed };
}

/** The same for equal entries: the database orders the fields of a stored one. */
function textOf({ timeRecordingVariants, ...rest }: AssignmentEntry): string {
  const variants = timeRecordingVariants.map(({ timeRecordingVariant, startDate }) => [
    timeRecordingVariant,
    startDate,
  ]);
  const fields = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([...fields, variants]);
}

function withEnd<Range extends { startDate: LocalDate; endDate?: LocalDate }>(
  range: Range,
  endDate: LocalDate | null,
): Range {
  if (endDate !== null) return { ...range, endDate };
  const open = { ...range };
  delete open.endDate;
  return open;
}

function present<Entry>(entries: readonly (Entry | null)[]): Entry[] {
  return entries.filter((entry) => entry !== null);
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}
