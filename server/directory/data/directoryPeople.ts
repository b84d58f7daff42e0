import {
  guardedAuthorities,
  managerAuthorities,
  type components,
  type Instant,
} from 'shared-contracts';
import { statement, type Runner, type Statement } from '../../database/statement.ts';
import { holdsAnywhere } from '../../people/data/personSql.ts';
import type { WorkValues } from '../../scim/rules/workValues.ts';
import type { FollowedJob, StandingJob } from '../rules/followPerson.ts';
import type { DirectoryMapping } from '../rules/jobOfMapping.ts';

type TaskKind = components['schemas']['CompanyTaskKind'];

/** A person whom a directory has delivered. */
export interface DirectoryPersonRow {
  readonly employee_id: number;
  readonly scim_token_id: number | null;
  readonly directory: string | null;
  readonly revision: number;
  readonly work: WorkValues;
  readonly delivered_at: Instant;
  readonly followed: FollowedJob | null;
  readonly employee_number: string;
  readonly name: string;
  readonly is_open: boolean;
  readonly administers: boolean;
  readonly standing: StandingJob | null;
  /** Has a job, today or later, that the mapping did not make. */
  readonly has_other_job: boolean;
}

const columns = `person.employee_id, person.scim_token_id, token.name as directory, person.revision,
  person.work, person.delivered_at, person.followed, employee.employee_number,
  employee.first_name || ' ' || employee.last_name as name,
  employee.username is not null and employee.closed_at is null as is_open,
  ${holdsAnywhere(guardedAuthorities)} as administers,
  (select jsonb_build_object('startDate', job.start_date, 'endDate', job.end_date, 'lastTime',
     (select max(start_date) from time_pair where assignment_id = job.id and is_latest
        and deleted_at is null))
   from assignment job where job.code = person.followed -> 'assignment' ->> 'code'
     and job.employee_id = person.employee_id) as standing,
  exists (select from assignment other where other.employee_id = person.employee_id
    and coalesce(other.end_date, 'infinity') >= $today::date
    and not coalesce(person.followed -> 'made', '[]') ? other.code) as has_other_job`;
const tables = `directory_person person
  join employee on employee.id = person.employee_id
  left join scim_token token on token.id = person.scim_token_id`;

export const findDuePerson = statement<{ employee_id: number }>(
  'findDueDirectoryPerson',
  'select employee_id from directory_person where is_due limit 1',
);

/** Whose job has to follow, all delivered by the directory that has waited longest. */
export const readDuePeople = statement<DirectoryPersonRow, { today: string; limit: number }>(
  'readDueDirectoryPeople',
  `select ${columns} from ${tables}
   where is_due and person.scim_token_id is not distinct from (
     select scim_token_id from directory_person where is_due
     order by delivered_at, employee_id limit 1)
   order by person.delivered_at, person.employee_id limit $limit`,
);

export const readLastDelivered = statement<DirectoryPersonRow, { today: string }>(
  'readLastDirectoryPerson',
  `select ${columns} from ${tables}
   order by person.delivered_at desc, person.employee_id desc limit 1`,
);

/** What became of a person, as `markFollowed` stores it. */
export interface FollowedMark {
  readonly employeeId: number;
  readonly revision: number;
  readonly followed: FollowedJob | null;
  readonly trouble: TaskKind | null;
  readonly troubleValue: string | null;
  readonly managerTrouble: TaskKind | null;
}

/** Who was delivered again in the meantime stays due. */
export const markFollowed = statement<never, { marks: string }>(
  'markDirectoryPeople',
  `update directory_person person set followed = nullif(mark.followed, 'null'),
     trouble = mark.trouble, trouble_value = mark."troubleValue",
     manager_trouble = mark."managerTrouble", is_due = person.revision <> mark.revision
   from jsonb_to_recordset($marks::jsonb) mark("employeeId" bigint, revision integer,
     followed jsonb, trouble text, "troubleValue" text, "managerTrouble" text)
   where person.employee_id = mark."employeeId"`,
);

/** After the mapping has changed: who has no job from it, and whom it could not follow. */
export const makeJoblessDue = statement<never>(
  'makeJoblessDirectoryPeopleDue',
  `update directory_person set is_due = true
   where not is_due and (followed is null or trouble is not null or manager_trouble is not null)`,
);

const readMissingManagers = statement<{ value: string }>(
  'readMissingDirectoryManagers',
  `select distinct work ->> 'manager' as value from directory_person
   where manager_trouble in ('MANAGER_MISSING', 'MANAGER_WITHOUT_RIGHT')`,
);

const makeManagedDue = statement<never, { found: readonly string[]; approving: readonly string[] }>(
  'makeManagedDirectoryPeopleDue',
  `update directory_person set is_due = true
   where not is_due and (
     manager_trouble = 'MANAGER_MISSING' and work ->> 'manager' = any($found::text[])
     or manager_trouble = 'MANAGER_WITHOUT_RIGHT' and work ->> 'manager' = any($approving::text[]))`,
);

export interface DirectoryManager {
  /** As the directory names the manager. */
  readonly value: string;
  readonly employee_number: string;
  readonly name: string;
  readonly approves: boolean;
}

const managerColumns = `employee_number, first_name || ' ' || last_name as name,
  ${holdsAnywhere(managerAuthorities)} as approves`;

type ManagerStatement = Statement<DirectoryManager, { values: readonly string[] }>;

const managerStatements: Readonly<Record<DirectoryMapping['managerBy'], ManagerStatement>> = {
  SCIM_ID: statement(
    'readManagersByScimId',
    `select id::text as value, ${managerColumns} from employee
     where id = any($values::bigint[])`,
  ),
  EXTERNAL_ID: statement(
    'readManagersByExternalId',
    `select coalesce(external_id, '') as value, ${managerColumns} from employee
     where external_id = any($values::text[])`,
  ),
  EMPLOYEE_NUMBER: statement(
    'readManagersByEmployeeNumber',
    `select employee_number as value, ${managerColumns} from employee
     where employee_number = any($values::text[])`,
  ),
};

/** The managers whom these values name, by value. */
export async function readManagers(
  runner: Runner,
  managerBy: DirectoryMapping['managerBy'],
  values: readonly string[],
): Promise<ReadonlyMap<string, DirectoryManager>> {
  const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value);
  const asked = managerBy === 'SCIM_ID' ? values.filter(isId) : values;
  if (asked.length === 0) return new Map();
  const rows = await runner.run(managerStatements[managerBy], { values: asked });
  return new Map(rows.map((row) => [row.value, row]));
}

/** Makes those due whose manager has come, or may approve by now. */
export async function noteManagersWhoCame(
  runner: Runner,
  managerBy: DirectoryMapping['managerBy'],
): Promise<void> {
  const missing = await runner.run(readMissingManagers);
  if (missing.length === 0) return;
  const values = missing.map(({ value }) => value);
  const found = [...(await readManagers(runner, managerBy, values)).values()];
  const namesOf = (managers: readonly DirectoryManager[]) => managers.map(({ value }) => value);
  await runner.run(makeManagedDue, {
    found: namesOf(found),
    approving: namesOf(found.filter(({ approves }) => approves)),
  });
}
