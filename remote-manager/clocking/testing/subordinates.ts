import type { Presence } from '../rules/clockedPerson.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';

/** A person to clock, whose assignment has the id 1000 + own. */
export function subordinate(
  id: number,
  name: string,
  {
    state = 'OUT',
    since = '2026-11-19T05:58:00.000Z',
    planned = null,
    attendance = null,
    absence = null,
    position = { id: 51, description: 'Nurse' },
  }: {
    state?: Presence;
    /** The clock-in of a person who is in. */
    since?: string;
    /** The plan of that shift. */
    planned?: NonNullable<Subordinate['activeTimePair']>['planned'];
    /** The expected attendance of a person who is out, with `planned`. */
    attendance?: Subordinate['attendance'];
    absence?: string | null;
    position?: { readonly id: number; readonly description: string };
  } = {},
): Subordinate {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    employee: { id, employeeNumber: `E-${id}`, firstName, lastName: rest.join(' ') },
    subordinateAssignments: [
      {
        id: 1000 + id,
        description: 'Nurse in ward 1',
        position,
        timeZone: 'Europe/London',
        timeZoneOffset: 0,
        canClock: true,
      },
    ],
    activeTimePair:
      state === 'IN' || state === 'AWAY'
        ? {
            id: 5000 + id,
            employeeAssignmentId: 1000 + id,
            clockIn: since,
            timeZone: 'Europe/London',
            awaySince: state === 'AWAY' ? '2026-11-19T10:00:00.000Z' : null,
            planned,
          }
        : null,
    isClockedInElsewhere: state === 'ELSEWHERE',
    attendance,
    planned: attendance === null ? null : planned,
    plannedTimeZone: 'Europe/London',
    absence,
  };
}
