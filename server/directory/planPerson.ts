import { localDay, type components } from 'shared-contracts';
import { codeBase } from './data/codeBase.ts';
import {
  type DirectoryManager,
  type DirectoryPersonRow,
  type FollowedMark,
} from './data/directoryPeople.ts';
import type { Choices } from './data/mappingChoices.ts';
import { followPerson, type Following } from './rules/followPerson.ts';
import { jobOfMapping, type DirectoryMapping, type MappedJob } from './rules/jobOfMapping.ts';

type TaskKind = components['schemas']['CompanyTaskKind'];

/** What a mapping is applied with. */
export interface MappingParts {
  readonly mapping: DirectoryMapping;
  readonly choices: Choices;
  /** By what the directory calls them. */
  readonly managers: ReadonlyMap<string, DirectoryManager>;
  readonly now: Date;
}

/** What is to be done for a person. */
export interface PersonPlan {
  readonly outcome: 'JOB' | 'TASK' | 'KEPT' | 'LEFT';
  readonly file: Following['file'];
  readonly job: MappedJob | null;
  readonly manager: DirectoryManager | null;
  readonly mark: FollowedMark;
}

/** Decides for one person; writes nothing. */
export function planPerson(person: DirectoryPersonRow, parts: MappingParts): PersonPlan {
  const { mapping, choices, now } = parts;
  if (person.administers) return untouched(person, 'TASK', 'ADMINISTRATOR', null);
  if (!person.is_open) {
    const zone = person.followed?.assignment.timeZone ?? mapping.timeZone;
    const following = followPerson({ ...bare(person), today: localDay(now.toISOString(), zone) });
    return planned(person, 'LEFT', following);
  }
  if (person.has_other_job) return untouched(person, 'KEPT', null, null);
  const codes = new Set(choices.costCenters.map(({ code }) => code));
  const mapped = jobOfMapping(mapping, person.work, codes);
  if (!mapped.ok) return untouched(person, 'TASK', mapped.trouble.kind, mapped.trouble.value);
  const { job } = mapped;
  const { manager, trouble } = managerOf(person, parts);
  const schedule = choices.workSchedules.find(({ code }) => code === job.workSchedule);
  const following = followPerson({
    ...bare(person),
    job,
    // One who is missing leaves the manager of before.
    manager: trouble === null ? (manager?.employee_number ?? null) : managerBefore(person),
    today: localDay(now.toISOString(), job.timeZone),
    schedule: schedule === undefined ? null : { days: schedule.days, from: mapping.schedulesFrom },
  });
  return { ...planned(person, 'JOB', following, trouble), job, manager };
}

function bare({ employee_number: employeeNumber, followed, standing }: DirectoryPersonRow) {
  const nobody = { job: null, manager: null, schedule: null };
  return { employeeNumber, codeBase: codeBase(employeeNumber), followed, standing, ...nobody };
}

function managerBefore({ followed }: DirectoryPersonRow): string | null {
  return followed?.hasEnded === false ? (followed.manager?.manager ?? null) : null;
}

function managerOf(
  { work, employee_number: own }: DirectoryPersonRow,
  { managers }: MappingParts,
): { readonly manager: DirectoryManager | null; readonly trouble: TaskKind | null } {
  if (work.manager === undefined) return { manager: null, trouble: null };
  const manager = managers.get(work.manager) ?? null;
  if (manager === null) return { manager, trouble: 'MANAGER_MISSING' };
  if (manager.employee_number === own) return { manager: null, trouble: 'OWN_MANAGER' };
  return { manager, trouble: manager.approves ? null : 'MANAGER_WITHOUT_RIGHT' };
}

function planned(
  person: DirectoryPersonRow,
  outcome: PersonPlan['outcome'],
  { file, followed }: Following,
  managerTrouble: TaskKind | null = null,
): PersonPlan {
  const { employee_id: employeeId, revision } = person;
  const none = { trouble: null, troubleValue: null };
  const mark = { employeeId, revision, followed, ...none, managerTrouble };
  return { outcome, file, job: null, manager: null, mark };
}

/** Leaves the company as it is, with the reason. */
export function untouched(
  person: DirectoryPersonRow,
  outcome: PersonPlan['outcome'],
  trouble: TaskKind | null,
  troubleValue: string | null,
): PersonPlan {
  const file = { assignments: [], assignedSchedules: [], managers: [] };
  const plan = planned(person, outcome, { file, followed: person.followed });
  return { ...plan, mark: { ...plan.mark, trouble, troubleValue } };
}
