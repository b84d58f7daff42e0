import type { ApiClient, Instant } from 'shared-contracts';
import { readActiveShift } from '../../active-shift/data/activeShiftQuery.ts';

/** Since when the server's shift is open, for what it refused; null for none, or where it says nothing. */
export async function openSince(api: ApiClient, ownerId: number): Promise<Instant | null> {
  const told = await readActiveShift(api, ownerId).catch(() => null);
  return told?.pair?.clockIn.date ?? null;
}
