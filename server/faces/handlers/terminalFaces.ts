import type { Handlers } from '../../calls/calls.ts';
import { requireOn } from '../../features/requireOn.ts';
import type { OpenDialog } from '../../terminals/createDialogs.ts';
import type { FaceParts } from '../faceParts.ts';
import { answerFaceConsent } from './answerFaceConsent.ts';
import { createCaptures } from './createCaptures.ts';
import { captureAt, identifyByFace } from './identifyByFace.ts';
import type { ProveFace } from './proveFace.ts';

/** Recognition at a terminal: the capture, the search, and the question for consent (spec §4). */
export function terminalFaces(
  parts: FaceParts,
  openDialog: OpenDialog,
  proveFace: ProveFace,
): Pick<Handlers, 'drawFaceCapture' | 'identifyByFace' | 'answerFaceConsent'> {
  const captures = createCaptures(parts);
  return {
    drawFaceCapture: async ({ terminal, now }) => {
      await requireOn(parts.features, 'FACIAL_RECOGNITION_TERMINAL');
      return { status: 200, body: await captures.draw(captureAt(terminal), now) };
    },
    identifyByFace: identifyByFace(parts, captures, openDialog, proveFace),
    answerFaceConsent: answerFaceConsent(parts, openDialog),
  };
}
