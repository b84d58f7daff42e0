import type { EmployeeActor } from '../../calls/actor.ts';
import type { Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireSelf } from '../../calls/sharedRefusals.ts';
import { requireOn } from '../../features/requireOn.ts';
import { addAnswer } from '../data/faceAnswers.ts';
import type { FaceParts } from '../faceParts.ts';
import { requireTextInForce } from '../policies/requireTextInForce.ts';
import type { CapturePurpose, Captures } from './createCaptures.ts';
import { createRegistration } from './createRegistration.ts';
import { presentOwnFace } from './presentOwnFace.ts';

/** Registers the own face, with the consent to it. */
export function registerOwnFace(parts: FaceParts, captures: Captures): Handler<'registerOwnFace'> {
  const { database, features } = parts;
  const register = createRegistration(parts);

  return async ({ path, body, employee, locale, now }) => {
    requireSelf(employee, path.sub);
    await requireOn(features, 'FACE_SELF_REGISTRATION');
    const version = Number(body.consentVersion);
    await requireTextInForce(database, version);
    const { nonce, picture_taken: pictureTaken, firstTurn, secondTurn, trail } = body;
    // A picture alone may show a colleague: only a manager can register one.
    if (nonce === undefined || firstTurn === undefined || secondTurn === undefined)
      throw new Refusal('FACE_NOT_LIVE');
    const proof = { nonce, pictureTaken, firstTurn, secondTurn, trail };
    const face = await captures.read(proof, registrationOf(employee), now);
    const own = { employeeId: employee.id, by: employee.id, now };
    await register(face, own, async (transaction) => {
      await transaction.run(addAnswer, {
        employeeId: employee.id,
        answer: 'AGREED',
        version,
        now,
        terminalId: null,
      });
    });
    return { status: 200, body: await presentOwnFace(database, employee.id, locale) };
  };
}

export function registrationOf({ id, sessionId }: EmployeeActor): CapturePurpose {
  return { registers: id, sessionId };
}
