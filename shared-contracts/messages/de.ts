import { companyErrors } from './companyErrors.ts';
import { decisionErrors } from './decisionErrors.ts';
import { keyErrors } from './keyErrors.ts';
import type { LocaleMessages } from './LocaleMessages.ts';
import { massViolations } from './massViolations.ts';
import { notifications } from './notifications/de.ts';
import { passwordErrors } from './passwordErrors.ts';
import { planRefusals, planRemarks } from './planning.ts';
import { signOffErrors } from './signOffErrors.ts';
import { synchronisationFailures } from './synchronisationFailures.ts';
import { timeEntryErrors } from './timeEntryErrors.ts';
import { timeEntryRules } from './timeEntryRules.ts';

export const de: LocaleMessages = {
  errors: {
    ...timeEntryErrors.de,
    ...decisionErrors.de,
    ...signOffErrors.de,
    ...companyErrors.de,
    ...keyErrors.de,
    ...passwordErrors.de,
    VALIDATION_FAILED: {
      title: 'Einige Angaben stimmen noch nicht',
      detail:
        'Es wurde noch nichts gespeichert. Bitte korrigieren Sie die markierten Felder und senden Sie sie erneut.',
    },
    UNREADABLE_REQUEST: {
      title: 'Die Anfrage war nicht lesbar',
      detail:
        'Es wurde nichts geändert. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    },
    WRONG_CREDENTIALS: {
      title: 'Anmeldung nicht möglich',
      detail:
        'Benutzername und Passwort passen nicht zusammen. Bitte prüfen Sie beides und versuchen Sie es erneut.',
    },
    SET_UP_CODE_OVER: {
      title: 'Dieser Code gilt nicht',
      detail:
        'Dieser Code ist falsch, wurde schon benutzt oder ist abgelaufen. Lassen Sie sich auf der Seite Terminals einen neuen anzeigen, und prüfen Sie beim Eintippen auch die Terminal-ID.',
    },
    NOT_IDENTIFIED: {
      title: 'Nicht erkannt',
      detail: 'Nummer oder PIN stimmt nicht. Bitte versuchen Sie es noch einmal.',
    },
    IDENTIFICATION_WAITS: {
      title: 'Zu viele Fehlversuche',
      detail:
        'An diesem Terminal gab es zu viele Fehlversuche. Bitte versuchen Sie es in {wait} erneut oder weisen Sie sich auf andere Weise aus.',
    },
    BADGE_NOT_KNOWN: {
      title: 'Ausweis nicht bekannt',
      detail:
        'Dieser Ausweis ist hier nicht bekannt. Verwenden Sie Nummer und PIN, oder fragen Sie Ihre Führungskraft.',
    },
    CAPTURE_ENDED: {
      title: 'Das hat zu lange gedauert',
      detail: 'Es wurde nichts erfasst. Bitte blicken Sie noch einmal in die Kamera.',
    },
    PICTURE_UNREADABLE: {
      title: 'Das Bild ist nicht lesbar',
      detail: 'Bitte wählen Sie eine Datei in jpg, jpeg oder png.',
    },
    NO_FACE: {
      title: 'Kein Gesicht zu sehen',
      detail: 'Bitte blicken Sie gerade in die Kamera und verdecken Sie Ihr Gesicht nicht.',
    },
    SEVERAL_FACES: {
      title: 'Mehrere Personen zu sehen',
      detail: 'Bitte stehen Sie allein vor der Kamera.',
    },
    FACE_TOO_SMALL: {
      title: 'Zu weit weg',
      detail: 'Bitte kommen Sie näher an die Kamera.',
    },
    FACE_BLURRED: {
      title: 'Das Gesicht ist unscharf',
      detail: 'Bitte halten Sie kurz still und wischen Sie die Kamera ab, wenn nötig.',
    },
    FACE_TOO_DARK: {
      title: 'Zu dunkel',
      detail: 'Bitte wenden Sie sich dem Licht zu.',
    },
    FACE_TOO_BRIGHT: {
      title: 'Zu hell',
      detail: 'Bitte wenden Sie sich vom Licht ab.',
    },
    FACE_NOT_LIVE: {
      title: 'Die Drehungen waren nicht zu sehen',
      detail: 'Bitte blicken Sie geradeaus und drehen Sie dann den Kopf wie angezeigt.',
    },
    FACE_UNKNOWN: {
      title: 'Sie wurden nicht erkannt',
      detail: 'Bitte versuchen Sie es noch einmal oder weisen Sie sich auf andere Weise aus.',
    },
    FACE_NEEDS_NUMBER: {
      title: 'Ihre Nummer, bitte',
      detail:
        'Bitte geben Sie zuerst Ihre Nummer ein oder halten Sie Ihren Ausweis an den Leser. Blicken Sie dann in die Kamera.',
    },
    FACE_OF_ANOTHER: {
      title: 'Dieses Gesicht gehört jemand anderem',
      detail:
        'Dieses Bild oder dieses Gesicht ist für eine andere Person registriert. Es wurde nichts geändert.',
    },
    FACE_REFUSED: {
      title: 'Diese Person möchte das nicht',
      detail:
        'Die Person hat die Erkennung am Gesicht abgelehnt. Nur sie selbst kann das in ihren Einstellungen ändern.',
    },
    CONSENT_TEXT_CHANGED: {
      title: 'Der Text hat sich geändert',
      detail:
        'Es wurde nichts gespeichert. Bitte lesen Sie den neuen Text und entscheiden Sie dann neu.',
    },
    KEPT_PUNCH_SETTLED: {
      title: 'Schon erledigt',
      detail: 'Jemand anders hat sich schon um diese Stempelung gekümmert.',
    },
    KEPT_PUNCH_DOES_NOT_FIT: {
      title: 'Passt nicht',
      detail:
        'Das passt nicht zur erfassten Zeit dieser Person. Fügen Sie die Zeit von Hand hinzu und verwerfen Sie dann die Stempelung.',
    },
    NOTHING_TO_CLOCK: {
      title: 'Nichts zu stempeln',
      detail:
        'Sie haben zurzeit kein Arbeitsverhältnis, für das Sie stempeln können. Bitte fragen Sie Ihre Führungskraft.',
    },
    DIALOG_ENDED: {
      title: 'Inzwischen geschlossen',
      detail: 'Es wurde nichts erfasst. Bitte weisen Sie sich noch einmal aus.',
    },
    NO_SESSION: {
      title: 'Sie sind nicht angemeldet',
      detail:
        'Alles bisher Gespeicherte bleibt erhalten. Bitte melden Sie sich erneut an, um fortzufahren.',
    },
    ACCESS_DENIED: {
      title: 'Zugriff verweigert',
      detail:
        'Ihrem Konto fehlt die Berechtigung dafür. Es wurde nichts geändert. Wenn Sie sie brauchen, wenden Sie sich bitte an Ihre Führungskraft.',
    },
    ACCOUNT_CLOSED: {
      title: 'Dieses Konto ist geschlossen',
      detail:
        'Benutzername und Passwort stimmen, aber das Konto wurde geschlossen. Wenn Sie es noch brauchen, wenden Sie sich bitte an Ihre Administration.',
    },
    ONE_TIME_PASSWORD_USED: {
      title: 'Dieses Einmalpasswort wurde benutzt oder ist abgelaufen',
      detail:
        'Es öffnet nur eine Sitzung. Wählen Sie dort in den Einstellungen Ihr eigenes Passwort, oder bitten Sie eine Person mit Administratorrechten um ein neues. Gibt es keine, starten Sie den Server neu: Er gibt dann eines aus.',
    },
    NO_USER_NAME: {
      title: 'Diese Person hat keinen Benutzernamen',
      detail:
        'Es wurde nichts geändert. Geben Sie der Person zuerst in der Unternehmensdatei einen Benutzernamen.',
    },
    PASSWORD_CHANGE_REQUIRED: {
      title: 'Wählen Sie zuerst ein neues Passwort',
      detail:
        'Sie haben sich mit einem Einmalpasswort angemeldet. Bitte wählen Sie ein anderes, bevor Sie weitermachen.',
    },
    SIGN_ON_REFUSED: {
      title: 'Die Anmeldung mit dem Firmenkonto hat nicht geklappt',
      detail:
        'Es wurde nichts geändert. Bitte beginnen Sie auf der Anmeldeseite von vorn; wenn es wieder scheitert, informieren Sie Ihre Administration.',
    },
    NO_SIGN_ON_PROVIDER: {
      title: 'Single Sign-on ist nicht eingerichtet',
      detail:
        'Es wurde nichts geändert. Wer den Server betreibt, muss zuerst in dessen Einstellungen den Anmeldedienst angeben.',
    },
    PASSKEY_NEEDED: {
      title: 'Ein Passkey ist nötig',
      detail:
        'Ihre Anmeldung wird mit einem Passkey bestätigt. Bitte melden Sie sich mit Ihrem Passwort an.',
    },
    PASSKEY_ENDED: {
      title: 'Das hat zu lange gedauert',
      detail:
        'Die Abfrage Ihres Passkeys wurde schon beantwortet oder ist abgelaufen. Bitte melden Sie sich erneut an.',
    },
    PASSKEY_REFUSED: {
      title: 'Der Passkey wurde nicht angenommen',
      detail:
        'Bitte versuchen Sie es noch einmal, mit einem Passkey, den Sie hier registriert haben.',
    },
    PASSKEY_WINDOW_OVER: {
      title: 'Die Frist zum Registrieren eines Passkeys ist vorbei',
      detail:
        'Ihr Passwort stimmt. Bitte lassen Sie Ihre Passkeys von einem Administrator zurücksetzen und melden Sie sich dann erneut an.',
    },
    NO_PASSKEY_ADDRESS: {
      title: 'Unter dieser Adresse sind keine Passkeys möglich',
      detail:
        'Wer den Server betreibt, muss zuerst in dessen Einstellungen die Adresse angeben, unter der das Produkt geöffnet wird.',
    },
    PASSKEY_FIRST: {
      title: 'Zuerst kommt Ihr eigener Passkey',
      detail:
        'Bitte bestätigen Sie Ihre Sitzung mit einem Passkey. Schalten Sie den zweiten Faktor danach ein.',
    },
    LAST_PASSKEY: {
      title: 'Das ist Ihr letzter Passkey',
      detail: 'Ihre Anmeldung braucht ihn. Bitte registrieren Sie zuerst einen anderen.',
    },
    TOO_MANY_PASSKEYS: {
      title: 'Sie haben zehn Passkeys',
      detail: 'Bitte entfernen Sie zuerst einen, den Sie nicht mehr verwenden.',
    },
    OWN_ACCOUNT: {
      title: 'Das ist Ihr eigenes Konto',
      detail:
        'Sie können das Konto, das Sie selbst verwenden, nicht schließen. Es wurde nichts geändert. Eine andere Administratorin oder ein anderer Administrator kann es.',
    },
    FEATURE_OFF: {
      title: 'Diese Funktion ist ausgeschaltet',
      detail: 'Ihr Unternehmen nutzt sie zurzeit nicht. Es wurde nichts geändert.',
    },
    FOREIGN_ORIGIN: {
      title: 'Die Anfrage kam von einer anderen Website',
      detail:
        'Zum Schutz Ihres Kontos wurde nichts geändert. Bitte öffnen Sie die Anwendung selbst und versuchen Sie es dort erneut.',
    },
    NOT_FOUND: {
      title: 'Nicht gefunden',
      detail:
        'Der Eintrag ist nicht mehr vorhanden oder für Sie nicht zugänglich. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Das ist hier nicht möglich',
      detail:
        'Es wurde nichts geändert. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    },
    TOO_LARGE: {
      title: 'Das ist zu viel auf einmal',
      detail: 'Es wurde nichts gespeichert. Bitte senden Sie weniger oder in mehreren Schritten.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      title: 'Diese Art von Inhalt wird nicht angenommen',
      detail:
        'Es wurde nichts gespeichert. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    },
    CLOCK_OUT_ALREADY_RECORDED: {
      title: 'Das Ausstempeln ist bereits erfasst',
      detail:
        'Die Schicht ist beendet, ihre Zeiten bleiben erhalten. Bitte laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    },
    END_OUT_OF_RANGE: {
      title: 'Dieses Ende passt nicht zur Schicht',
      detail:
        'Es muss nach der letzten Stempelung und darf nicht in der Zukunft liegen. Es wurde nichts geändert.',
    },
    SEGMENT_ALREADY_OPEN: {
      title: 'Die Pause läuft bereits',
      detail: 'Sie läuft seit {since} und läuft weiter. Es wurde nichts doppelt erfasst.',
    },
    ON_APPROVED_LEAVE: {
      title: 'Ihre Abwesenheit ist genehmigt',
      detail:
        'Ihre Abwesenheit an diesem Tag ist genehmigt, deshalb können Sie nicht einstempeln. Wenn Sie doch arbeiten, fragen Sie bitte Ihre Führungskraft.',
    },
    LOCATION_REQUIRED: {
      title: 'Ihr Standort wird benötigt',
      detail:
        'In Ihrem Unternehmen können Sie nur im vereinbarten Bereich stempeln. Bitte geben Sie den Standort frei und versuchen Sie es noch einmal. Es wurde nichts erfasst.',
    },
    OUTSIDE_GEOFENCE: {
      title: 'Sie sind außerhalb des Bereichs',
      detail:
        'In Ihrem Unternehmen können Sie nur im vereinbarten Bereich stempeln. Bitte gehen Sie dorthin und versuchen Sie es noch einmal. Es wurde nichts erfasst.',
    },
    NO_OPEN_SEGMENT: {
      title: 'Es läuft keine Pause',
      detail: 'Es gab nichts zu beenden. Alle erfassten Zeiten bleiben erhalten.',
    },
    STATUS_NOT_ALLOWED: {
      title: 'Der Status ließ sich nicht ändern',
      detail:
        'Der Eintrag hat inzwischen einen anderen Stand, zu dem dieser Schritt nicht mehr passt. Es wurde nichts geändert. Bitte laden Sie neu, um den aktuellen Stand zu sehen.',
    },
    SHIFT_ALREADY_CORRECTED: {
      title: 'Es gibt eine neuere Version',
      detail:
        'Der Eintrag wurde inzwischen bearbeitet; diese Version bleibt erhalten. Bitte laden Sie sie, bevor Sie fortfahren.',
    },
    SHIFT_ALREADY_DELETED: {
      title: 'Der Eintrag wurde gelöscht',
      detail:
        'Er wurde inzwischen gelöscht, daher wurde nichts geändert. Bitte laden Sie neu, um die aktuelle Liste zu sehen.',
    },
    ALL_ROWS_FAILED: {
      title: 'Keiner der Einträge ließ sich ändern',
      detail:
        'Sie haben sich inzwischen geändert oder sind für Sie nicht zugänglich und blieben unverändert. Bitte laden Sie die Liste neu und wählen Sie erneut aus.',
    },
    NOT_AS_SCHEDULED: {
      title: 'Nicht wie geplant',
      detail:
        'Der Eintrag entspricht nicht mehr dem Dienstplan und blieb unverändert. Bitte sehen Sie ihn sich an, bevor Sie entscheiden.',
    },
    PLAN_TOO_LARGE: {
      title: 'Zu viel auf einmal',
      detail:
        'Höchstens {days} Tage in {ranges} Abschnitten lassen sich auf einmal planen. Es wurde nichts geändert; bitte planen Sie weniger Personen oder Tage.',
    },
    SELECTION_TOO_LARGE: {
      title: 'Zu viele auf einmal',
      detail:
        'Höchstens {people} Personen und {entries} ihrer Einträge lassen sich auf einmal auswählen. Es wurde nichts geändert; bitte wählen Sie weniger aus.',
    },
    GROUP_NAME_TAKEN: {
      title: 'Dieser Name ist vergeben',
      detail: 'Sie haben schon eine Gruppe mit diesem Namen. Wählen Sie einen anderen.',
    },
    TOKEN_TAKEN: {
      title: 'Dieses Token wurde schon verwendet',
      detail: 'Erzeugen Sie ein neues Token und versuchen Sie es noch einmal.',
    },
    WEBHOOK_LIMIT: {
      title: 'Es gibt zu viele Webhooks',
      detail: 'Löschen Sie einen, den niemand mehr braucht.',
    },
    WEBHOOK_NOT_READY: {
      title: 'Der Webhook ist nicht bereit',
      detail: 'Schalten Sie ihn ein und erzeugen Sie zuerst sein Geheimnis.',
    },
    STILL_EMPLOYED: {
      title: 'Diese Person ist nicht ausgeschieden',
      detail:
        'Gelöscht werden kann nur, wer ab heute kein Arbeitsverhältnis und keine offene Schicht hat.',
    },
    STILL_WAITING: {
      title: 'Etwas ist noch nicht übertragen',
      detail:
        'Zeiten oder Dienste dieser Person warten auf das HR-System. Löschen Sie die Person, wenn sie übertragen sind.',
    },
    REPORT_TOO_LARGE: {
      title: 'Das ist mehr, als ein Blatt fasst',
      detail:
        'Der Bericht ginge über {people} Personen an {days} Tagen. Bitte wählen Sie weniger Tage, eine Kostenstelle oder ein Blatt je Woche.',
    },
    EXPORT_UNDER_WAY: {
      title: 'Ein Export läuft schon',
      detail:
        'Sie laden bereits einen Export für eine Prüfung herunter, hier oder in einem anderen Fenster. Bitte warten Sie, bis er fertig ist, oder brechen Sie ihn ab, und versuchen Sie es dann noch einmal.',
    },
    REQUEST_IN_PROGRESS: {
      title: 'Das wird bereits ausgeführt',
      detail:
        'Dieselbe Anfrage ist noch unterwegs und wird nur einmal ausgeführt. Bitte warten Sie einen Moment.',
    },
    WRONG_PASSWORD: {
      title: 'Das aktuelle Passwort stimmt nicht',
      detail: 'Ihr Passwort bleibt, wie es war. Bitte geben Sie das aktuelle noch einmal ein.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'Das wurde bereits mit anderem Inhalt gesendet',
      detail:
        'Das zuerst Gesendete bleibt erhalten. Bitte laden Sie die Seite neu und prüfen Sie es, bevor Sie fortfahren.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Zu viele Versuche',
      detail:
        'Das waren zu viele Versuche, und es wurde nichts geändert. Bitte versuchen Sie es in {wait} erneut.',
    },
    UNEXPECTED: {
      title: 'Bei uns ist etwas schiefgegangen',
      detail:
        'Alles zuvor Gespeicherte bleibt erhalten. Bitte versuchen Sie es gleich noch einmal und informieren Sie Ihre Administration, wenn es wieder geschieht.',
    },
    OUT_OF_SPACE: {
      title: 'Auf dem Server ist kein Platz mehr',
      detail:
        'Diesmal wurde nichts gespeichert; alles zuvor Gespeicherte bleibt erhalten. Bitte informieren Sie Ihre Administration und versuchen Sie es später noch einmal.',
    },
    UNAVAILABLE: {
      title: 'Der Server ist gerade nicht bereit',
      detail:
        'Alles zuvor Gespeicherte bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
    },
  },
  violations: {
    ALREADY_CLOCKED_IN:
      'Sie sind seit {since} eingestempelt. Diese Schicht läuft weiter; es wurde nichts doppelt erfasst.',
    SHORT_BREAK_DISCARDED:
      'Die Pause war kürzer als eine Minute und zählt daher nicht. Die Schicht läuft weiter.',
    RECORDED_AS_CORRECTION:
      'Diese Zeit wird zusätzlich zur erfassten Zeit als Korrektur aufbewahrt, und Ihre Führungskraft entscheidet darüber.',
  },
  massViolations: massViolations.de,
  timeEntryRules: timeEntryRules.de,
  synchronisationFailures: synchronisationFailures.de,
  planRefusals: planRefusals.de,
  planRemarks: planRemarks.de,
  ...notifications,
  approvedStays: 'Was zuvor genehmigt war, bleibt bestehen.',
  decisionReason: 'Grund: {reason}',
  signOnGoesOn: 'Weiter zu Punctual',
  ownName: 'Deutsch',
};
