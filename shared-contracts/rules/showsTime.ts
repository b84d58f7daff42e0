import type { components } from '../api/schema.gen.ts';

type Authority = components['schemas']['Authority'];

/** Whether the time of an assignment with these authorities is captured or viewed at all (spec §6). */
export function showsTime(authorities: Iterable<Authority>): boolean {
  return [...authorities].some((name) => name === 'CAPTURE_TIME' || name === 'VIEW_TIME');
}
