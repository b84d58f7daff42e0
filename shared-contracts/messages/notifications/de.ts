import type { NotificationMessages } from '../LocaleMessages.ts';

export const notifications: NotificationMessages = {
  notifications: {
    TIME_APPROVED: {
      heading: 'Zeit genehmigt',
      body: '{manager} hat Ihre Zeit am {date}, {range}, genehmigt.',
      linkText: 'Zeit ansehen',
    },
    TIME_REJECTED: {
      heading: 'Zeit abgelehnt',
      body: '{manager} hat Ihre Zeit am {date}, {range}, abgelehnt. Bitte prüfen Sie sie.',
      linkText: 'Zeit prüfen',
    },
    TIME_REOPENED: {
      heading: 'Zeit wieder geöffnet',
      body: '{manager} hat Ihre Zeit am {date}, {range}, wieder geöffnet. Sie wartet erneut auf eine Entscheidung.',
      linkText: 'Zeit ansehen',
    },
    TIME_ADDED: {
      heading: 'Zeit hinzugefügt',
      body: '{manager} hat für Sie am {date} Zeit hinzugefügt: {range}.',
      linkText: 'Zeit ansehen',
    },
    TIME_EDITED: {
      heading: 'Zeit bearbeitet',
      body: '{manager} hat Ihre Zeit am {date} bearbeitet. Sie ist jetzt {range}.',
      linkText: 'Zeit ansehen',
    },
    MISSED_CLOCK_IN: {
      heading: 'Noch nicht eingestempelt',
      body: 'Ihre Schicht am {date} sollte um {time} beginnen. Dafür ist noch kein Einstempeln erfasst.',
      linkText: 'Zur Stempeluhr',
    },
    MISSED_CLOCK_OUT: {
      heading: 'Noch eingestempelt',
      body: 'Sie sind seit {date}, {time}, eingestempelt. Es ist noch kein Ausstempeln erfasst.',
      linkText: 'Zur Stempeluhr',
    },
    AUTO_CLOCKED_OUT: {
      heading: 'Automatisch ausgestempelt',
      body: 'Ihr Ausstempeln fehlte, deshalb wurde das geplante Ende eingetragen: {date}, {time}. Bitte korrigieren Sie es, wenn Sie zu einer anderen Zeit gegangen sind.',
      linkText: 'Zeit prüfen',
    },
    MISSED_BREAK: {
      heading: 'Noch keine Pause',
      body: 'Sie arbeiten seit {date}, {time}, ohne Pause.',
      linkText: 'Zur Stempeluhr',
    },
    BREAK_NOT_ENDED: {
      heading: 'Noch in der Pause',
      body: 'Ihre Pause läuft seit {date}, {time}. Bitte beenden Sie sie, wenn Sie weiterarbeiten.',
      linkText: 'Zur Stempeluhr',
    },
    DELETION_APPROVED: {
      heading: 'Löschung genehmigt',
      body: '{manager} hat die Löschung Ihrer Zeit am {date}, {range}, genehmigt. Sie ist jetzt gelöscht.',
      linkText: 'Meine Zeiten ansehen',
    },
    DELETION_REJECTED: {
      heading: 'Löschung abgelehnt',
      body: '{manager} hat die Löschung Ihrer Zeit am {date}, {range}, abgelehnt. Sie bleibt, wie sie war.',
      linkText: 'Zeit ansehen',
    },
    DELETION_REQUESTED: {
      heading: 'Löschung beantragt',
      body: '{employee} beantragt, die Zeit am {date}, {range}, zu löschen.',
      linkText: 'Prüfen',
    },
    SCHEDULE_CHANGED: {
      heading: 'Dienstplan geändert',
      body: 'Ihr Dienstplan wurde geändert: {what}',
      linkText: 'Dienstplan ansehen',
    },
    REPORT_READY: {
      heading: 'Bericht fertig',
      body: 'Ihr Bericht vom {startDate} bis {endDate} ist fertig.',
      linkText: 'Herunterladen',
    },
    REPORT_FAILED: {
      heading: 'Bericht nicht fertig',
      body: 'Ihr Bericht vom {startDate} bis {endDate} konnte nicht erstellt werden. Bitte fordern Sie ihn noch einmal an.',
      linkText: 'Zu den Mitarbeiterzeiten',
    },
    PASSWORD_GIVEN: {
      heading: 'Einmalpasswort',
      body: '{manager} hat Ihnen ein Einmalpasswort gegeben. Ihr bisheriges gilt nicht mehr, und Ihre Sitzungen sind beendet. Wenn Sie nicht darum gebeten haben, informieren Sie Ihre Administration.',
      linkText: 'Einstellungen öffnen',
    },
    PIN_GIVEN: {
      heading: 'Neue PIN für Terminals',
      body: '{manager} hat Ihnen eine neue PIN für Terminals gegeben. Ihre bisherige gilt nicht mehr. Wählen Sie in den Einstellungen eine eigene.',
      linkText: 'PIN wählen',
    },
    TERMINAL_SILENT: {
      heading: 'Terminal ohne Verbindung',
      body: '{terminal} hat sich zuletzt am {date} um {time} gemeldet. Es ist ausgeschaltet oder hat keine Verbindung. Stempelungen, die dort aufbewahrt sind, kommen später an.',
      linkText: 'Terminals ansehen',
    },
    TERMINAL_KEEPS: {
      heading: 'Terminal bewahrt Stempelungen auf',
      body: '{terminal} bewahrt seit {date}, {time}, Stempelungen auf und kann sie nicht senden: jetzt {count}.',
      linkText: 'Terminals ansehen',
    },
    TERMINAL_CLOCK_OFF: {
      heading: 'Terminal mit falscher Uhr',
      body: 'Die Uhr von {terminal} geht um {duration} falsch. Das Terminal zeigt die Zeit des Servers an; lassen Sie das Gerät seine Uhr über das Netz stellen.',
      linkText: 'Terminals ansehen',
    },
  },
  severalNotifications: {
    TIME_APPROVED: {
      heading: '{count} Zeiten genehmigt',
      body: '{manager} hat Ihre Zeiten genehmigt: {dates}',
      linkText: 'Zeiten ansehen',
    },
    TIME_REJECTED: {
      heading: '{count} Zeiten abgelehnt',
      body: '{manager} hat Ihre Zeiten abgelehnt, bitte prüfen Sie sie: {dates}',
      linkText: 'Zeiten prüfen',
    },
    TIME_REOPENED: {
      heading: '{count} Zeiten wieder geöffnet',
      body: '{manager} hat Ihre Zeiten wieder geöffnet. Sie warten erneut auf eine Entscheidung: {dates}',
      linkText: 'Zeiten ansehen',
    },
    TIME_ADDED: {
      heading: '{count} Zeiten hinzugefügt',
      body: '{manager} hat für Sie Zeiten hinzugefügt: {dates}',
      linkText: 'Zeiten ansehen',
    },
    TIME_EDITED: {
      heading: '{count} Zeiten bearbeitet',
      body: '{manager} hat Ihre Zeiten bearbeitet: {dates}',
      linkText: 'Zeiten ansehen',
    },
    DELETION_APPROVED: {
      heading: '{count} Löschungen genehmigt',
      body: '{manager} hat die Löschung Ihrer Zeiten genehmigt. Sie sind jetzt gelöscht: {dates}',
      linkText: 'Meine Zeiten ansehen',
    },
    DELETION_REJECTED: {
      heading: '{count} Löschungen abgelehnt',
      body: '{manager} hat die Löschung Ihrer Zeiten abgelehnt. Sie bleiben, wie sie waren: {dates}',
      linkText: 'Zeiten ansehen',
    },
  },
};
