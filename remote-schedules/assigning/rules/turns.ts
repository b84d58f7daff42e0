import { addDays, weekOf, type LocalDate } from 'shared-contracts';
import { rotationLimits } from 'shared-contracts/planning/rotationLimits.ts';
import type { AssignChoice } from './assignChoice.ts';

type StartOfWeek = Parameters<typeof weekOf>[1];

/** A schedule of a rotation, with its number of days. */
export interface Turn {
  /** Distinguishes turns of the same schedule. */
  readonly key: number;
  readonly choice: AssignChoice;
  /** Days. */
  readonly duration: number;
}

const { leastTurns, mostTurns, mostDays } = rotationLimits;

/** Adds a turn of a week, the most common length; unchanged if the rotation is full. */
export function addTurn(turns: readonly Turn[], choice: AssignChoice): readonly Turn[] {
  if (turns.length >= mostTurns) return turns;
  const key = 1 + Math.max(0, ...turns.map((turn) => turn.key));
  return [...turns, { key, choice, duration: turns.at(-1)?.duration ?? 7 }];
}

export function removeTurn(turns: readonly Turn[], key: number): readonly Turn[] {
  return turns.filter((turn) => turn.key !== key);
}

/** Moves a turn up or down; unchanged at the ends. */
export function moveTurn(turns: readonly Turn[], key: number, step: 1 | -1): readonly Turn[] {
  const from = turns.findIndex((turn) => turn.key === key);
  const moved = turns[from];
  const other = turns[from + step];
  if (!moved || !other) return turns;
  return turns.with(from, other).with(from + step, moved);
}

/** Clamps the days to 1 to `mostDays`. */
export function changeDuration(turns: readonly Turn[], key: number, days: number): readonly Turn[] {
  const duration = Math.min(mostDays, Math.max(1, Math.trunc(days) || 1));
  return turns.map((turn) => (turn.key === key ? { ...turn, duration } : turn));
}

/** Whether they can be assigned as a rotation. */
export function isRotation(turns: readonly Turn[]): boolean {
  return turns.length >= leastTurns && turns.length <= mostTurns;
}

/**
 * The first day of the next week, if turns of whole weeks start midweek and so change midweek; null
 * otherwise, or if no days would remain.
 */
export function weekAfterMidweek(
  turns: readonly Turn[],
  { startDate, endDate }: Readonly<Record<'startDate' | 'endDate', LocalDate | null>>,
  startOfWeek: StartOfWeek,
): LocalDate | null {
  if (startDate === null || turns.length === 0) return null;
  if (turns.some(({ duration }) => duration % 7 !== 0)) return null;
  const week = weekOf(startDate, startOfWeek);
  if (week.startDate === startDate) return null;
  const next = addDays(week.startDate, 7);
  return endDate !== null && endDate < next ? null : next;
}
