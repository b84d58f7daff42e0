import type { Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOn } from '../../features/requireOn.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import { aboutOf, type OpenDialog } from '../../terminals/createDialogs.ts';
import { takeQuestion } from '../data/captures.ts';
import { addAnswer, readRecognised } from '../data/faceAnswers.ts';
import { deleteFace } from '../data/faces.ts';
import type { FaceParts } from '../faceParts.ts';

/** Keeps the answer of a recognised person: agreeing opens a dialog, refusing deletes the face. */
export function answerFaceConsent(
  { database, features, tellOfChange }: FaceParts,
  openDialog: OpenDialog,
): Handler<'answerFaceConsent'> {
  return async ({ terminal, body: { consentToken, isAgreed }, locale, now }) => {
    await requireOn(features, 'FACIAL_RECOGNITION_TERMINAL');
    const { id: terminalId, sessionId } = terminal;
    const taken = { tokenHash: hashToken(consentToken), terminalId, now, sessionId };
    const employeeId = await database.transaction(async (transaction) => {
      const [question] = await transaction.run(takeQuestion, taken);
      if (question === undefined) throw new Refusal('CAPTURE_ENDED');
      const { employee_id: id, version } = question;
      const answer = isAgreed ? 'AGREED' : 'REFUSED';
      await transaction.run(addAnswer, { employeeId: id, answer, version, now, terminalId });
      if (!isAgreed) await transaction.run(deleteFace, { employeeId: id });
      return id;
    });
    const about = aboutOf({ id: employeeId });
    if (!isAgreed) {
      tellOfChange([employeeId]);
      return { status: 200, body: { dialog: null }, ...about };
    }
    const [person] = await database.run(readRecognised, { employeeId });
    if (person === undefined) throw new Refusal('CAPTURE_ENDED', about);
    return {
      status: 200,
      body: { dialog: await openDialog(person, { terminal, locale, now }) },
      ...about,
    };
  };
}
