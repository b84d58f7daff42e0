/** How far a rehearsed shift is. */
export type Stage = 'OFF' | 'WORKING' | 'ON_BREAK' | 'DONE';

export type Press = 'CLOCK_IN' | 'BREAK' | 'END_BREAK' | 'CLOCK_OUT' | 'AGAIN';

/** What can be pressed, as on the clock, the main button first. */
export function pressesIn(stage: Stage, clocksBreaks: boolean): readonly Press[] {
  switch (stage) {
    case 'OFF':
      return ['CLOCK_IN'];
    case 'WORKING':
      return clocksBreaks ? ['CLOCK_OUT', 'BREAK'] : ['CLOCK_OUT'];
    case 'ON_BREAK':
      return ['END_BREAK', 'CLOCK_OUT'];
    case 'DONE':
      return ['AGAIN'];
  }
}

export const stageAfter: Readonly<Record<Press, Stage>> = {
  CLOCK_IN: 'WORKING',
  BREAK: 'ON_BREAK',
  END_BREAK: 'WORKING',
  CLOCK_OUT: 'DONE',
  AGAIN: 'OFF',
};
