import { fields } from '../form/fields.ts';
import { overlays } from './overlays.ts';

/** All that comes after the first screen by itself. */
const laterParts = [overlays, fields];

/** Resolves also when some of it could not be fetched: it is asked for again when it is wanted. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.all(laterParts.map((part) => part.fetch()));
}
