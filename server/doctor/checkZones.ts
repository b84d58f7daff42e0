import { canonicalTimeZone } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, trouble } = remarksAbout('Time zones');

/** The zones of assignments and terminals. */
const readZones = statement<{
  readonly zone: string;
  readonly count: number;
  readonly isKnown: boolean;
}>(
  'readZonesInUse',
  `select time_zone as zone, count(*)::integer as count,
     time_zone in (select name from pg_timezone_names) as "isKnown"
   from (select time_zone from assignment union all select time_zone from terminal) used
   group by time_zone order by time_zone`,
);

/** Whether every zone is a place name, and the database knows it; requires the schema. */
export async function checkZones(database: Database): Promise<Remark[]> {
  const zones = await database.run(readZones);
  const wrong = zones.flatMap(({ zone, count, isKnown }) => {
    const canonical = canonicalTimeZone(zone);
    if (canonical === zone && isKnown) return [];
    const name = `${count} assignments and terminals are in "${zone}"`;
    if (canonical === null) {
      const sentence = `${name}, which names no place: import them with an IANA name, such as Europe/Berlin.`;
      return [trouble(sentence)];
    }
    if (canonical !== zone) return [trouble(`${name}: import them with "${canonical}".`)];
    const sentence = `${name}, which the database does not know: bring its time zones (tzdata) up to date.`;
    return [trouble(sentence)];
  });
  return zones.length === 0 || wrong.length > 0
    ? wrong
    : [well('The database knows the zone of every assignment and terminal.')];
}
