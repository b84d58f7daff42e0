import { readRegistry } from 'shared-releases/history/storedRegistry.ts';
import { openStore } from 'shared-releases/store/openStore.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { listenerName } from '../push/openListener.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Several servers');

/** Each server has one. */
const countServers = statement<{ readonly servers: number }, { listenerName: string }>(
  'countServers',
  `select count(*) as servers from pg_stat_activity
   where datname = current_database() and application_name = $listenerName`,
);

/** The latest sequence that any server has served. */
const readServedSequence = statement<{ readonly sequence: number }>(
  'readServedSequence',
  'select sequence from served_registry',
);

type Settings = Pick<
  Configuration,
  'mail' | 'trustedProxies' | 'drainSeconds' | 'remoteStore' | 'remoteStoreAdapter'
>;

/** Settings that are missing if more than one server is using the database now. */
export async function checkServers(settings: Settings, database: Database): Promise<Remark[]> {
  if (database.kind === 'embedded') return [];
  const [row] = await database.run(countServers, { listenerName });
  const servers = row?.servers ?? 0;
  if (servers < 2) return [];
  const remarks: Remark[] = [];
  if (settings.mail.smtpUrl === null) {
    remarks.push(
      trouble(
        `${servers} run, and these settings lack SMTP_URL: with them each server stores mail that the others lack.`,
      ),
    );
  }
  if (settings.trustedProxies.length === 0) {
    remarks.push(
      trouble(
        `${servers} run, and these settings lack TRUST_PROXY, which names what stands before them: by them everybody counts as one address. Give the doctor the settings of the servers.`,
      ),
    );
  }
  if (settings.drainSeconds === 0) {
    remarks.push(
      note(
        'In these settings DRAIN_SECONDS is 0: a server that is stopped refuses people until the balancer looks.',
      ),
    );
  }
  if (await isStoreBehind(settings, database)) {
    remarks.push(
      trouble(
        `The remotes in ${settings.remoteStore} are older than what another server has served: set the same REMOTE_STORE for all.`,
      ),
    );
  }
  return remarks.length > 0 ? remarks : [well(`${servers} run, and these settings suit that.`)];
}

async function isStoreBehind({ remoteStore, remoteStoreAdapter }: Settings, database: Database) {
  const [served] = await database.run(readServedSequence);
  const store = await openStore({ directory: remoteStore, adapter: remoteStoreAdapter });
  const here = await readRegistry(store);
  return served !== undefined && (here?.sequence ?? 0) < served.sequence;
}
