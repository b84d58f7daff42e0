import { administratorAuthorities } from 'shared-contracts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { readFeatures } from '../features/createFeatures.ts';
import { asksForPasskey, passkeyOpenFrom } from '../passkeys/data/asksForPasskey.ts';
import { hasAny } from '../people/data/personSql.ts';
import { passkeySite } from '../passkeys/data/passkeySite.ts';
import { passkeyWindowEnd } from '../passkeys/rules/passkeyWindow.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Second factor');

interface Asked {
  readonly openFrom: string | null;
  readonly hasPasskey: boolean;
  readonly isAdministrator: boolean;
}

/** People who must confirm password log-ins. */
const readAsked = statement<Asked>(
  'readAskedForPasskeys',
  `select ${passkeyOpenFrom} as "openFrom",
     exists (select from passkey where employee_id = employee.id) as "hasPasskey",
     ${hasAny('employee.authorities', administratorAuthorities)} as "isAdministrator"
   from employee
   where closed_at is null and password_hash is not null and ${asksForPasskey}`,
);

/**
 * Whether the people whom `SECOND_FACTOR` requires to have a passkey can log in; requires the
 * schema.
 */
export async function checkSecondFactor(
  configuration: Pick<Configuration, 'publicUrl' | 'port' | 'signOn'>,
  database: Database,
  now: Date,
): Promise<Remark[]> {
  if (!(await readFeatures(database)).features.SECOND_FACTOR) return [];
  const { publicUrl, signOn } = configuration;
  if (publicUrl === null) {
    return [
      trouble(
        'SECOND_FACTOR is on, and PUBLIC_URL is not set: who approves or administers logs in by password at localhost alone. Set PUBLIC_URL to the address that people open.',
      ),
    ];
  }
  if (passkeySite(configuration, null) === null) {
    return [
      trouble(
        `SECOND_FACTOR is on, and PUBLIC_URL is an address without a name (${publicUrl}): browsers make no passkeys there. Give the server a name.`,
      ),
    ];
  }
  const asked = await database.run(readAsked);
  const shutOut = asked.filter(
    ({ hasPasskey, openFrom }) =>
      !hasPasskey && (openFrom === null || passkeyWindowEnd(openFrom) <= now.toISOString()),
  );
  const administrators = asked.filter(({ isAdministrator }) => isAdministrator);
  if (signOn === null && administrators.length > 0 && administrators.every(isIn(shutOut))) {
    return [
      trouble(
        'No administrator has a passkey or can still register one: run npm run reset-passkeys -- <user name>',
      ),
    ];
  }
  if (shutOut.length > 0) {
    return [
      note(
        `${shutOut.length} of ${asked.length} who need a passkey have none, and the days to register one are over: an administrator resets them in Accounts.`,
      ),
    ];
  }
  return [well(`Passkeys are made for ${new URL(publicUrl).hostname}.`)];
}

function isIn(list: readonly Asked[]) {
  return (one: Asked) => list.includes(one);
}
