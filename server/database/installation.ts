import { statement, type Runner } from './statement.ts';

const find = statement<{ demo: boolean }>('findInstallation', 'select demo from installation');

/** Whether the database is empty, or holds the demo company or a real one. */
export async function holdingOf(database: Runner): Promise<'nothing' | 'demo' | 'company'> {
  const [installation] = await database.run(find);
  if (installation === undefined) return 'nothing';
  return installation.demo ? 'demo' : 'company';
}

const findCode = statement<InstallationCode>(
  'findInstallationCode',
  'select code, has_plain_codes as "hasPlainCodes" from installation_code',
);

export interface InstallationCode {
  /** Ten letters and digits that identify this installation. */
  readonly code: string;
  /** Whether codes sent to the HR system omit this code, as in earlier versions. */
  readonly hasPlainCodes: boolean;
}

export async function readInstallationCode(database: Runner): Promise<InstallationCode> {
  const [installation] = await database.run(findCode);
  if (installation === undefined) throw new Error('The installation has no code.');
  return installation;
}

const claim = statement<{ id: number }, { demo: boolean; now: Date }>(
  'claimInstallation',
  `insert into installation (id, demo, created_at) values (1, $demo, $now)
   on conflict do nothing returning id`,
);

/**
 * Stores the purpose of the database; false if it is stored already. A process that starts at the
 * same time waits here until this one has written its data.
 */
export async function claimInstallation(
  transaction: Runner,
  { demo, now }: { readonly demo: boolean; readonly now: Date },
): Promise<boolean> {
  return (await transaction.run(claim, { demo, now })).length > 0;
}

/** Locks changes to the number of administrators until this transaction ends. */
export const lockInstallation = statement<never>(
  'lockInstallation',
  'select from installation_code for update',
);
