import { Refusal } from '../../calls/refusal.ts';
import type { Runner } from '../../database/statement.ts';
import { readConsentText } from '../data/faceAnswers.ts';

/** Refuses consent to an earlier text: CONSENT_TEXT_CHANGED. */
export async function requireTextInForce(database: Runner, version: number): Promise<void> {
  const text = await readConsentText(database, 'en');
  if (text.version !== version) throw new Refusal('CONSENT_TEXT_CHANGED');
}
