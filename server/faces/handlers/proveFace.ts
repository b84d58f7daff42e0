import { createHash } from 'node:crypto';
import { fold } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Limits } from '../../configuration/configuration.ts';
import { aboutOf } from '../../terminals/createDialogs.ts';
import {
  attemptAt,
  createTerminalFailures,
  toldOfLock,
  type AttemptPlace,
} from '../../terminals/createTerminalFailures.ts';
import { findByBadge, findByNumber, type Identity } from '../../terminals/data/identities.ts';
import { isFaceOf } from '../data/isFaceOf.ts';
import type { FaceParts } from '../faceParts.ts';
import type { Face } from '../rules/pictureReading.ts';

type Claim = Pick<CallRequest<'identifyByFace'>['body'], 'employeeNumber' | 'badge' | 'badgeByKey'>;

/**
 * Whether a person at a terminal has the face of the person with that number or badge; returns that
 * person. Failures count as those of PINs do. Does not reveal whether the number exists.
 * @throws Refusal BADGE_NOT_KNOWN, FACE_UNKNOWN, IDENTIFICATION_WAITS, or as `read` does
 */
export type ProveFace = (
  claim: Claim,
  place: AttemptPlace,
  read: () => Promise<Pick<Face, 'embedding'>>,
) => Promise<number>;

export function createProveFace(parts: FaceParts, limits: Limits): ProveFace {
  const { database } = parts;
  const failures = createTerminalFailures(database, limits);

  async function find({ employeeNumber, badge, badgeByKey }: Claim): Promise<Identity | null> {
    if (employeeNumber !== undefined)
      return (await database.run(findByNumber, { employeeNumber }))[0] ?? null;
    for (const reading of [badge, badgeByKey]) {
      const [person] =
        reading === undefined ? [] : await database.run(findByBadge, { badge: reading });
      if (person !== undefined) return person;
    }
    return null;
  }

  return async (claim, place, read) => {
    const { employeeNumber, badge = '' } = claim;
    const person = await find(claim);
    const whose = person === null ? fold(employeeNumber ?? digestOf(badge)) : String(person.id);
    const subject = person === null ? null : (`employee ${person.id}` as const);
    const attempt = { ...attemptAt(place, 'face', whose), subject };
    const refuseTooMany = () => failures.refuseTooMany(attempt).catch(toldOfLock);
    await refuseTooMany();
    if (person === null && employeeNumber === undefined) {
      await failures.note(attempt);
      throw new Refusal('BADGE_NOT_KNOWN');
    }
    const { embedding } = await read();
    // Parallel attempts may have failed in the meantime: check the limit again.
    await refuseTooMany();
    if (person === null || !(await isFaceOf(parts, person.id, embedding))) {
      await failures.note(attempt);
      throw new Refusal('FACE_UNKNOWN', aboutOf(person));
    }
    await failures.forgive(attempt);
    return person.id;
  };
}

function digestOf(badge: string): string {
  return createHash('sha256').update(badge).digest('base64url');
}
