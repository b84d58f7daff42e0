import type { ReportMessages } from './en.ts';

export const messages: ReportMessages = {
  'report.title': 'Dienstplanbericht',
  'report.from': 'Von',
  'report.to': 'Bis',
  'report.required': 'Dieses Feld ist erforderlich.',
  'report.endBeforeStart': 'Das Ende darf nicht vor dem Beginn liegen.',
  'report.weeks': 'Ganze Wochen: {range}',
  'report.groups': 'Nur Personen in: {names}',
  'report.costCenter': 'Kostenstelle',
  'report.breakSheetsByWeek': 'Ein Blatt je Woche',
  'report.generate': 'Erstellen',
  'report.cancel': 'Abbrechen',
  'report.sending': 'Der Bericht wird erstellt.',
  'report.confirm': 'Diesen Bericht erstellen?',
  'report.confirm.text': 'Dienstpläne, {range}.',
  'report.done': 'Der Bericht wurde heruntergeladen.',
  'report.later':
    'Dieser Bericht dauert länger. Sie erhalten ihn per E-Mail, und eine Benachrichtigung informiert Sie, sobald er fertig ist.',
  'report.failed': 'Der Bericht konnte nicht erstellt werden',
  'report.failed.text': 'Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',
};
