import type { Handlers } from '../../calls/calls.ts';
import { requireSelf, requireFound } from '../../calls/sharedRefusals.ts';
import { requireOn } from '../../features/requireOn.ts';
import { addAnswer, readConsentText } from '../data/faceAnswers.ts';
import { deleteFace } from '../data/faces.ts';
import { readOwnRegistration } from '../data/ownFaces.ts';
import type { FaceParts } from '../faceParts.ts';
import { requireTextInForce } from '../policies/requireTextInForce.ts';
import { createCaptures } from './createCaptures.ts';
import { presentOwnFace } from './presentOwnFace.ts';
import { readOwnFace } from './readOwnFace.ts';
import { registerOwnFace, registrationOf } from './registerOwnFace.ts';

/** People's control of their own face (spec §6). */
export function ownFace(
  parts: FaceParts,
): Pick<
  Handlers,
  | 'getOwnFace'
  | 'drawOwnFaceCapture'
  | 'registerOwnFace'
  | 'removeOwnFace'
  | 'agreeToOwnFace'
  | 'exportOwnFace'
> {
  const { database, features } = parts;
  const captures = createCaptures(parts);

  return {
    getOwnFace: async ({ path, employee, locale }) => {
      requireSelf(employee, path.sub);
      return { status: 200, body: await presentOwnFace(database, employee.id, locale) };
    },

    drawOwnFaceCapture: async ({ path, employee, now }) => {
      requireSelf(employee, path.sub);
      await requireOn(features, 'FACE_SELF_REGISTRATION');
      return { status: 200, body: await captures.draw(registrationOf(employee), now) };
    },

    registerOwnFace: registerOwnFace(parts, captures),

    agreeToOwnFace: async ({ path, body: { consentVersion }, employee, locale, now }) => {
      requireSelf(employee, path.sub);
      await requireTextInForce(database, consentVersion);
      const [face] = await database.run(readOwnRegistration, { employeeId: employee.id });
      requireFound(face);
      await database.run(addAnswer, {
        employeeId: employee.id,
        answer: 'AGREED',
        version: consentVersion,
        now,
        terminalId: null,
      });
      return { status: 200, body: await presentOwnFace(database, employee.id, locale) };
    },

    removeOwnFace: async ({ path, employee, now }) => {
      requireSelf(employee, path.sub);
      const { version } = await readConsentText(database, 'en');
      await database.transaction(async (transaction) => {
        await transaction.run(deleteFace, { employeeId: employee.id });
        await transaction.run(addAnswer, {
          employeeId: employee.id,
          answer: 'WITHDRAWN',
          version,
          now,
          terminalId: null,
        });
      });
      parts.tellOfChange([employee.id]);
      return { status: 204 };
    },

    exportOwnFace: async ({ path, employee }) => {
      requireSelf(employee, path.sub);
      return { status: 200, body: await readOwnFace(parts, employee.id) };
    },
  };
}
