import type { ActsAs } from 'shared-contracts';
import { covers, type DateBounds } from '../../people/rules/isActiveAt.ts';

/** A person who changes time, as its owner or as the owner's manager (spec §6). */
export interface Editor {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly actsAs: ActsAs;
  /** The local days of the assignment on which the editor can change time. */
  readonly days: readonly DateBounds[];
}

/** Whether the editor can change time of that day. */
export function mayEdit({ days }: Pick<Editor, 'days'>, date: string): boolean {
  return days.some((range) => covers(range, date));
}
