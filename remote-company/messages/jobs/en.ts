/** The words of Jobs. */
export const messages = {
  'page.jobs': 'Jobs',
  'page.managers': 'Managers',
  'entries.select': 'Select {name}',
  'entries.selectAll': '{count, plural, one {Select the one found} other {Select all # found}}',
  'entries.filter': 'Filter',
  'entries.filter.nothing': 'Nothing in this list fits the filter.',
  'entries.filter.of': '{kind}: {name}',
  'entries.filter.person': 'Person',
  'entries.filter.manager': 'Manager',
  'entries.filter.site': 'Site',
  'entries.filter.position': 'Position',
  'entries.filter.schedule': 'Schedule',
  'entries.filter.costCenter': 'Cost center',
  'jobs.person': 'Person',
  'jobs.position': 'Position',
  'jobs.position.new': 'Name of the new position',
  'jobs.position.choose': 'Choose an existing position',
  'jobs.sites': 'Sites',
  'jobs.sites.hint': 'Where the person may clock in. Without a site: anywhere.',
  'jobs.schedule': 'Schedule',
  'jobs.days': 'From – to',
  'jobs.more': 'Actions',
  'jobs.since': 'since {from}',
  'jobs.coming': 'from {from}',
  'jobs.fromTo': '{from} – {to}',
  'jobs.actions': 'What to do with the job of {name}',
  'jobs.add': 'New job',
  'jobs.edit': 'Edit job',
  'jobs.none': 'There are no jobs here yet',
  'jobs.none.text':
    'A job says who works as what, where and from when on. People need one to clock in.',
  'jobs.selected': '{count, plural, one {# job selected} other {# jobs selected}}',
  'jobs.reading': 'Reading {count, number} of {total, number} jobs …',
  'jobs.saving':
    '{count, plural, one {Saving the change …} other {Saving the changes of # jobs …}}',
  'jobs.meaning': 'What this means',
  'jobs.saved': 'The job of {name} is saved',
  'jobs.description': 'Name of the job',
  'jobs.description.hint': 'Without one it is called like the position.',
  'jobs.start': 'First day',
  'jobs.end': 'Last day',
  'jobs.from': 'From',
  'jobs.country': 'Country',
  'jobs.timeZone': 'Time zone',
  'jobs.timeZone.hint': 'Type a large city of the same time, such as Berlin.',
  'jobs.timeZone.several': '{name} means several time zones. Choose the place.',
  'jobs.recording': 'How time is recorded',
  'jobs.recording.hint': 'A change holds from today on.',
  'jobs.recording.CLOCK': 'By clocking in and out',
  'jobs.recording.DURATION': 'As hours a day',
  'jobs.profile': 'Time types',
  'jobs.calendar': 'Holiday calendar',
  'jobs.may': 'What the person may do',
  'jobs.may.CAPTURE_TIME': 'Clock in and out',
  'jobs.may.VIEW_TIME': 'See their own time',
  'jobs.may.ADD_TIME': 'Add time afterwards',
  'jobs.may.CAPTURE_CALL_BACK': 'Clock call-backs',
  'jobs.main': 'Main job',
  'jobs.company': 'Employer',
  'jobs.company.hint': 'The legal entity that employs the person.',
  'jobs.fault.REQUIRED': 'Fill in this field.',
  'jobs.fault.BEFORE_START': 'The last day is before the first one.',
  'jobs.ended':
    '{count, plural, one {# job ends before {date} and stays as it is.} other {# jobs end before {date} and stay as they are.}}',
  'jobs.managers': 'Managers',
  'jobs.move': 'Move',
  'jobs.move.title':
    '{count, plural, one {Move to another site} other {Move # jobs to another site}}',
  'jobs.move.sites': 'New sites',
  'jobs.move.missing': 'Choose a site.',
  'jobs.move.submit': '{count, plural, one {Move} other {Move # jobs}}',
  'jobs.move.saved': '{count, plural, one {# job moves on {date}} other {# jobs move on {date}}}',
  'jobs.move.atOnce':
    '{count, plural, one {# person clocks at the new site at once.} other {# people clock at the new site at once.}}',
  'jobs.move.open':
    '{count, plural, one {# of them is clocked in now; the shift goes on and ends at the new site.} other {# of them are clocked in now; their shifts go on and end at the new site.}}',
  'jobs.move.followed':
    '{count, plural, one {# job ends the day before {date}. A following one begins there, with the same managers, schedules and absences.} other {# jobs end the day before {date}. Following ones begin there, with the same managers, schedules and absences.}}',
  'jobs.move.groups': 'Groups that managers made do not follow: add the new jobs to them.',
  'jobs.move.planned':
    '{count, plural, one {# person has days after {date} that managers planned in Punctual. Plan them again for the following job.} other {# people have days after {date} that managers planned in Punctual. Plan them again for the following jobs.}}',
  'jobs.schedule.title':
    '{count, plural, one {Change the schedule} other {Change the schedule of # jobs}}',
  'jobs.schedule.first': 'The first day of the schedule. The past stays as it is.',
  'jobs.schedule.submit': '{count, plural, one {Change} other {Change # jobs}}',
  'jobs.schedule.saved':
    '{count, plural, one {# job has the schedule {name}} other {# jobs have the schedule {name}}}',
  'jobs.schedule.meaning':
    '{count, plural, one {# job has the schedule from {date} on; the one before ends the day before.} other {# jobs have the schedule from {date} on; the ones before end the day before.}}',
  'jobs.schedule.later':
    '{count, plural, one {# of them has another schedule later, which stays.} other {# of them have another schedule later, which stays.}}',
  'jobs.schedule.planned':
    '{count, plural, one {# job has a schedule that managers planned in Punctual. Change it on Employee Schedules.} other {# jobs have schedules that managers planned in Punctual. Change them on Employee Schedules.}}',
  'jobs.costCenter': 'Cost center',
  'jobs.costCenter.title':
    '{count, plural, one {Change the cost center} other {Change the cost center of # jobs}}',
  'jobs.costCenter.submit': '{count, plural, one {Change} other {Change # jobs}}',
  'jobs.costCenter.saved':
    '{count, plural, one {# job has the cost center {name}} other {# jobs have the cost center {name}}}',
  'jobs.costCenter.meaning':
    '{count, plural, one {New time of # job is booked on it. Recorded time keeps its own.} other {New time of # jobs is booked on it. Recorded time keeps its own.}}',
  'jobs.costCenter.same':
    '{count, plural, one {# job has it already.} other {# jobs have it already.}}',
  'jobs.leave': 'Leaves',
  'jobs.leave.title': '{count, plural, one {Leaves on …} other {# jobs end on …}}',
  'jobs.leave.lastDay': 'Last day',
  'jobs.leave.submit': '{count, plural, one {End the job} other {End # jobs}}',
  'jobs.leave.saved': '{count, plural, one {# job ends on {date}} other {# jobs end on {date}}}',
  'jobs.leave.meaning':
    '{count, plural, one {Nobody clocks in for # job after {date}. What was recorded stays, and its managers go on to decide on it.} other {Nobody clocks in for # jobs after {date}. What was recorded stays, and their managers go on to decide on it.}}',
  'jobs.leave.open':
    '{count, plural, one {# person is clocked in now. The open shift stays, and they can still clock out.} other {# people are clocked in now. Their open shifts stay, and they can still clock out.}}',
  'jobs.leave.planned':
    '{count, plural, one {# person has planned days after {date}. They no longer count.} other {# people have planned days after {date}. They no longer count.}}',
  'jobs.leave.absent':
    '{count, plural, one {# person has leave after {date}. It no longer counts.} other {# people have leave after {date}. It no longer counts.}}',
  'jobs.leave.notBegun':
    '{count, plural, one {# job begins after {date} and stays as it is.} other {# jobs begin after {date} and stay as they are.}}',
  'jobs.leave.close':
    '{count, plural, one {Close the account now: no log-in any more} other {Close # accounts now: no log-in any more}}',
  'jobs.leave.accounts': 'Accounts stay as they are. Close them on the page People.',
  'jobs.leave.manages':
    '{count, plural, one {{name} manages # job. Hand it over to somebody.} other {{name} manages # jobs. Hand them over to somebody.}}',
  'jobs.leave.handOver': 'Hand over',
  'jobs.again': 'Hire again',
  'jobs.again.submit': 'Hire again',
  'jobs.again.saved': '{name} works again from {date} on',
  'jobs.again.meaning': 'A new job begins like the one that ended. Assign its schedule again.',
  'jobs.again.opened': 'The account of {name} is opened again.',
} as const;
