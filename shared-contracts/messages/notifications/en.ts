import type { NotificationMessages } from '../LocaleMessages.ts';

export const notifications: NotificationMessages = {
  notifications: {
    TIME_APPROVED: {
      heading: 'Time approved',
      body: '{manager} approved your time on {date}, {range}.',
      linkText: 'View time',
    },
    TIME_REJECTED: {
      heading: 'Time rejected',
      body: '{manager} rejected your time on {date}, {range}. Please check it.',
      linkText: 'Check time',
    },
    TIME_REOPENED: {
      heading: 'Time reopened',
      body: '{manager} reopened your time on {date}, {range}. It waits for a decision again.',
      linkText: 'View time',
    },
    TIME_ADDED: {
      heading: 'Time added',
      body: '{manager} added time for you on {date}, {range}.',
      linkText: 'View time',
    },
    TIME_EDITED: {
      heading: 'Time edited',
      body: '{manager} edited your time on {date}. It is now {range}.',
      linkText: 'View time',
    },
    MISSED_CLOCK_IN: {
      heading: 'No clock-in yet',
      body: 'Your shift on {date} was planned to start at {time}. No clock-in is recorded for it.',
      linkText: 'Go to the clock',
    },
    MISSED_CLOCK_OUT: {
      heading: 'Still clocked in',
      body: 'You have been clocked in since {date}, {time}. No clock-out is recorded yet.',
      linkText: 'Go to the clock',
    },
    AUTO_CLOCKED_OUT: {
      heading: 'Clocked out automatically',
      body: 'Your clock-out was missing, so the scheduled end was entered: {date}, {time}. Please correct it if you left at another time.',
      linkText: 'Check time',
    },
    MISSED_BREAK: {
      heading: 'No break yet',
      body: 'You have been working without a break since {date}, {time}.',
      linkText: 'Go to the clock',
    },
    BREAK_NOT_ENDED: {
      heading: 'Still on a break',
      body: 'Your break has been running since {date}, {time}. Please end it when you go on working.',
      linkText: 'Go to the clock',
    },
    DELETION_APPROVED: {
      heading: 'Deletion approved',
      body: '{manager} approved the deletion of your time on {date}, {range}. It is deleted now.',
      linkText: 'View my history',
    },
    DELETION_REJECTED: {
      heading: 'Deletion rejected',
      body: '{manager} rejected the deletion of your time on {date}, {range}. It stays as it was.',
      linkText: 'View time',
    },
    DELETION_REQUESTED: {
      heading: 'Deletion requested',
      body: '{employee} asks to delete the time on {date}, {range}.',
      linkText: 'Review',
    },
    SCHEDULE_CHANGED: {
      heading: 'Schedule changed',
      body: 'Your schedule was changed: {what}',
      linkText: 'View schedule',
    },
    REPORT_READY: {
      heading: 'Report ready',
      body: 'Your report on {startDate} to {endDate} is ready.',
      linkText: 'Download',
    },
    REPORT_FAILED: {
      heading: 'Report not ready',
      body: 'Your report on {startDate} to {endDate} could not be made. Please ask for it again.',
      linkText: 'Go to employee time',
    },
    PASSWORD_GIVEN: {
      heading: 'One-time password',
      body: '{manager} gave you a one-time password. Your old one no longer works, and your sessions have ended. If you did not ask for it, tell an administrator.',
      linkText: 'Open the settings',
    },
    PIN_GIVEN: {
      heading: 'New PIN for terminals',
      body: '{manager} gave you a new PIN for terminals. Your old one no longer works. Choose your own in the settings.',
      linkText: 'Choose a PIN',
    },
    TERMINAL_SILENT: {
      heading: 'Terminal not seen',
      body: '{terminal} was last seen on {date} at {time}. It is switched off or has no connection. Punches kept there arrive later.',
      linkText: 'View terminals',
    },
    TERMINAL_KEEPS: {
      heading: 'Terminal keeps punches',
      body: '{terminal} has been keeping punches since {date}, {time}, and cannot send them: {count} so far.',
      linkText: 'View terminals',
    },
    TERMINAL_CLOCK_OFF: {
      heading: 'Terminal with a wrong clock',
      body: 'The clock of {terminal} is off by {duration}. It shows the server’s time; let the device set its clock by the network.',
      linkText: 'View terminals',
    },
  },
  severalNotifications: {
    TIME_APPROVED: {
      heading: '{count} times approved',
      body: '{manager} approved your times on {dates}.',
      linkText: 'View times',
    },
    TIME_REJECTED: {
      heading: '{count} times rejected',
      body: '{manager} rejected your times on {dates}. Please check them.',
      linkText: 'Check times',
    },
    TIME_REOPENED: {
      heading: '{count} times reopened',
      body: '{manager} reopened your times on {dates}. They wait for a decision again.',
      linkText: 'View times',
    },
    TIME_ADDED: {
      heading: '{count} times added',
      body: '{manager} added times for you on {dates}.',
      linkText: 'View times',
    },
    TIME_EDITED: {
      heading: '{count} times edited',
      body: '{manager} edited your times on {dates}.',
      linkText: 'View times',
    },
    DELETION_APPROVED: {
      heading: '{count} deletions approved',
      body: '{manager} approved the deletion of your times on {dates}. They are deleted now.',
      linkText: 'View my history',
    },
    DELETION_REJECTED: {
      heading: '{count} deletions rejected',
      body: '{manager} rejected the deletion of your times on {dates}. They stay as they were.',
      linkText: 'View times',
    },
  },
};
