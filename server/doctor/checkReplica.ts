import type { Configuration } from '../configuration/configuration.ts';
import { StartRefused } from '../configuration/configuration.ts';
import { connect } from '../database/connect.ts';
import { connectPostgres } from '../database/postgres.ts';
import { statement } from '../database/statement.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Read replica');
const longInSeconds = 60;

/** The age of the last replayed transaction; unknown if nothing is written. */
const readLag = statement<{ readonly isReplica: boolean; readonly lag: number | null }>(
  'readReplicaLag',
  `select pg_is_in_recovery() as "isReplica",
     case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
     else extract(epoch from now() - pg_last_xact_replay_timestamp())::integer end as lag`,
);

/** Whether the replica of `DATABASE_READ_URL` keeps up. */
export async function checkReplica({
  databaseReadUrl,
}: Pick<Configuration, 'databaseReadUrl'>): Promise<Remark[]> {
  if (databaseReadUrl === null) return [];
  try {
    const database = connect(await connectPostgres(databaseReadUrl));
    try {
      const [row] = await database.run(readLag);
      if (row?.isReplica !== true) {
        return [
          trouble(
            'The PostgreSQL of DATABASE_READ_URL follows no other: reports cannot be read from it. Use a hot standby.',
          ),
        ];
      }
      const lag = row.lag ?? 0;
      if (lag > longInSeconds) {
        return [
          note(`It is ${lag} s behind, so reports are read on the primary: look at its log.`),
        ];
      }
      return [well('It follows.')];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return [trouble(error.message.replace('DATABASE_URL', 'DATABASE_READ_URL'))];
  }
}
