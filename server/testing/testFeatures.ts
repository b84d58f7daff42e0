import { statement } from '../database/statement.ts';
import type { TestServer } from './testServer.ts';

const setAll = statement<never, { features: string }>(
  'testSetFeatures',
  `with cleared as (delete from feature_setting where not $features::jsonb ? name)
   insert into feature_setting (name, value, changed_at)
   select key, value, now() from jsonb_each($features::jsonb)
   on conflict (name) do update set value = excluded.value`,
);

/** Sets these switches and properties, and every other one to its default. */
export async function setFeatures(
  server: TestServer,
  features: Readonly<Record<string, unknown>>,
): Promise<void> {
  await server.database.run(setAll, { features: JSON.stringify(features) });
  server.push.publish({ type: 'features-changed', employeeIds: [] });
}
