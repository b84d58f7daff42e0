import type { components } from '../api/schema.gen.ts';

type Authority = components['schemas']['Authority'];

/** Whether somebody with these authorities is a manager (spec §6). */
export function isManager(authorities: Iterable<Authority>): boolean {
  return [...authorities].some((name) => name === 'APPROVE_TIME' || name === 'SUPER_ADMIN');
}
