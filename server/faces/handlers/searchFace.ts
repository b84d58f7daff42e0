import type { TerminalActor } from '../../calls/actor.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { FaceParts } from '../faceParts.ts';
import type { Face } from '../rules/pictureReading.ts';

/**
 * The id of the person at the terminal's site whose face it is. Reads pictures only if the site is
 * small enough to be searched. @throws Refusal FACE_NEEDS_NUMBER, FACE_UNKNOWN
 */
export async function searchFace(
  { features, known, siteFaces }: Pick<FaceParts, 'features' | 'known' | 'siteFaces'>,
  { terminal, now }: { readonly terminal: TerminalActor; readonly now: Date },
  read: () => Promise<Pick<Face, 'embedding'>>,
): Promise<number> {
  const { properties } = await features.read();
  const distance = properties.FACE_DISTANCE / 100;
  const people = await siteFaces(terminal.place, now);
  if (people === null) throw new Refusal('FACE_NEEDS_NUMBER');
  const { embedding } = await read();
  const match = await known.find(embedding, distance, people);
  if (match.kind === 'ambiguous') throw new Refusal('FACE_NEEDS_NUMBER');
  if (match.kind === 'stranger') throw new Refusal('FACE_UNKNOWN');
  return match.personId;
}
