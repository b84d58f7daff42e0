import type { RemoteStore } from '../store/RemoteStore.ts';
import { readHistory, removeRecords } from './records.ts';

/** One JSON object per line, like the records but without their states; oldest first. */
export const auditPath = 'audit.jsonl';

/**
 * Moves the oldest records into the audit file, which keeps author, time, action, from and to
 * permanently, and deletes their files. An interrupted run is completed by the next one without
 * duplicate lines.
 *
 * @param count how many; the newest record must stay
 */
export async function foldHistory(store: RemoteStore, count: number): Promise<void> {
  if (count <= 0) return;
  const before = new TextDecoder().decode((await store.read(auditPath)) ?? new Uint8Array());
  const last = lastSequence(before);
  const lines = (await readHistory(store))
    .slice(0, count)
    .filter(({ sequence }) => sequence > last)
    .map(({ state: _state, ...line }) => `${JSON.stringify(line)}\n`);
  if (lines.length > 0) await store.replace(auditPath, before + lines.join(''));
  await removeRecords(store, count);
}

function lastSequence(audit: string): number {
  const line = audit.trimEnd().split('\n').at(-1);
  const lastLine: unknown = line ? JSON.parse(line) : null;
  return Number(Reflect.get(Object(lastLine), 'sequence') ?? 0);
}
