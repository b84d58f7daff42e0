import { StartRefused } from '../configuration/configuration.ts';
import { removeTokensOf } from '../accounts/data/accounts.ts';
import { forgetPasskeys } from '../passkeys/data/passkeys.ts';
import { openChannel } from '../push/postgresChannel.ts';
import { keepEvents } from '../security/data/keepEvents.ts';
import { findAccount } from '../session/data/accounts.ts';
import { findSeal } from './findSeal.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

interface ResetScreen extends Screen {
  readonly now: Date;
}

/**
 * The command `npm run reset-passkeys -- <user name>`, for the last administrator who is locked
 * out: removes the person's passkeys and ends the sessions, in the database that the server would
 * use with the same settings. For 14 days the password is enough to register a first passkey again.
 * Returns the exit code.
 */
export async function runResetPasskeys(
  [username, ...more]: readonly string[],
  environment: Environment,
  { now, say, complain }: ResetScreen,
): Promise<number> {
  return await exitCodeOf({ complain }, async () => {
    if (username === undefined || username.startsWith('-') || more.length > 0) {
      throw new StartRefused('Usage: npm run reset-passkeys -- <user name>');
    }
    return await onDatabase(environment, async (database, configuration) => {
      const [person] = await database.run(findAccount, { username });
      if (person === undefined) throw new StartRefused(`There is no account "${username}".`);
      const { id } = person;
      const seal = await findSeal(database, configuration, { complain });
      await database.transaction(async (transaction) => {
        await transaction.run(forgetPasskeys, { id, now });
        await transaction.run(removeTokensOf, { employeeIds: [id] });
        const event = { event: 'passkeys-reset', call: null, outcome: 'OK', who: null } as const;
        const about = { target: {}, aboutId: id, from: null, reqId: null, at: now, times: 1 };
        await keepEvents(transaction, seal, [{ ...event, ...about }]);
      });
      const push = await openChannel(database, configuration.databaseUrl);
      push.publish({ type: 'session-ended', employeeIds: [id] });
      await push.close();
      say(`${username} has no passkey any more and may register one for 14 days.`);
      return 0;
    });
  });
}
