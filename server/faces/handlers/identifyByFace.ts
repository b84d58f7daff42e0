import type { TerminalActor } from '../../calls/actor.ts';
import type { Handler } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireOn } from '../../features/requireOn.ts';
import { hashToken, newToken } from '../../session/data/accessTokens.ts';
import type { OpenDialog } from '../../terminals/createDialogs.ts';
import { askConsent } from '../data/captures.ts';
import { isAgreedTo, readConsentText, readRecognised } from '../data/faceAnswers.ts';
import type { FaceParts } from '../faceParts.ts';
import type { CapturePurpose, Captures } from './createCaptures.ts';
import type { ProveFace } from './proveFace.ts';
import { searchFace } from './searchFace.ts';

/** Seconds for reading the question for consent. */
const questionInSeconds = 120;

/**
 * Recognises the person at a terminal, alone or with a number or badge, and opens a dialog for one
 * punch, or asks for consent first (spec §4).
 */
export function identifyByFace(
  parts: FaceParts,
  captures: Captures,
  openDialog: OpenDialog,
  proveFace: ProveFace,
): Handler<'identifyByFace'> {
  const { database, features } = parts;

  return async ({ terminal, body, locale: spoken, now }) => {
    await requireOn(features, 'FACIAL_RECOGNITION_TERMINAL');
    const { employeeNumber, badge } = body;
    const read = () => captures.read(body, captureAt(terminal), now);
    const employeeId =
      employeeNumber === undefined && badge === undefined
        ? await searchFace(parts, { terminal, now }, read)
        : await proveFace(body, { terminal, now }, read);
    const [person] = await database.run(readRecognised, { employeeId });
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
    await database.run(askConsent, {
      tokenHash: hashToken(consentToken),
      terminalId: terminal.id,
      employeeId: person.id,
      version: text.version,
      endsAt,
      sessionId: terminal.sessionId,
    });
    const { first_name: firstName, last_name: lastName } = person;
    const question = { consentToken, closesInSeconds: questionInSeconds, firstName, lastName };
    return { status: 200, body: { dialog: null, consent: { ...question, locale, text } } };
  };
}

export function captureAt({ id: terminalId, sessionId }: TerminalActor): CapturePurpose {
  return { terminalId, sessionId };
}
