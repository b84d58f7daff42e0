import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { statement } from '../database/statement.ts';
import { hashToken, newToken } from '../session/data/accessTokens.ts';

const assignments = statement<{ id: number; employee_id: number }>(
  'benchAssignments',
  'select id, employee_id from assignment where is_primary order by id',
);
const addTokens = statement<{ version: string }, { tokens: string; now: Date }>(
  'benchTokens',
  `with added as (
     insert into access_token (token_hash, employee_id, created_at, last_used_at)
     select decode(hash, 'hex'), employee_id, $now, $now
     from jsonb_to_recordset($tokens::jsonb) as token(hash text, employee_id bigint)
   )
   select version()`,
);

// Opens a session for everybody with an assignment, without passwords, in the database that the
// server would use with the same settings; prints the sessions and the database's version as JSON:
// the people of `bench`.
const database = await openDatabase(parseConfiguration(process.env));
try {
  const people = (await database.run(assignments)).map((row) => ({ ...row, token: newToken() }));
  const rows = people.map(({ employee_id, token }) => ({
    employee_id,
    hash: hashToken(token).toString('hex'),
  }));
  const [{ version } = { version: 'unknown' }] = await database.run(addTokens, {
    tokens: JSON.stringify(rows),
    now: new Date(),
  });
  const sessions = people.map(({ id, employee_id: employeeId, token }) => ({
    assignmentId: id,
    employeeId,
    token,
  }));
  process.stdout.write(JSON.stringify({ databaseVersion: version, sessions }));
} finally {
  await database.close();
}
