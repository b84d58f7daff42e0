import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';

const lead = statement<{ manager_id: number }>(
  'benchLeadEverybody',
  `with leader as (
     select id from employee where 'APPROVE_TIME' = any(authorities) order by id desc limit 1
   ), led as (
     insert into manager_assignment (manager_id, assignment_id, start_date)
     select leader.id, assignment.id, assignment.start_date from assignment, leader
     where assignment.employee_id <> leader.id
     on conflict do nothing
   )
   select id as manager_id from leader`,
);

// Makes one of the most recent managers the manager of everybody, in the database that the server
// would use with the same settings; prints that person as JSON.
const database = await openDatabase(parseConfiguration(process.env));
try {
  const [{ manager_id: managerId } = { manager_id: 0 }] = await database.run(lead);
  process.stdout.write(JSON.stringify({ managerId }));
} finally {
  await database.close();
}
