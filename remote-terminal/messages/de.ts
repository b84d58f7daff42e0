import type { TerminalMessages } from './en.ts';

export const messages: TerminalMessages = {
  'terminal.logIn.title': 'Dieses Terminal anmelden',
  'terminal.logIn.text': 'Es bleibt für alle angemeldet, die hier stempeln.',
  'terminal.logIn.terminalId': 'Terminal-Nummer',
  'terminal.logIn.password': 'Passwort',
  'terminal.logIn.submit': 'Anmelden',
  'terminal.logIn.other': 'Als Person anmelden',
  'terminal.required': 'Bitte füllen Sie dieses Feld aus.',
  'terminal.connected': 'Verbunden',
  'terminal.notConnected': 'Keine Verbindung',
  'terminal.logOut': 'Dieses Terminal abmelden',
  'terminal.leave.title': 'Dieses Terminal abmelden?',
  'terminal.leave.text': 'Bis zur nächsten Anmeldung kann hier niemand stempeln.',
  'terminal.leave.confirm': 'Abmelden',
};
