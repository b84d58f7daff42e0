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

/** A question that was taken with its ticket: it is answered now or never. */
export interface Taken {
  readonly employeeId: number;
  /** base64url */
  readonly challenge: string;
}

interface Made {
  readonly body: Schemas['NewPasskey'];
  readonly name: string;
  /** How many passkeys the person may have before. */
  readonly fewest: number;
  readonly most: number;
}

/** What is asked of people's authenticators, and what of their answers is believed. */
export interface Passkeys {
  /** @throws Refusal NO_PASSKEY_ADDRESS where passkeys cannot be used at this address */
  siteAt(host: string | null): PasskeySite;
  /** Asks for a passkey that the person has, or for a new one. */
  ask(asked: Asked, site: PasskeySite, now: Date): Promise<Schemas['PasskeyStep']>;
  /** @throws Refusal PASSKEY_ENDED where the ticket was used, has run out or is for something else */
  take(ticket: string, expected: Pick<Asked, 'kind' | 'sessionId'>, now: Date): Promise<Taken>;
  /** Whether the answer proves a passkey of that person; its use is noted. */
  isProof(
    taken: Taken,
    proof: Schemas['PasskeyProof'],
    site: PasskeySite,
    now: Date,
  ): Promise<boolean>;
  /** Whether the answer is a new passkey, which is kept. */
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
        database.run(readPasskeyOwner, [employeeId]),
        database.run(listPasskeys, [employeeId]),
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
      const own = await database.run(listPasskeys, [employeeId]);
      const passkey = own.find(({ credential_id: id }) => id.toString('base64url') === proof.id);
      const proven = passkey && (await verifyProof(proof, passkey, { site, challenge }));
      if (!passkey || !proven) return false;
      const { counter, isBackedUp } = proven;
      // Whoever came first with the same counter has it.
      const use = [passkey.id, passkey.counter, counter, isBackedUp, now];
      return (await database.run(notePasskeyUse, use)).length > 0;
    },
    register: async (transaction, taken, { body, name, fewest, most }, site, now) => {
      const made = await verifyNew(body, { site, challenge: taken.challenge });
      if (made === null) return false;
      await transaction.run(lockPasskeyOwner, [taken.employeeId]);
      const added = await transaction.run(addPasskey, [
        ...[taken.employeeId, made.credentialId, made.publicKey, made.counter],
        ...[body.transports, made.isBackupEligible, made.isBackedUp, name, now],
        ...[fewest, most],
      ]);
      return added.length > 0;
    },
  };
}
