import { messages as pageMessages } from 'shared-time/page-messages/en.ts';
import { messages as groupsMessages } from '../groups/messages/en.ts';
import { messages as boardMessages } from './board/en.ts';
export const messages = {
  ...pageMessages,
  ...boardMessages,
  ...groupsMessages,

  'schedules.board': 'Schedule by day',
  'schedules.range': 'Range',
  'schedules.week': 'Week',
  'schedules.month': 'Month',
  'schedules.thisWeek': 'This week',
  'schedules.thisMonth': 'This month',
  'schedules.previousWeek': 'Previous week',
  'schedules.nextWeek': 'Next week',
  'schedules.previousMonth': 'Previous month',
  'schedules.nextMonth': 'Next month',
  'schedules.weekNumber': 'Week {number}',
  'schedules.planned': '{hours} planned',
  'schedules.position': 'Position',
  'schedules.assignment': 'Assignment {id}',
  'schedules.off': 'Off',
  'schedules.dayOff': 'Day off',
  'schedules.notManaged': 'Not managed',
  'schedules.nothing': 'Nothing planned',
  'schedules.breakAt': 'Break {range}',
  'schedules.worked': '{time} worked',
  'schedules.notAuthorised': 'No schedule to show',
  'schedules.noAssignments':
    'You have no assignment, so you are not authorised to view a work schedule.',
  'schedules.close': 'Close',
  'schedules.day': 'Day',
  'schedules.category': 'Category',
  'schedules.start': 'Start',
  'schedules.end': 'End',
  'schedules.breaks': 'Breaks',
  'schedules.duration': 'Working time',
  'schedules.holiday': 'Holiday',
  'schedules.category.DAY_MODEL': 'Shift',
  'schedules.category.PLANNED_HOURS': 'Planned hours',
  'schedules.category.WORKING_DAY': 'Working day',
  'schedules.category.OFF': 'Day off',
  'schedules.kind.holiday': 'Holiday',
  'schedules.kind.absence': 'Absence',
  'schedules.kind.not-managed': 'Not managed',
  'schedules.kind.none': 'Nothing planned',
  'calendar.open': 'Calendar',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type SchedulesMessages = Readonly<Record<keyof typeof messages, string>>;
