import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { composed } from '../database/statement.ts';

const readColumns = composed<{ name: string }>(
  `select column_name as name from information_schema.columns
   where table_schema = current_schema and table_name = 'time_pair' and column_name not in
     ('id', 'original_version_id', 'assignment_id', 'start_date', 'clock_in', 'clock_out')`,
);

const readModel = composed<{ id: number; entries: number; first: string; weeks: number }>(
  `select assignment_id as id, count(*) as entries, min(start_date) as first,
     1 + (max(start_date) - min(start_date)) / 7 as weeks
   from time_pair where is_latest and clock_out is not null
   group by assignment_id order by count(*) desc, assignment_id limit 1`,
);
const count = composed<{ entries: number; people: number }>(
  `select (select count(*) from time_pair) as entries, (select count(*) from assignment) as people`,
);

const multiply = (columns: string) =>
  composed<never, { assignmentId: number; first: string; earlier: number }>(
    `with copies as (
       select nextval('time_pair_id') as new_id, assignment.id as other, $earlier::int as earlier, model.*
       from assignment cross join time_pair model
       where model.assignment_id = $assignmentId and model.start_date >= $first::date and model.is_latest
         and model.clock_out is not null
     )
     insert into time_pair (id, original_version_id, assignment_id, start_date, clock_in, clock_out,
       ${columns})
     select new_id, new_id, other, start_date - earlier, clock_in - make_interval(days => earlier),
       clock_out - make_interval(days => earlier), ${columns}
     from copies`,
  );

// Copies the time of the person who has the most to everybody, and to earlier and earlier weeks,
// until there are that many entries in the database that the server would use with the same
// settings. The copies have no records and no segments: only for measurements. Prints their number
// as JSON.
const database = await openDatabase(parseConfiguration(process.env));
try {
  const columns = await database.run(readColumns);
  const copy = multiply(columns.map(({ name }) => `"${name}"`).join(', '));
  const read = async () => (await database.run(count))[0] ?? { entries: 0, people: 0 };
  const [model] = await database.run(readModel);
  const { entries, people } = await read();
  const missing = Number(process.argv[2] ?? 0) - entries;
  for (let back = 1; model && back <= Math.ceil(missing / (model.entries * people)); back += 1) {
    await database.run(copy, {
      assignmentId: model.id,
      first: model.first,
      earlier: back * model.weeks * 7,
    });
  }
  await database.maintain();
  process.stdout.write(JSON.stringify({ timePairs: (await read()).entries }));
} finally {
  await database.close();
}
