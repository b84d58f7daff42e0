import type { CompanyFile, EmployeeGroupEntry } from 'shared-contracts/company-file/companyFile.ts';
import { statement, type Runner } from '../../database/statement.ts';
import { byCode, entryOf, isNotErased, readEntries, type Entry } from './entrySql.ts';

/** Nobody stands in the list as well as owning the group: an import refuses that. */
const shares = `(select json_agg(employee_number order by ${byCode('employee_number')})
  from employee_group_share share join employee on employee.id = share.manager_id
  where share.group_id = employee_group.id and share.manager_id <> owner_id
    and ${isNotErased('employee')})`;

const members = `(select json_agg(assignment.code order by ${byCode('assignment.code')})
  from employee_group_member member join assignment on assignment.id = member.assignment_id
  where member.group_id = employee_group.id and ${isNotErased('assignment')})`;

/** Lists that are left out stay as they are, so that empty ones are written. */
const exportEmployeeGroups = statement<Entry<EmployeeGroupEntry>>(
  'exportEmployeeGroups',
  `select ${entryOf(`'code', employee_group.code, 'name', name, 'owner', employee_number,
     'sharedWith', coalesce(${shares}, '[]'), 'assignments', coalesce(${members}, '[]')`)}
   from employee_group join employee on employee.id = owner_id
   where employee_group.code is not null and ${isNotErased('employee')}
   order by ${byCode('employee_group.code')}`,
);

/** The groups that a company file brought; one that a manager made has no code to be found by. */
export async function readEmployeeGroups(runner: Runner) {
  return { employeeGroups: await readEntries(runner, exportEmployeeGroups) } satisfies CompanyFile;
}
