import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { deliverDueSchedules } from '../hr-sync/data/deliverDueSchedules.ts';
import { createSuccessFactors } from '../successfactors/createSuccessFactors.ts';
import { startPeer } from '../successfactors/testing/startPeer.ts';
import { sql } from './sql.ts';
import { createTestCompany, people } from './testCompany.ts';
import { openMemoryDatabase, openPostgresDatabase } from './testDatabase.ts';

// `node server/testing/measureHrDelivery.ts [postgres://…]`: measures the delivery of 1,000 waiting
// temporary schedules to a simulated SuccessFactors in this process, for 1,000 people and for 50
// people with 20 each.
const [postgresUrl] = process.argv.slice(2);
const rows = 1_000;

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-measure-'));
const privateKeyFile = path.join(directory, 'key.pem');
const database =
  postgresUrl === undefined ? await openMemoryDatabase() : await openPostgresDatabase(postgresUrl);
await createTestCompany(database);
await database.run(
  ...sql`insert into employee (employee_number, first_name, last_name, authorities)
  select 'M-' || number, 'M', 'M', '{}' from generate_series(1, ${rows}::integer) as number`,
);
await database.run(
  ...sql`insert into assignment (code, employee_id, is_primary, description, position_id, start_date,
    country_code, company, time_zone, time_type_profile_id, authorities)
  select employee_number, employee.id, true, '', position_id, start_date, country_code, company,
    time_zone, time_type_profile_id, '{}'
  from employee, assignment where employee_number like 'M-%'
    and assignment.id = ${people.ella.assignmentId}`,
);
await database.run(
  ...sql`insert into work_schedule (external_code, external_name, time_recording_variant, days)
  values ('EARLY', 'Early shift', 'CLOCK', '[]')`,
);

for (const [persons, each] of [
  [1_000, 1],
  [50, 20],
] as const) {
  const peer = await startPeer({ pageSize: 1_000 });
  for (let number = 1; number <= persons; number += 1) {
    peer.store.employments.push({ personIdExternal: `M-${number}`, userId: `u${number}` });
  }
  peer.store.schedules.push({ externalCode: 'EARLY', startingDate: null });
  await writeFile(privateKeyFile, peer.logIn.privateKey);
  const { successFactors } = parseConfiguration({
    ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: peer.url },
    ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API&USER' },
    ...{ SUCCESSFACTORS_CLIENT_ID: 'key-1', SUCCESSFACTORS_PRIVATE_KEY: privateKeyFile },
  });
  if (successFactors === null) throw new Error('It is named.');
  await database.run(...sql`delete from schedule_outbox`);
  await database.run(
    ...sql`insert into schedule_outbox (code, assignment_id, employee_id, operation,
      work_schedule_id, start_date, end_date, first_day_number, requested_at, due_at)
    select 'T' || assignment.id || '-' || day, assignment.id, employee_id, 'UPSERT',
      (select min(id) from work_schedule), '2026-04-06'::date + day, '2026-04-06'::date + day, 1,
      now(), now()
    from assignment, generate_series(1, ${each}::integer) as day
    where code like 'M-%' and substr(code, 3)::integer <= ${persons}::integer order by day`,
  );
  const before = process.memoryUsage().rss;
  let highest = before;
  const watching = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 10);
  const now = () => new Date();
  const parts = {
    ...{ database, now, chance: Math.random, push: { publish: () => undefined } },
    hrSystem: createSuccessFactors(successFactors, { now, onLogInRefused: () => undefined }),
  };
  const start = performance.now();
  while ((await deliverDueSchedules(parts)) > 0);
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watching);
  const batches = peer.calls.filter((call) => call === '$batch').length;
  process.stdout.write(
    `${persons} people, ${each} each: ${peer.store.entities.size} delivered in ` +
      `${seconds.toFixed(2)} s, ${peer.calls.length} requests (${batches} batches), ` +
      `memory ${Math.round(before / 1e6)} MB before, ${Math.round(highest / 1e6)} MB at most\n`,
  );
  await peer.close();
}
await database.close();
await rm(directory, { recursive: true });
