import type { components, Locale } from 'shared-contracts';
import type { Database } from '../../database/database.ts';
import { readConsentText, readLastAnswer } from '../data/faceAnswers.ts';
import { readOwnRegistration } from '../data/ownFaces.ts';

/** Whether a person's face is registered, and their last answer about it. */
export async function presentOwnFace(
  database: Database,
  id: number,
  locale: Locale,
): Promise<components['schemas']['OwnFace']> {
  const [[face], [said], text] = await Promise.all([
    database.run(readOwnRegistration, { employeeId: id }),
    database.run(readLastAnswer, { employeeId: id }),
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
