import { statement } from '../../database/statement.ts';

/** Every assignment of an employee, ended ones too. Value: employee. */
export const readAssignmentIds = statement<{ id: number }>(
  'readAssignmentIds',
  'select id from assignment where employee_id = $1 order by id',
);
