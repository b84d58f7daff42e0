import { statement, type Runner } from '../../database/statement.ts';
import type { OwnWords } from '../../session/data/passwordStrength.ts';

/** Who has a secret already, and the company's words that a password must not be made of. */
export interface KnownSecrets {
  /** Employee numbers. */
  readonly passwords: ReadonlySet<string>;
  /** Employee numbers. */
  readonly pins: ReadonlySet<string>;
  /** Ids of terminals with a password. */
  readonly terminals: ReadonlySet<string>;
  readonly company: Pick<OwnWords, 'company' | 'license'>;
}

const readSecrets = statement<{ code: string; hasPassword: boolean; hasPin: boolean }>(
  'readWhoHasSecrets',
  `select employee_number as code, password_hash is not null as "hasPassword",
     pin_hash is not null as "hasPin"
   from employee where password_hash is not null or pin_hash is not null`,
);
const readTerminals = statement<{ code: string }>(
  'readTerminalsWithPassword',
  'select terminal_id as code from terminal where password_hash is not null',
);
const readCompanyWords = statement<Pick<OwnWords, 'company' | 'license'>>(
  'readCompanyWords',
  'select name as company, license_name as license from company',
);

export async function readKnownSecrets(runner: Runner): Promise<KnownSecrets> {
  const rows = await runner.run(readSecrets);
  const terminals = await runner.run(readTerminals);
  const [company = { company: null, license: null }] = await runner.run(readCompanyWords);
  const having = (of: 'hasPassword' | 'hasPin') =>
    new Set(rows.filter((row) => row[of]).map(({ code }) => code));
  return {
    passwords: having('hasPassword'),
    pins: having('hasPin'),
    terminals: new Set(terminals.map(({ code }) => code)),
    company,
  };
}
