import { statement, type Runner } from './statement.ts';

const find = statement<{ demo: boolean }>('findInstallation', 'select demo from installation');

/** Whether the database holds nothing yet, the demo company, or a real one. */
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
  /** Ten letters and digits that tell this installation from others. */
  readonly code: string;
  /** Whether codes that left for the HR system do not carry it, as those of earlier versions. */
  readonly hasPlainCodes: boolean;
}

export async function readInstallationCode(database: Runner): Promise<InstallationCode> {
  const [installation] = await database.run(findCode);
  if (installation === undefined) throw new Error('A migration wrote the code.');
  return installation;
}

const claim = statement<{ id: number }>(
  'claimInstallation',
  `insert into installation (id, demo, created_at) values (1, $1, $2)
   on conflict do nothing returning id`,
);

/**
 * Writes down what the database is for; false when that is decided already. A process that starts
 * at the same time waits here until this one has written its data.
 */
export async function claimInstallation(
  transaction: Runner,
  { demo, now }: { readonly demo: boolean; readonly now: Date },
): Promise<boolean> {
  return (await transaction.run(claim, [demo, now])).length > 0;
}

/** Whoever decides how many administrators there are waits until this transaction has ended. */
export const lockInstallation = statement<never>(
  'lockInstallation',
  'select from installation_code for update',
);
