import type { Database } from '../../database/database.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import { endProviderSessions, takeLogOut } from '../../session/data/providerSessions.ts';
import { providerLogOutMinutes } from '../../session/rules/providerLogOutMinutes.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import type { ProviderLogOut, SignOnProvider } from '../rules/signOnProvider.ts';
import { useMessage } from './signOnRequests.ts';

/** Ends of sessions: at the provider after a log-out here, and here after one at the provider. */
export function createProviderLogOuts(
  database: Database,
  provider: Pick<SignOnProvider, 'logOutUrl'>,
  tellOfEnd: (employeeIds: readonly number[]) => void,
) {
  return {
    /**
     * The address at which a browser that has just logged out ends its session at the provider;
     * null if there is none.
     */
    async logOutThere(browser: string, now: Date): Promise<string | null> {
      const earliest = new Date(now.getTime() - providerLogOutMinutes * 60_000);
      const [session] = await database.run(takeLogOut, { browser: hashToken(browser), earliest });
      if (session === undefined) return null;
      return provider.logOutUrl({
        nameId: session.name_id,
        nameIdFormat: session.name_id_format,
        sessionIndex: session.session_index,
        idToken: session.id_token,
      });
    },

    /**
     * Ends the sessions that the provider asks to end, once, and returns their people. @throws
     * SignOnFault
     */
    async endHere(asked: ProviderLogOut): Promise<readonly number[]> {
      const ended = await database.transaction(async (transaction) => {
        const first = await transaction.run(useMessage, {
          id: hashToken(`log-out ${asked.id}`),
          keptUntil: asked.uselessFrom,
        });
        if (first.length === 0) throw new SignOnFault('replayed');
        return transaction.run(endProviderSessions, {
          nameId: asked.nameId,
          sessionIndexes: asked.sessionIndexes,
        });
      });
      const people = [
        ...new Set(ended.flatMap(({ employee_id: id }) => (id === null ? [] : [id]))),
      ];
      if (people.length > 0) tellOfEnd(people);
      return people;
    },
  };
}
