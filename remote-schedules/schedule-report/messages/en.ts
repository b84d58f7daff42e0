export const messages = {
  'report.title': 'Report of schedules',
  'report.from': 'From',
  'report.to': 'To',
  'report.required': 'This field is required.',
  'report.endBeforeStart': 'The end must not be before the start.',
  'report.weeks': 'Whole weeks: {range}',
  'report.groups': 'Only people in: {names}',
  'report.costCenter': 'Cost center',
  'report.breakSheetsByWeek': 'A sheet for each week',
  'report.generate': 'Generate',
  'report.cancel': 'Cancel',
  'report.sending': 'The report is being made.',
  'report.confirm': 'Generate this report?',
  'report.confirm.text': 'Planned schedules, {range}.',
  'report.done': 'The report was downloaded.',
  'report.later':
    'This report takes longer. You will get it by mail, and a notification tells you when it is ready.',
  'report.failed': 'The report could not be made',
  'report.failed.text': 'Nothing was changed. Please try again in a moment.',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type ReportMessages = Readonly<Record<keyof typeof messages, string>>;
