import type { PasskeyMessages } from './en.ts';

export const messages: PasskeyMessages = {
  'passkey.prove.title': 'Mit Ihrem Passkey bestätigen',
  'passkey.prove.text':
    'Ihr Passwort stimmt. Ihr Gerät fragt jetzt nach Fingerabdruck, Gesicht oder seiner PIN.',
  'passkey.prove.submit': 'Passkey verwenden',
  'passkey.register.title': 'Einen Passkey registrieren',
  'passkey.register.text':
    'Sie genehmigen oder verwalten. Darum braucht Ihre Anmeldung neben dem Passwort einen Passkey: Fingerabdruck, Gesicht oder PIN dieses Geräts oder einen Sicherheitsschlüssel.',
  'passkey.register.submit': 'Passkey registrieren',
  'passkey.back': 'Zurück zum Passwort',
  'passkey.fault.unsupported':
    'Dieser Browser kann unter dieser Adresse keine Passkeys verwenden. Bitte verwenden Sie einen aktuellen Browser und die Adresse, die Ihr Unternehmen Ihnen genannt hat.',
  'passkey.fault.cancelled': 'Es wurde nichts bestätigt. Bitte versuchen Sie es noch einmal.',
  'passkey.fault.registered': 'Auf diesem Gerät ist schon einer Ihrer Passkeys.',
  'passkey.fault.failed':
    'Ihr Gerät hat nicht geantwortet. Bitte versuchen Sie es noch einmal oder verwenden Sie ein anderes.',
  'passkeys.title': 'Passkeys',
  'passkeys.note': 'Sie bestätigen Ihre Anmeldung',
  'passkeys.made': 'Registriert {when}',
  'passkeys.used': 'Zuletzt verwendet {when}',
  'passkeys.unused': 'Noch nicht verwendet',
  'passkeys.backedUp': 'auch auf Ihren anderen Geräten',
  'passkeys.last':
    'Ihre Anmeldung braucht Ihren letzten Passkey. Um ihn zu entfernen, fügen Sie zuerst einen anderen hinzu.',
  'passkeys.rename': 'Umbenennen',
  'passkeys.rename.title': 'Diesen Passkey umbenennen',
  'passkeys.rename.name': 'Name',
  'passkeys.rename.empty': 'Bitte geben Sie einen Namen ein.',
  'passkeys.rename.save': 'Speichern',
  'passkeys.renamed': 'Der Passkey ist umbenannt.',
  'passkeys.remove': 'Entfernen',
  'passkeys.remove.title': 'Diesen Passkey entfernen?',
  'passkeys.remove.text': '{name} bestätigt keine Anmeldung mehr. Offene Sitzungen bleiben offen.',
  'passkeys.removed': 'Der Passkey ist entfernt.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.add.text':
    'Bestätigen Sie zuerst mit einem Passkey, den Sie schon haben. Registrieren Sie dann den neuen.',
  'passkeys.add.name': 'Name des neuen',
  'passkeys.add.hint': 'Zum Beispiel „Diensthandy“',
  'passkeys.add.prove': 'Bestätigen',
  'passkeys.add.proven': 'Bestätigt. Registrieren Sie jetzt den neuen Passkey.',
  'passkeys.added': 'Der Passkey ist registriert.',
  'passkeys.confirm.text':
    'Auch Ihre Anmeldung braucht dann einen Passkey. Bestätigen Sie jetzt mit Ihrem, oder registrieren Sie den ersten: Ihr Gerät fragt nach Fingerabdruck, Gesicht oder seiner PIN. Hier bleiben Sie angemeldet.',
  'passkeys.confirm.password': 'Ihr Passwort',
  'passkeys.confirm.empty': 'Bitte geben Sie Ihr Passwort ein.',
  'passkeys.confirm.wrong': 'Das ist nicht Ihr Passwort. Bitte geben Sie es noch einmal ein.',
  'passkeys.confirm.submit': 'Weiter mit Passkey',
};
