import { heldAuthorities, type Authority, type components } from 'shared-contracts';
import type { AssignmentDates } from '../../people/rules/isActiveAt.ts';
import { activeAuthorities } from '../../session/rules/activeAuthorities.ts';

export type KeyState = components['schemas']['ApiKeyState'];

/** Who made a key, as they are now. */
export interface KeyMaker {
  readonly isClosed: boolean;
  readonly authorities: readonly Authority[];
  readonly assignments: readonly (AssignmentDates & {
    readonly assignmentId: number;
    readonly authorities: Authority[];
  })[];
}

interface Key {
  /** ISO instants in UTC with milliseconds, like `now`. */
  readonly expiresAt: string;
  readonly endedAt: string | null;
  readonly maker: KeyMaker;
}

/** Whether a key can be used at an instant, and why not. */
export function keyState({ expiresAt, endedAt, maker }: Key, now: string): KeyState {
  if (endedAt !== null) return 'ENDED';
  if (expiresAt <= now) return 'EXPIRED';
  return mayMakeKeys(maker, now) ? 'VALID' : 'MAKER_GONE';
}

/**
 * A key opens nothing that its maker may not read now: somebody who leaves takes no key along
 * (docs/decisions/keys-for-programs.md).
 */
function mayMakeKeys({ isClosed, authorities, assignments }: KeyMaker, now: string): boolean {
  const assignAuths = activeAuthorities(assignments, now);
  return !isClosed && heldAuthorities({ authorities, assignAuths }).has('DEV_ADMIN');
}
