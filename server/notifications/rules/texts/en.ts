import type { Texts } from './texts.ts';

export const en: Texts = {
  headings: {
    TIME_APPROVED: (count) => (count === 1 ? 'Time approved' : `${count} times approved`),
    TIME_REJECTED: (count) => (count === 1 ? 'Time rejected' : `${count} times rejected`),
    TIME_ADDED: (count) => (count === 1 ? 'Time added for you' : `${count} times added for you`),
    TIME_EDITED: (count) => (count === 1 ? 'Time changed' : `${count} times changed`),
    DELETION_APPROVED: (count) => (count === 1 ? 'Time deleted' : `${count} times deleted`),
    DELETION_REJECTED: (count) =>
      count === 1 ? 'Deletion rejected' : `${count} deletions rejected`,
    MISSED_CLOCK_IN: () => 'Clock-in missing',
    MISSED_CLOCK_OUT: () => 'Clock-out missing',
    SCHEDULE_CHANGED: () => 'New schedule',
  },
  that: (what) => `${what}.`,
  thatBy: (what, name) => `${what}. By ${name}.`,
  noClockIn: (day) => `A shift was scheduled on ${day}, and there is no clock-in.`,
  noClockOut: (day, start) => `${day} has a start at ${start} and no end.`,
  moreDays: (count) => `${count} more days`,
  showTime: (count) => (count === 1 ? 'Show this time' : 'Show them'),
  showSchedule: 'Open my schedule',
};
