import type { EmployeeActor } from '../../calls/actor.ts';
import type { components, Locale } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireSelf, requireFound } from '../../calls/sharedRefusals.ts';
import { readFullName } from '../../people/data/employees.ts';
import { requireOn } from '../../features/requireOn.ts';
import { faceOwner } from '../data/createKnownFaces.ts';
import { addAnswer, readConsentText, readLastAnswer } from '../data/faceAnswers.ts';
import { deleteFace } from '../data/faces.ts';
import { readOwnAnswers, readOwnRegistration } from '../data/ownFaces.ts';
import { openEmbedding } from '../data/sealEmbedding.ts';
import type { FaceParts } from '../faceParts.ts';
import { createCaptures, type CapturePurpose } from './createCaptures.ts';
import { createRegistration } from './createRegistration.ts';

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
  const { database, features, keys } = parts;
  const register = createRegistration(parts);
  const captures = createCaptures(parts);

  async function requireTextInForce(version: number): Promise<void> {
    const text = await readConsentText(database, 'en');
    if (text.version !== version) throw new Refusal('CONSENT_TEXT_CHANGED');
  }

  async function present(id: number, locale: Locale): Promise<components['schemas']['OwnFace']> {
    const [[face], [said], text] = await Promise.all([
      database.run(readOwnRegistration, [id]),
      database.run(readLastAnswer, [id]),
      readConsentText(database, locale),
    ]);
    // The earlier consent was for another registration: the person is asked again.
    const isOutdated = said?.answer === 'AGREED' && said.is_to_this_face === false;
    const answer = isOutdated ? undefined : said;
    return {
      isRegistered: face !== undefined,
      registeredAt: face?.registered_at ?? null,
      isByManager: face !== undefined && face.registered_by !== id,
      answer: answer?.answer ?? null,
      answeredAt: answer?.answered_at ?? null,
      answeredVersion: answer?.version ?? null,
      isForLogIn: face !== undefined && answer?.answer === 'AGREED' && answer.is_in_session,
      text,
    };
  }

  return {
    getOwnFace: async ({ path, employee, locale }) => {
      requireSelf(employee, path.sub);
      return { status: 200, body: await present(employee.id, locale) };
    },

    drawOwnFaceCapture: async ({ path, employee, now }) => {
      requireSelf(employee, path.sub);
      await requireOn(features, 'FACE_SELF_REGISTRATION');
      return { status: 200, body: await captures.draw(registrationOf(employee), now) };
    },

    registerOwnFace: async ({ path, body, employee, locale, now }) => {
      requireSelf(employee, path.sub);
      await requireOn(features, 'FACE_SELF_REGISTRATION');
      const version = Number(body.consentVersion);
      await requireTextInForce(version);
      const { nonce, picture_taken: pictureTaken, firstTurn, secondTurn, trail } = body;
      // A picture alone may show a colleague: only a manager can register one.
      if (nonce === undefined || firstTurn === undefined || secondTurn === undefined)
        throw new Refusal('FACE_NOT_LIVE');
      const proof = { nonce, pictureTaken, firstTurn, secondTurn, trail };
      const face = await captures.read(proof, registrationOf(employee), now);
      const own = { employeeId: employee.id, by: employee.id, now };
      await register(face, own, async (transaction) => {
        await transaction.run(addAnswer, [employee.id, 'AGREED', version, now, null]);
      });
      return { status: 200, body: await present(employee.id, locale) };
    },

    agreeToOwnFace: async ({ path, body: { consentVersion }, employee, locale, now }) => {
      requireSelf(employee, path.sub);
      await requireTextInForce(consentVersion);
      const [face] = await database.run(readOwnRegistration, [employee.id]);
      requireFound(face);
      await database.run(addAnswer, [employee.id, 'AGREED', consentVersion, now, null]);
      return { status: 200, body: await present(employee.id, locale) };
    },

    removeOwnFace: async ({ path, employee, now }) => {
      requireSelf(employee, path.sub);
      const { version } = await readConsentText(database, 'en');
      await database.transaction(async (transaction) => {
        await transaction.run(deleteFace, [employee.id]);
        await transaction.run(addAnswer, [employee.id, 'WITHDRAWN', version, now, null]);
      });
      parts.tellOfChange([employee.id]);
      return { status: 204 };
    },

    exportOwnFace: async ({ path, employee }) => {
      requireSelf(employee, path.sub);
      const [[face], answers, [own], { properties }] = await Promise.all([
        database.run(readOwnRegistration, [employee.id]),
        database.run(readOwnAnswers, [employee.id]),
        database.run(readFullName, [employee.id]),
        features.read(),
      ]);
      const [by] = face ? await database.run(readFullName, [face.registered_by]) : [];
      const opened = face && openEmbedding(face.sealed, faceOwner(employee.id), await keys());
      return {
        status: 200,
        body: {
          employee: own?.name ?? '',
          registeredAt: face?.registered_at ?? null,
          isByManager: face !== undefined && face.registered_by !== employee.id,
          registeredBy: by?.name ?? null,
          model: 'face-api face_recognition_model',
          distance: properties.FACE_DISTANCE / 100,
          embedding: opened?.kind === 'opened' ? [...opened.embedding] : null,
          answers,
        },
      };
    },
  };
}

function registrationOf({ id, sessionId }: EmployeeActor): CapturePurpose {
  return { registers: id, sessionId };
}
