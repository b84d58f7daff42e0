import { fieldOf, textOf } from '../rules/json.ts';
import { dayOfEdmDate } from '../rules/odataValues.ts';
import { createLookUp } from './createLookUp.ts';
import type { Service } from './createService.ts';

/** The system's ids of people: their employments by `personIdExternal`. */
export function lookUpEmployments(service: Service, now: () => Date) {
  return createLookUp(service, now, {
    entity: 'EmpEmployment',
    key: 'personIdExternal',
    fields: ['userId', 'assignmentIdExternal'],
    valueOf: (row) => {
      const userId = textOf(fieldOf(row, 'userId'));
      return userId === null
        ? null
        : { userId, assignmentId: textOf(fieldOf(row, 'assignmentIdExternal')) };
    },
  });
}

/** The system's work schedules by code, each with the day from which its days are counted. */
export function lookUpSchedules(service: Service, now: () => Date) {
  return createLookUp(service, now, {
    entity: 'WorkSchedule',
    key: 'externalCode',
    fields: ['startingDate'],
    valueOf: (row) => ({ startingDate: dayOfEdmDate(textOf(fieldOf(row, 'startingDate'))) }),
  });
}
