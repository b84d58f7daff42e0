import { beforeAll, expect, test } from 'vitest';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import { sql } from '../../testing/sql.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import {
  findAccountByMail,
  findPasswordLink,
  prepareLink,
  readNetworkLimit,
} from './passwordLinks.ts';

const now = new Date('2026-03-02T08:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describeOnBothDatabases('Among many people and requests', (server) => {
  beforeAll(async () => {
    await server.database.run(
      ...sql`insert into employee (employee_number, first_name, last_name, username, email, password_hash, authorities)
          select 'M-' || n, 'M', 'Many', 'many-' || n, 'many-' || n || '@harbour.example', 'x', '{}'
          from generate_series(1, 3000) as n`,
    );
    await server.database.run(
      ...sql`insert into password_link (network, employee_id, asked_at, mailed_at, ends_at, token_hash, opens)
          select sha256(convert_to(n::text, 'UTF8')), employee.id, ${now}, ${now}, ${now},
            sha256(convert_to('t' || n, 'UTF8')), ''
          from generate_series(1, 3000) as n join employee on employee_number = 'M-' || n`,
    );
    await server.database.run(...sql`analyze employee`);
    await server.database.run(...sql`analyze password_link`);
  });

  test('a request and a link read few rows', async () => {
    const network = Buffer.alloc(32);
    const plans = await Promise.all([
      planOf(server, findAccountByMail, { email: 'many-1500@harbour.example' }),
      planOf(server, readNetworkLimit, { network, since: ago(15), offset: 19 }),
      planOf(server, findPasswordLink, { tokenHash: network, now }),
      planOf(server, prepareLink, {
        ...{ id: 1500, tokenHash: network, now, endsAt: now },
        ...{ askedAfter: ago(15), hourAgo: ago(60), dayAgo: ago(1440) },
      }),
    ]);
    const read = plans.flatMap((steps) => [
      ...stepsOn('employee', steps),
      ...stepsOn('password_link', steps),
    ]);
    expect(rowsRead(read)).toBeLessThan(20);
  });
});
