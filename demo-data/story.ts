import type { Random } from './createRandom.ts';
import { cast } from './people.ts';
import type { Turn } from './workShift.ts';

/** The event of an entry after the shift. */
export type Aftermath =
  | 'none'
  | 'rejected'
  | 'editedByManager'
  | 'editedByEmployee'
  | 'addedByManager'
  | 'doublePunchDeleted'
  | 'deletionAsked'
  | 'sentLate';

export interface Story {
  readonly turn: Turn;
  readonly aftermath: Aftermath;
  readonly clockInComment?: string;
  readonly clockOutComment?: string;
  readonly floor?: string;
}

/** The last shifts of the employee with a demo log-in, latest first. */
const stories: readonly Story[] = [
  {
    turn: 'late',
    aftermath: 'none',
    clockOutComment: 'Stayed to hand over room 312 to the late team.',
    floor: '3',
  },
  { turn: 'usual', aftermath: 'none', floor: '3' },
  { turn: 'outside', aftermath: 'rejected', clockInComment: 'Clocked in from the car park.' },
  { turn: 'usual', aftermath: 'deletionAsked', floor: '3' },
  { turn: 'usual', aftermath: 'editedByManager' },
  { turn: 'training', aftermath: 'none', clockInComment: 'Infection control course until noon.' },
  { turn: 'usual', aftermath: 'doublePunchDeleted', floor: '2' },
  {
    turn: 'early',
    aftermath: 'none',
    clockInComment: 'Started early, two discharges before seven.',
  },
  { turn: 'usual', aftermath: 'none', floor: '3' },
  { turn: 'usual', aftermath: 'addedByManager' },
];

const turns: readonly (readonly [Turn, number])[] = [
  ['late', 60],
  ['early', 30],
  ['fixedOvertime', 24],
  ['preShiftOvertime', 24],
  ['training', 24],
  ['noBreak', 24],
  ['noPosition', 36],
  ['outside', 18],
  ['bordering', 24],
  ['autoClockOut', 18],
  ['otherZone', 12],
];

const aftermaths: readonly (readonly [Aftermath, number])[] = [
  ['rejected', 18],
  ['editedByManager', 20],
  ['editedByEmployee', 16],
  ['addedByManager', 14],
  ['doublePunchDeleted', 16],
  ['deletionAsked', 14],
  ['sentLate', 12],
];

const clockInComments = [
  'Bus was late, sorry.',
  'Covering for a colleague today.',
  'Terminal queue was long.',
  'Started on Ward 5, moved over at eight.',
  'Car park was full.',
] as const;

const clockOutComments = [
  'Handover took longer than planned.',
  'Isolation room needed a second clean.',
  'Delivery arrived ten minutes before the end.',
  'Short-staffed, finished the last round alone.',
  'Lift was out of order, used the stairs.',
] as const;

/** The course of a shift; `shiftsAgo` counts back from the person's last one, which is 0. */
export function storyOf(employeeNumber: string, shiftsAgo: number, random: Random): Story {
  if (employeeNumber === cast.employee) {
    return stories[shiftsAgo] ?? { turn: 'usual', aftermath: 'none' };
  }
  const turn = choose(turns, 'usual', random);
  const aftermath = choose(aftermaths, 'none', random);
  const says = turn === 'late' || random.chance(0.04);
  return {
    turn,
    aftermath,
    ...(random.chance(0.04) ? { clockInComment: random.pick(clockInComments) } : {}),
    ...(says && random.chance(0.6) ? { clockOutComment: random.pick(clockOutComments) } : {}),
    ...(random.chance(0.15) ? { floor: random.pick(['G', '1', '2', '3', '4']) } : {}),
  };
}

/** One of the choices by its share in a thousand, otherwise the default. */
function choose<Choice>(
  choices: readonly (readonly [Choice, number])[],
  usual: Choice,
  random: Random,
): Choice {
  let left = random.integer(0, 999);
  for (const [choice, share] of choices) {
    left -= share;
    if (left < 0) return choice;
  }
  return usual;
}
