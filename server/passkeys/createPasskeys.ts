import type { components } from 'shared-contracts';
import { Refusal } from '../calls/refusal.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Runner } from '../database/statement.ts';
import { drawChallenge, takeTicket, type Asked } from './data/passkeyChallenges.ts';
import {
  addPasskey,
  listPasskeys,
  lockPasskeyOwner,
  notePasskeyUse,
  readPasskeyOwner,
} from './data/passkeys.ts';
import { verifyNew, verifyProof } from './data/verifyPasskey.ts';
import { passkeySite, type PasskeySite } from './data/passkeySite.ts';

type Schemas = components['schemas'];

/** A challenge that was taken with its ticket, for a single use. */
export interface Taken {
  readonly employeeId: number;
  /** base64url */
  readonly challenge: string;
}

interface Made {
  readonly body: Schemas['NewPasskey'];
  readonly name: string;
  /** The fewest passkeys that the person may have before. */
  readonly fewest: number;
  readonly most: number;
}

/** Challenges to people's authenticators, and the verification of the answers. */
export interface Passkeys {
  /** @throws Refusal NO_PASSKEY_ADDRESS if passkeys cannot be used at this address */
  siteAt(host: string | null): PasskeySite;
  /** Asks for one of the person's passkeys, or for a new one. */
  ask(asked: Asked, site: PasskeySite, now: Date): Promise<Schemas['PasskeyStep']>;
  /** @throws Refusal PASSKEY_ENDED if the ticket was used, has expired or is for another purpose */
  take(ticket: string, expected: Pick<Asked, 'kind' | 'sessionId'>, now: Date): Promise<Taken>;
  /** Whether the answer proves one of the person's passkeys; stores its use. */
  isProof(
    taken: Taken,
    proof: Schemas['PasskeyProof'],
    site: PasskeySite,
    now: Date,
  ): Promise<boolean>;
  /** Whether the answer is a valid new passkey, which is stored. */
  register(
    transaction: Runner,
    taken: Taken,
    made: Made,
    site: PasskeySite,
    now: Date,
  ): Promise<boolean>;
}

export function createPasskeys(
  database: Database,
  configuration: Pick<Configuration, 'publicUrl' | 'port'>,
): Passkeys {
  return {
    siteAt: (host) => {
      const site = passkeySite(configuration, host);
      if (site === null) throw new Refusal('NO_PASSKEY_ADDRESS');
      return site;
    },
    ask: async (asked, { rpId }, now) => {
      const { employeeId } = asked;
      const [[owner], known, drawn] = await Promise.all([
        database.run(readPasskeyOwner, { employeeId }),
        database.run(listPasskeys, { employeeId }),
        drawChallenge(database, asked, now),
      ]);
      return {
        ...{ kind: asked.kind, ...drawn, rpId },
        user: {
          id: Buffer.from(String(employeeId)).toString('base64url'),
          name: owner?.username ?? '',
          displayName: owner?.displayName ?? '',
        },
        passkeys: known.map(({ credential_id: id, transports }) => ({
          ...{ id: id.toString('base64url'), transports: [...transports] },
        })),
      };
    },
    take: async (ticket, expected, now) => {
      const taken = await takeTicket(database, ticket, expected, now);
      if (taken === undefined) throw new Refusal('PASSKEY_ENDED');
      return taken;
    },
    isProof: async ({ employeeId, challenge }, proof, site, now) => {
      const own = await database.run(listPasskeys, { employeeId });
      const passkey = own.find(({ credential_id: id }) => id.toString('base64url') === proof.id);
      const proven = passkey && (await verifyProof(proof, passkey, { site, challenge }));
      if (!passkey || !proven) return false;
      const { counter, isBackedUp } = proven;
      // The first of two uses with the same counter wins.
      const { id, counter: oldCounter } = passkey;
      const use = { id, oldCounter, counter, isBackedUp, now };
      return (await database.run(notePasskeyUse, use)).length > 0;
    },
    register: async (transaction, taken, { body, name, fewest, most }, site, now) => {
      const made = await verifyNew(body, { site, challenge: taken.challenge });
      if (made === null) return false;
      await transaction.run(lockPasskeyOwner, { employeeId: taken.employeeId });
      const added = await transaction.run(addPasskey, {
        employeeId: taken.employeeId,
        credentialId: made.credentialId,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: body.transports,
        isBackupEligible: made.isBackupEligible,
        isBackedUp: made.isBackedUp,
        name,
        now,
        fewest,
        most,
      });
      return added.length > 0;
    },
  };
}
