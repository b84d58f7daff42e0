import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { spaced } from '../../people/data/personSql.ts';
import { idOf, idsByCode, replaceRows, upsertRows } from './tableRows.ts';
import type { PeopleIds } from './writePeople.ts';

const freeChangingNames = statement<never, { rows: string }>(
  'freeChangingGroupNames',
  `update employee_group set name = gen_random_uuid()::text
   from jsonb_to_recordset($rows::jsonb) as given(code text, name text, owner_id bigint)
   where employee_group.code = given.code
     and (employee_group.name, employee_group.owner_id)
       is distinct from (given.name, given.owner_id)`,
);

/** Writes groups of employees; shares and members in the file replace the existing ones. */
export async function writeEmployeeGroups(
  transaction: Runner,
  { employeeGroups = [] }: CompanyFile,
  { people, assignments }: PeopleIds,
): Promise<void> {
  const rows = employeeGroups.map(({ code, name, owner }) => ({
    code,
    name: spaced(name),
    owner_id: idOf(people, owner),
  }));
  // So that two groups can swap their names.
  await transaction.run(freeChangingNames, { rows: JSON.stringify(rows) });
  await upsertRows(transaction, 'employee_group', ['code'], rows);
  const ids = await idsByCode(transaction, 'employee_group');

  const shared = employeeGroups.flatMap(({ code, sharedWith }) =>
    sharedWith === undefined ? [] : [{ id: idOf(ids, code), sharedWith }],
  );
  await replaceRows(
    transaction,
    'employee_group_share',
    'group_id',
    shared.map(({ id }) => id),
    ['manager_id'],
    shared.flatMap(({ id, sharedWith }) =>
      sharedWith.map((number) => ({ group_id: id, manager_id: idOf(people, number) })),
    ),
  );
  const filled = employeeGroups.flatMap(({ code, assignments: members }) =>
    members === undefined ? [] : [{ id: idOf(ids, code), members }],
  );
  await replaceRows(
    transaction,
    'employee_group_member',
    'group_id',
    filled.map(({ id }) => id),
    ['assignment_id'],
    filled.flatMap(({ id, members }) =>
      members.map((code) => ({ group_id: id, assignment_id: idOf(assignments, code) })),
    ),
  );
}
