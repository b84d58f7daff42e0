import type { Presence } from '../rules/clockedPerson.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';

/** Somebody to be clocked, with an assignment of the id 1000 + own. */
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
    /** The clock-in of whoever is in. */
    since?: string;
    /** What was planned for that shift. */
    planned?: NonNullable<Subordinate['activeTimePair']>['planned'];
    /** What is expected of somebody who is out, with `planned`. */
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
