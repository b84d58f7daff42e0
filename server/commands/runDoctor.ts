import { StartRefused, type Configuration } from '../configuration/configuration.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import type { Database } from '../database/database.ts';
import type { Holding } from '../configuration/planDemo.ts';
import { holdingOf } from '../database/installation.ts';
import { checkAddress } from '../doctor/checkAddress.ts';
import { checkClock } from '../doctor/checkClock.ts';
import { checkDatabase, openAsItIs } from '../doctor/checkDatabase.ts';
import { checkDemo } from '../doctor/checkDemo.ts';
import { checkDisk } from '../doctor/checkDisk.ts';
import { checkHr } from '../doctor/checkHr.ts';
import { checkKeys } from '../doctor/checkKeys.ts';
import { checkMail } from '../doctor/checkMail.ts';
import { checkMetrics } from '../doctor/checkMetrics.ts';
import { checkReplica } from '../doctor/checkReplica.ts';
import { checkSecondFactor } from '../doctor/checkSecondFactor.ts';
import { checkSecurityLog } from '../doctor/checkSecurityLog.ts';
import { checkServers } from '../doctor/checkServers.ts';
import { checkZones } from '../doctor/checkZones.ts';
import { checkSignOn } from '../doctor/checkSignOn.ts';
import type { Remark } from '../doctor/rules/remark.ts';
import type { Environment, Screen } from './onDatabase.ts';

const signs = { well: '✓', note: '·', trouble: '✗' } satisfies Record<Remark['level'], string>;

/**
 * The command `npm run doctor`: checks the installation with these settings, changes nothing, and
 * reports for each part its state and what to do. Returns 1 if there is a problem.
 */
export async function runDoctor(environment: Environment, { say }: Screen): Promise<number> {
  const remarks = await examine(environment);
  for (const { level, about, sentence } of remarks) say(`${signs[level]} ${about}: ${sentence}`);
  const troubles = remarks.filter(({ level }) => level === 'trouble').length;
  say(troubles === 0 ? 'Nothing is in trouble.' : `In trouble: ${troubles}.`);
  return troubles === 0 ? 0 : 1;
}

async function examine(environment: Environment): Promise<readonly Remark[]> {
  let configuration: Configuration;
  try {
    configuration = parseConfiguration(environment);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    return [{ level: 'trouble', about: 'Settings', sentence: error.message }];
  }
  const opened = await openAsItIs(configuration);
  try {
    return [...opened.remarks, ...(await examineAll(configuration, environment, opened))];
  } finally {
    await opened.database?.close();
  }
}

type Opened = Awaited<ReturnType<typeof openAsItIs>>;

async function examineAll(
  configuration: Configuration,
  environment: Environment,
  { database, isUnasked }: Pick<Opened, 'database' | 'isUnasked'>,
): Promise<Remark[]> {
  const { dataDirectory, remoteStore, remoteStoreAdapter, trustedProxies, mail } = configuration;
  const publicUrl = environment['PUBLIC_URL']?.trim() || undefined;
  const schema = database === null ? [] : await checkDatabase(database);
  const holding = isUnasked ? null : await holdingIn(database);
  const ofDatabase =
    database === null ? [] : [...schema, ...(await checkClock(database, Date.now))];
  const filled = schema.length > 0 && holding !== 'nothing' ? database : null;
  const parts = await Promise.all([
    checkKeys(configuration, filled, isUnasked),
    checkDisk({
      DATA_DIR: dataDirectory,
      ...(remoteStoreAdapter === null ? { REMOTE_STORE: remoteStore } : {}),
    }),
    checkReplica(configuration),
    checkAddress({ publicUrl, trustedProxies }),
    checkMetrics(configuration),
    checkMail(mail),
    checkHr(configuration, holding, environment),
    checkSignOn(configuration.signOn, new Date()),
    ...(filled === null || schema.some(({ level }) => level !== 'well')
      ? []
      : [
          checkSecondFactor(configuration, filled, new Date()),
          checkServers(configuration, filled),
          checkZones(filled),
          checkSecurityLog(configuration, filled),
        ]),
  ]);
  return [...ofDatabase, ...parts.flat(), ...checkDemo(configuration, holding, publicUrl)];
}

/** A database without a schema is empty. */
async function holdingIn(database: Database | null): Promise<Holding> {
  if (database === null) return 'nothing';
  return holdingOf(database).catch(() => 'nothing' as const);
}
