import type { TerminalActor } from '../../calls/actor.ts';
import type { Handlers } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOn } from '../../features/requireOn.ts';
import { hashToken, newToken } from '../../session/data/accessTokens.ts';
import { aboutOf, type OpenDialog } from '../../terminals/createDialogs.ts';
import { askConsent, takeQuestion } from '../data/captures.ts';
import type { FaceParts } from '../faceParts.ts';
import { addAnswer, isAgreedTo, readConsentText, readRecognised } from '../data/faceAnswers.ts';
import { deleteFace } from '../data/faces.ts';
import type { Face } from '../rules/pictureReading.ts';
import { createCaptures, type CapturePurpose } from './createCaptures.ts';
import type { ProveFace } from './proveFace.ts';

/** Seconds for reading the question for consent. */
const questionInSeconds = 120;

/** Recognition at a terminal: the capture, the search, and the question for consent (spec §4). */
export function terminalFaces(
  parts: FaceParts,
  openDialog: OpenDialog,
  proveFace: ProveFace,
): Pick<Handlers, 'drawFaceCapture' | 'identifyByFace' | 'answerFaceConsent'> {
  const { database, features, known, siteFaces } = parts;
  const captures = createCaptures(parts);

  const requireFaces = () => requireOn(features, 'FACIAL_RECOGNITION_TERMINAL');

  /** Searches the people of the terminal's site. */
  async function search(
    { place }: TerminalActor,
    now: Date,
    read: () => Promise<Pick<Face, 'embedding'>>,
  ): Promise<number> {
    const { properties } = await features.read();
    const distance = properties.FACE_DISTANCE / 100;
    const people = await siteFaces(place, now);
    if (people === null) throw new Refusal('FACE_NEEDS_NUMBER');
    const { embedding } = await read();
    const match = await known.find(embedding, distance, people);
    if (match.kind === 'ambiguous') throw new Refusal('FACE_NEEDS_NUMBER');
    if (match.kind === 'stranger') throw new Refusal('FACE_UNKNOWN');
    return match.personId;
  }

  return {
    drawFaceCapture: async ({ terminal, now }) => {
      await requireFaces();
      return { status: 200, body: await captures.draw(captureAt(terminal), now) };
    },

    identifyByFace: async ({ terminal, body, locale: spoken, now }) => {
      await requireFaces();
      const { employeeNumber, badge } = body;
      const read = () => captures.read(body, captureAt(terminal), now);
      const employeeId =
        employeeNumber === undefined && badge === undefined
          ? await search(terminal, now, read)
          : await proveFace(body, { terminal, now }, read);
      const [person] = await database.run(readRecognised, [employeeId]);
      if (person === undefined) throw new Refusal('FACE_UNKNOWN');
      const locale = person.own_locale ?? spoken;
      const text = await readConsentText(database, locale);
      if (isAgreedTo(text.version, person))
        return {
          status: 200,
          body: { dialog: await openDialog(person, { terminal, locale, now }), consent: null },
        };
      const consentToken = newToken();
      const endsAt = new Date(now.getTime() + questionInSeconds * 1000);
      const asked = [hashToken(consentToken), terminal.id, person.id, text.version, endsAt];
      await database.run(askConsent, [...asked, terminal.sessionId]);
      const { first_name: firstName, last_name: lastName } = person;
      const question = { consentToken, closesInSeconds: questionInSeconds, firstName, lastName };
      return { status: 200, body: { dialog: null, consent: { ...question, locale, text } } };
    },

    answerFaceConsent: async ({ terminal, body: { consentToken, isAgreed }, locale, now }) => {
      await requireFaces();
      const taken = [hashToken(consentToken), terminal.id, now, terminal.sessionId];
      const employeeId = await database.transaction(async (transaction) => {
        const [question] = await transaction.run(takeQuestion, taken);
        if (question === undefined) throw new Refusal('CAPTURE_ENDED');
        const { employee_id: id, version } = question;
        const answer = isAgreed ? 'AGREED' : 'REFUSED';
        await transaction.run(addAnswer, [id, answer, version, now, terminal.id]);
        if (!isAgreed) await transaction.run(deleteFace, [id]);
        return id;
      });
      const about = aboutOf({ id: employeeId });
      if (!isAgreed) {
        parts.tellOfChange([employeeId]);
        return { status: 200, body: { dialog: null }, ...about };
      }
      const [person] = await database.run(readRecognised, [employeeId]);
      if (person === undefined) throw new Refusal('CAPTURE_ENDED', about);
      return {
        status: 200,
        body: { dialog: await openDialog(person, { terminal, locale, now }) },
        ...about,
      };
    },
  };
}

function captureAt({ id: terminalId, sessionId }: TerminalActor): CapturePurpose {
  return { terminalId, sessionId };
}
