import type { ActsAs } from 'shared-contracts';
import { covers, type DateBounds } from '../../people/rules/isActiveAt.ts';

/** Somebody who changes time, as its person or as the person's manager (spec §6). */
export interface Editor {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly actsAs: ActsAs;
  /** The local days of the assignment whose time the editor may change. */
  readonly days: readonly DateBounds[];
}

/** Whether the editor may change time of that day. */
export function mayEdit({ days }: Pick<Editor, 'days'>, date: string): boolean {
  return days.some((range) => covers(range, date));
}
