import type { ConnectionsMessages } from './en.ts';

export const messages: ConnectionsMessages = {
  'connections.tasks': 'Zu erledigen',
  'connections.tasks.failed': 'Was zu erledigen ist, kann gerade nicht angezeigt werden',
  'connections.task.NO_JOB':
    '{count, plural, one {# Person hat noch kein Arbeitsverhältnis und kann nicht stempeln} other {# Personen haben noch kein Arbeitsverhältnis und können nicht stempeln}}: {names}',
  'connections.task.UNMANAGED':
    '{count, plural, one {Niemand genehmigt die Zeit von # Person} other {Niemand genehmigt die Zeit von # Personen}}, heute oder ab einem späteren Tag: {names}',
  'connections.task.UNKNOWN_VALUE':
    '{count, plural, one {# Person hat kein Arbeitsverhältnis, weil der Wert aus dem Verzeichnis unten fehlt} other {# Personen haben kein Arbeitsverhältnis, weil der Wert aus dem Verzeichnis unten fehlt}}: {names}',
  'connections.task.UNKNOWN_TIME_ZONE':
    '{count, plural, one {# Person hat im Verzeichnis eine Zeitzone, die es nicht gibt} other {# Personen haben im Verzeichnis eine Zeitzone, die es nicht gibt}}: {names}',
  'connections.task.UNKNOWN_COST_CENTER':
    '{count, plural, one {# Person hat im Verzeichnis eine Kostenstelle, die es hier nicht gibt} other {# Personen haben im Verzeichnis eine Kostenstelle, die es hier nicht gibt}}: {names}',
  'connections.task.ADMINISTRATOR':
    '{count, plural, one {# Administrator folgt dem Verzeichnis nicht. Ändern Sie das Arbeitsverhältnis von Hand} other {# Administratoren folgen dem Verzeichnis nicht. Ändern Sie die Arbeitsverhältnisse von Hand}}: {names}',
  'connections.task.REFUSED':
    '{count, plural, one {# Arbeitsverhältnis konnte dem Verzeichnis nicht folgen} other {# Arbeitsverhältnisse konnten dem Verzeichnis nicht folgen}}: {names}',
  'connections.task.MANAGER_MISSING':
    '{count, plural, one {# Person hat eine Führungskraft, die noch nicht da ist} other {# Personen haben eine Führungskraft, die noch nicht da ist}}: {names}',
  'connections.task.MANAGER_WITHOUT_RIGHT':
    '{count, plural, one {# Person hat eine Führungskraft, die keine Zeiten genehmigen darf} other {# Personen haben eine Führungskraft, die keine Zeiten genehmigen darf}}: {names}',
  'connections.task.OWN_MANAGER':
    '{count, plural, one {# Person ist im Verzeichnis die eigene Führungskraft} other {# Personen sind im Verzeichnis die eigene Führungskraft}}: {names}',
  'connections.task.days': 'Ab: {days}',
  'connections.task.values': 'Im Verzeichnis steht: {values}',
  'connections.names': '{names}, …',

  'connections.title': 'Verbundene Systeme',
  'connections.failed': 'Die Verbindungen können gerade nicht angezeigt werden',
  'connections.kind.HR_SYSTEM': 'HR-System',
  'connections.kind.DIRECTORY': 'Verzeichnis',
  'connections.kind.WEBHOOKS': 'Webhooks',
  'connections.kind.SIGN_ON': 'Single Sign-on',
  'connections.kind.MAIL': 'E-Mail',
  'connections.system.SUCCESSFACTORS': 'SAP SuccessFactors',
  'connections.system.SIMULATED': 'Simulation',
  'connections.system.SCIM': 'SCIM',
  'connections.system.WEBHOOKS': '{count, plural, one {# Webhook} other {# Webhooks}}',
  'connections.system.SAML': 'SAML',
  'connections.system.OPENID': 'OpenID Connect',
  'connections.system.SMTP': 'SMTP',
  'connections.system.FILES': 'Dateien auf dem Server',
  'connections.state.OFF': 'Nicht verbunden',
  'connections.state.WORKING': 'Funktioniert',
  'connections.state.WAITING': 'Wartet',
  'connections.state.FAILING': 'Braucht Aufmerksamkeit',
  'connections.off.HR_SYSTEM':
    'Genehmigte Zeiten warten hier. Der Betreiber verbindet das HR-System mit HR_SYSTEM: „The external HR system“ in docs/guides/operators.md.',
  'connections.off.DIRECTORY':
    'Konten entstehen durch Dateien. Ein Administrator erstellt ein Token unter Entwicklerverwaltung, Verzeichnisse: docs/guides/scim.md.',
  'connections.off.WEBHOOKS':
    'Kein anderes System erfährt von Änderungen. Ein Administrator fügt eines unter Entwicklerverwaltung, Webhooks hinzu: docs/guides/webhooks.md.',
  'connections.off.SIGN_ON':
    'Alle melden sich mit Passwort an. Der Betreiber verbindet einen Anbieter: docs/guides/sign-on.md.',
  'connections.off.MAIL':
    'E-Mails werden als Dateien auf dem Server abgelegt. Der Betreiber verbindet einen Mailserver mit SMTP_URL: „Mail“ in docs/guides/operators.md.',
  'connections.waiting': '{count, plural, one {# wartet} other {# warten}}',
  'connections.given': '{count, plural, one {# aufgegeben} other {# aufgegeben}}',
  'connections.most': '1000 oder mehr',
  'connections.used': 'Zuletzt genutzt: {when}',
  'connections.unused': 'Noch nicht genutzt',
  'connections.last': 'Letzter Fehler, {when}:',
  'connections.lastOf': 'Letzter Fehler von „{name}“, {when}:',
  'connections.now': 'Fehler gerade jetzt:',
  'connections.nowOf': 'Fehler gerade jetzt, „{name}“:',
  'connections.ends': 'Endet {when}:',
  'connections.failure.HR_UNREACHABLE':
    'Das HR-System antwortet nicht. Es wird einige Stunden lang wieder versucht; hält es an, prüft der Betreiber Adresse und Netz.',
  'connections.failure.HR_BUSY': 'Das HR-System bat zu warten. Es wird wieder versucht.',
  'connections.failure.HR_UNKNOWN_PERSON':
    'Das HR-System kennt die Person nicht. Legen Sie sie dort an; danach sendet die Führungskraft den Eintrag noch einmal.',
  'connections.failure.HR_UNKNOWN_SCHEDULE':
    'Das HR-System kennt den Dienst nicht. Legen Sie ihn dort mit demselben Code an, und senden Sie den Dienst noch einmal.',
  'connections.failure.HR_OTHER_DAY':
    'Das HR-System zählt den Eintrag zu einem anderen Tag. Korrigieren Sie den Eintrag, und senden Sie ihn noch einmal.',
  'connections.failure.HR_REFUSED':
    'Das HR-System hat einen Eintrag abgelehnt. Der Grund steht am Eintrag; korrigieren Sie ihn, und senden Sie ihn noch einmal.',
  'connections.failure.TOKEN_ENDED':
    'Kein Token gilt mehr, das Verzeichnis wird abgewiesen. Erstellen Sie ein neues unter Entwicklerverwaltung, Verzeichnisse.',
  'connections.failure.TOKEN_ENDS_SOON':
    'Das letzte Token läuft ab. Erstellen Sie vorher ein neues unter Entwicklerverwaltung, Verzeichnisse.',
  'connections.failure.DIRECTORY_REFUSED':
    'Eine Anfrage des Verzeichnisses wurde abgelehnt, etwa ein neuer Benutzername für einen Administrator. Das Protokoll des Verzeichnisses nennt sie.',
  'connections.failure.WEBHOOK_ANSWERED':
    'Der Empfänger hat mit {status} geantwortet. Sehen Sie in seinem Protokoll nach, und senden Sie unter Entwicklerverwaltung, Webhooks noch einmal.',
  'connections.failure.WEBHOOK_REDIRECTED':
    'Der Empfänger leitet auf eine andere Adresse um; ihr wird nicht gefolgt. Tragen Sie die endgültige Adresse ein.',
  'connections.failure.WEBHOOK_GONE':
    'Der Empfänger will nichts mehr (410), der Webhook wurde abgeschaltet. Löschen Sie ihn, oder schalten Sie ihn wieder ein.',
  'connections.failure.WEBHOOK_TOO_LONG':
    'Der Empfänger hat nicht innerhalb von 10 Sekunden geantwortet. Er sollte zuerst antworten und danach arbeiten.',
  'connections.failure.WEBHOOK_UNREACHABLE':
    'Der Empfänger ist nicht erreichbar. Prüfen Sie Adresse und Netz; es wird wieder versucht.',
  'connections.failure.WEBHOOK_BROKEN':
    'Die Verbindung zum Empfänger ist abgebrochen. Es wird wieder versucht.',
  'connections.failure.WEBHOOK_CERTIFICATE':
    'Dem Zertifikat des Empfängers wird nicht vertraut. Erneuern Sie es, oder hinterlegen Sie seine Zertifizierungsstelle auf dem Server.',
  'connections.failure.WEBHOOK_ADDRESS':
    'Die Adresse führt in ein privates Netz, das der Server nicht erlaubt (WEBHOOK_NETWORKS).',
  'connections.failure.SIGN_ON_REFUSED':
    'Eine Anmeldung per Single Sign-on wurde abgelehnt. Der Grund steht im Sicherheitsprotokoll: „When it does not work“ in docs/guides/sign-on.md.',
  'connections.failure.MAIL_REFUSED':
    'Der Mailserver hat eine E-Mail nicht angenommen. Es wird eine Woche lang wieder versucht; der Code steht im Protokoll des Servers.',

  'mapping.title': 'Arbeitsverhältnisse aus dem Verzeichnis',
  'mapping.about':
    'Neue Personen des Verzeichnisses bekommen ihr Arbeitsverhältnis nach dieser Zuordnung. Wechsel und Austritte folgen ab dem Tag, an dem das Verzeichnis sie meldet; die Vergangenheit bleibt.',
  'mapping.failed': 'Die Zuordnung kann gerade nicht angezeigt werden',
  'mapping.saved': 'Gespeichert von {name}, {when}',
  'mapping.delivered':
    '{count, plural, =0 {Noch kein Verzeichnis hat jemanden geliefert} one {Das Verzeichnis hat # Person geliefert} other {Das Verzeichnis hat # Personen geliefert}}',
  'mapping.unready':
    'Arbeitsverhältnisse brauchen eine Position und ein Zeitartenprofil. Legen Sie diese zuerst unter „Zeitarten und Kostenstellen“ an.',
  'mapping.isOn': 'Arbeitsverhältnisse aus dem Verzeichnis anlegen',
  'mapping.attribute': 'Welcher Wert entscheidet',
  'mapping.attribute.department': 'Abteilung',
  'mapping.attribute.division': 'Bereich',
  'mapping.attribute.organization': 'Organisation',
  'mapping.attribute.costCenter': 'Kostenstelle',
  'mapping.attribute.title': 'Titel',
  'mapping.attribute.timezone': 'Zeitzone',
  'mapping.attribute.manager': 'Führungskraft',
  'mapping.entries': 'Was die Werte bedeuten',
  'mapping.entries.none': 'Noch kein Wert hat einen Eintrag.',
  'mapping.open':
    '{count, plural, one {# Person kommt mit} other {# Personen kommen mit}} „{value}“',
  'mapping.add': 'Wert hinzufügen',
  'mapping.addThis': '„{value}“ hinzufügen',
  'mapping.edit': '„{value}“ bearbeiten',
  'mapping.remove': '„{value}“ entfernen',
  'mapping.otherwise': 'Andere Werte bekommen auch ein Arbeitsverhältnis',
  'mapping.otherwise.edit': 'Andere Werte bearbeiten',
  'mapping.otherwise.none': 'Personen mit anderen Werten werden eine Aufgabe für Sie.',
  'mapping.otherwise.title': 'Alle anderen Werte',
  'mapping.everybody': 'Für alle',
  'mapping.timeZone': 'Zeitzone',
  'mapping.usesTimeZone': 'Die Zeitzone aus dem Verzeichnis geht vor',
  'mapping.usesCostCenter': 'Die Kostenstelle aus dem Verzeichnis geht vor',
  'mapping.country': 'Land, zwei Buchstaben',
  'mapping.company': 'Rechtsträger',
  'mapping.profile': 'Zeitarten',
  'mapping.calendar': 'Feiertage',
  'mapping.variant': 'Wie Zeit erfasst wird',
  'mapping.variant.CLOCK': 'Mit Uhrzeiten',
  'mapping.variant.DURATION': 'Als Dauer',
  'mapping.rights': 'Was die Personen dürfen',
  'mapping.right.CAPTURE_TIME': 'Stempeln',
  'mapping.right.VIEW_TIME': 'Eigene Zeiten sehen',
  'mapping.right.ADD_TIME': 'Zeiten von Hand eintragen',
  'mapping.right.CAPTURE_CALL_BACK': 'Rufbereitschaftseinsätze stempeln',
  'mapping.right.APPROVE_TIME': 'Zeiten ihrer Mitarbeitenden genehmigen',
  'mapping.schedulesFrom': 'Dienste beginnen mit Tag 1 am',
  'mapping.managerBy': 'Das Verzeichnis nennt die Führungskraft mit',
  'mapping.managerBy.SCIM_ID': 'Id dieses Servers (üblich)',
  'mapping.managerBy.EXTERNAL_ID': 'Externer Id',
  'mapping.managerBy.EMPLOYEE_NUMBER': 'Personalnummer',
  'mapping.place.value': 'Wert im Verzeichnis',
  'mapping.place.position': 'Position',
  'mapping.place.sites': 'Wo sie stempeln dürfen',
  'mapping.place.sites.none': 'Überall: Es ist kein Standort gewählt.',
  'mapping.place.costCenter': 'Kostenstelle',
  'mapping.place.schedule': 'Dienst',
  'mapping.place.zone': 'Zeitzone, falls eine andere',
  'mapping.place.approves': 'Zeiten ihrer Mitarbeitenden genehmigen',
  'mapping.place.done': 'Fertig',
  'mapping.cancel': 'Abbrechen',
  'mapping.fault.empty': 'Bitte füllen Sie dieses Feld aus.',
  'mapping.fault.taken': 'Dieser Wert hat schon einen Eintrag.',
  'mapping.fault.country': 'Zwei Großbuchstaben, etwa DE.',
  'mapping.fault.zone': 'Wählen Sie eine Zeitzone aus der Liste.',
  'mapping.save': 'Speichern',
  'mapping.discard': 'Änderungen verwerfen',
  'mapping.isSaved': 'Gespeichert. Arbeitsverhältnisse entstehen innerhalb einer halben Minute.',
  'mapping.isSavedOff':
    'Gespeichert. Solange es ausgeschaltet ist, entstehen keine Arbeitsverhältnisse.',
  'mapping.notSaved': 'Nicht gespeichert',
  'mapping.readAgain': 'Noch einmal öffnen',

  'trial.try': 'Am letzten Neuzugang testen',
  'trial.title': 'Probelauf mit {name}',
  'trial.about': 'Geliefert {when} von {directory}. Es wurde nichts geschrieben.',
  'trial.aboutNobody': 'Geliefert {when}. Es wurde nichts geschrieben.',
  'trial.none': 'Noch kein Verzeichnis hat jemanden geliefert.',
  'trial.failed': 'Der Probelauf hat nicht geklappt',
  'trial.says': 'Das Verzeichnis sagt',
  'trial.saysNothing': 'Nichts über das Arbeitsverhältnis.',
  'trial.makes': 'Daraus wird',
  'trial.JOB': 'Bekommt dieses Arbeitsverhältnis und kann stempeln',
  'trial.TASK': 'Bekommt kein Arbeitsverhältnis',
  'trial.KEPT': 'Behält das Arbeitsverhältnis, das nicht aus dem Verzeichnis stammt',
  'trial.LEFT': 'Ausgetreten: Das Konto ist geschlossen',
  'trial.task.UNKNOWN_VALUE':
    '„{value}“ hat keinen Eintrag, und andere Werte bekommen kein Arbeitsverhältnis.',
  'trial.task.noValue':
    'Das Verzeichnis sagt nichts, und andere Werte bekommen kein Arbeitsverhältnis.',
  'trial.task.UNKNOWN_TIME_ZONE': 'Die Zeitzone „{value}“ gibt es nicht.',
  'trial.task.UNKNOWN_COST_CENTER': 'Die Kostenstelle „{value}“ gibt es nicht.',
  'trial.task.ADMINISTRATOR': 'Administratoren folgen dem Verzeichnis nicht.',
  'trial.task.MANAGER_MISSING':
    'Die Führungskraft ist noch nicht da und wird zugeordnet, sobald sie kommt.',
  'trial.task.MANAGER_WITHOUT_RIGHT': 'Die Führungskraft darf noch keine Zeiten genehmigen.',
  'trial.task.OWN_MANAGER': 'Das Verzeichnis nennt die Person als ihre eigene Führungskraft.',
  'trial.task.other': 'Die Gründe stehen darunter.',
  'trial.description': 'Bezeichnung',
  'trial.position': 'Position',
  'trial.sites': 'Standorte',
  'trial.from': 'Ab',
  'trial.rights': 'Darf',
  'trial.manager': 'Führungskraft',
  'trial.nothing': 'Keine Angabe',
};
