/** The words of Connections. */
export const messages = {
  'connections.tasks': 'To do',
  'connections.tasks.failed': 'The to-do list can’t be shown right now',
  'connections.task.NO_JOB':
    '{count, plural, one {# person has no job yet and cannot clock in} other {# people have no job yet and cannot clock in}}: {names}',
  'connections.task.UNMANAGED':
    '{count, plural, one {Nobody approves the time of # person} other {Nobody approves the time of # people}}, today or from a later day: {names}',
  'connections.task.UNKNOWN_VALUE':
    '{count, plural, one {# person has no job, because the directory’s value has no entry below} other {# people have no job, because the directory’s value has no entry below}}: {names}',
  'connections.task.UNKNOWN_TIME_ZONE':
    '{count, plural, one {# person has a time zone in the directory that does not exist} other {# people have a time zone in the directory that does not exist}}: {names}',
  'connections.task.UNKNOWN_COST_CENTER':
    '{count, plural, one {# person has a cost center in the directory that does not exist here} other {# people have a cost center in the directory that does not exist here}}: {names}',
  'connections.task.ADMINISTRATOR':
    '{count, plural, one {# administrator does not follow the directory. Change the job by hand} other {# administrators do not follow the directory. Change their jobs by hand}}: {names}',
  'connections.task.REFUSED':
    '{count, plural, one {# job could not follow the directory} other {# jobs could not follow the directory}}: {names}',
  'connections.task.MANAGER_MISSING':
    '{count, plural, one {# person has a manager who is not here yet} other {# people have a manager who is not here yet}}: {names}',
  'connections.task.MANAGER_WITHOUT_RIGHT':
    '{count, plural, one {# person has a manager who may not approve time} other {# people have a manager who may not approve time}}: {names}',
  'connections.task.OWN_MANAGER':
    '{count, plural, one {# person is their own manager in the directory} other {# people are their own managers in the directory}}: {names}',
  'connections.task.days': 'From: {days}',
  'connections.task.values': 'The directory says: {values}',
  'connections.names': '{names}, …',

  'connections.title': 'Connected systems',
  'connections.failed': 'The connections can’t be shown right now',
  'connections.kind.HR_SYSTEM': 'HR system',
  'connections.kind.DIRECTORY': 'Directory',
  'connections.kind.WEBHOOKS': 'Webhooks',
  'connections.kind.SIGN_ON': 'Single sign-on',
  'connections.kind.MAIL': 'Mail',
  'connections.system.SUCCESSFACTORS': 'SAP SuccessFactors',
  'connections.system.SIMULATED': 'Simulation',
  'connections.system.SCIM': 'SCIM',
  'connections.system.WEBHOOKS': '{count, plural, one {# webhook} other {# webhooks}}',
  'connections.system.SAML': 'SAML',
  'connections.system.OPENID': 'OpenID Connect',
  'connections.system.SMTP': 'SMTP',
  'connections.system.FILES': 'Files on the server',
  'connections.state.OFF': 'Not connected',
  'connections.state.WORKING': 'Working',
  'connections.state.WAITING': 'Waiting',
  'connections.state.FAILING': 'Needs attention',
  'connections.off.HR_SYSTEM':
    'Approved time waits here. An operator connects the HR system with HR_SYSTEM: “The external HR system” in docs/guides/operators.md.',
  'connections.off.DIRECTORY':
    'Accounts are made by file. An administrator makes a token in Developer admin, Directories: docs/guides/scim.md.',
  'connections.off.WEBHOOKS':
    'No other system is told of changes. An administrator adds one in Developer admin, Webhooks: docs/guides/webhooks.md.',
  'connections.off.SIGN_ON':
    'People log in with a password. An operator connects a provider: docs/guides/sign-on.md.',
  'connections.off.MAIL':
    'Mail is kept as files on the server. An operator connects a mail server with SMTP_URL: “Mail” in docs/guides/operators.md.',
  'connections.waiting': '{count, plural, one {# waits} other {# wait}}',
  'connections.given': '{count, plural, one {# given up} other {# given up}}',
  'connections.most': '1000 or more',
  'connections.used': 'Last used {when}',
  'connections.unused': 'Not used yet',
  'connections.last': 'Last failure, {when}:',
  'connections.lastOf': 'Last failure of “{name}”, {when}:',
  'connections.now': 'Failing now:',
  'connections.nowOf': 'Failing now, “{name}”:',
  'connections.ends': 'Ends {when}:',
  'connections.failure.HR_UNREACHABLE':
    'The HR system does not answer. It is tried again for some hours; if it lasts, the operator checks its address and the network.',
  'connections.failure.HR_BUSY': 'The HR system asked to wait. It is tried again.',
  'connections.failure.HR_UNKNOWN_PERSON':
    'The HR system does not know the person. Create them there, then the manager sends the entry again.',
  'connections.failure.HR_UNKNOWN_SCHEDULE':
    'The HR system does not know the work schedule. Create it there with the same code, then send the schedule again.',
  'connections.failure.HR_OTHER_DAY':
    'The HR system counts the entry to another day. Correct the entry, then send it again.',
  'connections.failure.HR_REFUSED':
    'The HR system refused an entry. The entry shows its reason; correct it, then send it again.',
  'connections.failure.TOKEN_ENDED':
    'No token is valid any more, so the directory is turned away. Make a new one in Developer admin, Directories.',
  'connections.failure.TOKEN_ENDS_SOON':
    'The last token ends. Make a new one in Developer admin, Directories, before that.',
  'connections.failure.DIRECTORY_REFUSED':
    'A request of the directory was refused, such as a new user name for an administrator. The directory’s own log names it.',
  'connections.failure.WEBHOOK_ANSWERED':
    'The receiver answered {status}. Look into its log, then send again in Developer admin, Webhooks.',
  'connections.failure.WEBHOOK_REDIRECTED':
    'The receiver leads to another address, which is not followed. Enter the final address.',
  'connections.failure.WEBHOOK_GONE':
    'The receiver wants nothing more (410), so the webhook was switched off. Delete it, or switch it on again.',
  'connections.failure.WEBHOOK_TOO_LONG':
    'The receiver did not answer within 10 seconds. It should answer first and work later.',
  'connections.failure.WEBHOOK_UNREACHABLE':
    'The receiver cannot be reached. Check the address and the network; it is tried again.',
  'connections.failure.WEBHOOK_BROKEN': 'The connection to the receiver broke. It is tried again.',
  'connections.failure.WEBHOOK_CERTIFICATE':
    'The receiver’s certificate is not trusted. Renew it, or add its authority on the server.',
  'connections.failure.WEBHOOK_ADDRESS':
    'The address leads to a private network that the server does not allow (WEBHOOK_NETWORKS).',
  'connections.failure.SIGN_ON_REFUSED':
    'A log-in by single sign-on was refused. The security log has the reason: “When it does not work” in docs/guides/sign-on.md.',
  'connections.failure.MAIL_REFUSED':
    'The mail server did not accept a mail. It is tried again for a week; the server’s log has the code.',

  'mapping.title': 'Jobs from the directory',
  'mapping.about':
    'New people of the directory get their job by this mapping. Moves and leavers follow from the day on which the directory tells of them; the past stays.',
  'mapping.failed': 'The mapping can’t be shown right now',
  'mapping.saved': 'Saved by {name}, {when}',
  'mapping.delivered':
    '{count, plural, =0 {No directory has delivered anybody yet} one {The directory has delivered # person} other {The directory has delivered # people}}',
  'mapping.unready':
    'Jobs need a position and a time type profile. Add them under “Time types and cost centers” first.',
  'mapping.isOn': 'Make jobs from the directory',
  'mapping.attribute': 'Which value decides',
  'mapping.attribute.department': 'Department',
  'mapping.attribute.division': 'Division',
  'mapping.attribute.organization': 'Organization',
  'mapping.attribute.costCenter': 'Cost center',
  'mapping.attribute.title': 'Title',
  'mapping.attribute.timezone': 'Time zone',
  'mapping.attribute.manager': 'Manager',
  'mapping.entries': 'What the values mean',
  'mapping.entries.none': 'No value has an entry yet.',
  'mapping.open': '{count, plural, one {# person comes with} other {# people come with}} “{value}”',
  'mapping.add': 'Add a value',
  'mapping.addThis': 'Add “{value}”',
  'mapping.edit': 'Edit “{value}”',
  'mapping.remove': 'Remove “{value}”',
  'mapping.otherwise': 'Other values get a job, too',
  'mapping.otherwise.edit': 'Edit other values',
  'mapping.otherwise.none': 'People with other values are a task for you.',
  'mapping.otherwise.title': 'All other values',
  'mapping.everybody': 'For everybody',
  'mapping.timeZone': 'Time zone',
  'mapping.usesTimeZone': 'The directory’s time zone goes first',
  'mapping.usesCostCenter': 'The directory’s cost center goes first',
  'mapping.country': 'Country, two letters',
  'mapping.company': 'Legal entity',
  'mapping.profile': 'Time types',
  'mapping.calendar': 'Holidays',
  'mapping.variant': 'How time is recorded',
  'mapping.variant.CLOCK': 'By clock times',
  'mapping.variant.DURATION': 'By duration',
  'mapping.rights': 'What people may do',
  'mapping.right.CAPTURE_TIME': 'Clock in and out',
  'mapping.right.VIEW_TIME': 'See their time',
  'mapping.right.ADD_TIME': 'Add time by hand',
  'mapping.right.CAPTURE_CALL_BACK': 'Clock call-backs',
  'mapping.right.APPROVE_TIME': 'Approve the time of their people',
  'mapping.schedulesFrom': 'Schedules begin with day 1 on',
  'mapping.managerBy': 'The directory names the manager by',
  'mapping.managerBy.SCIM_ID': 'Id of this server (usual)',
  'mapping.managerBy.EXTERNAL_ID': 'External id',
  'mapping.managerBy.EMPLOYEE_NUMBER': 'Employee number',
  'mapping.place.value': 'Value in the directory',
  'mapping.place.position': 'Position',
  'mapping.place.sites': 'Where they may clock',
  'mapping.place.sites.none': 'Everywhere: no site is chosen.',
  'mapping.place.costCenter': 'Cost center',
  'mapping.place.schedule': 'Work schedule',
  'mapping.place.zone': 'Time zone, if another one',
  'mapping.place.approves': 'Approve the time of their people',
  'mapping.place.done': 'Done',
  'mapping.cancel': 'Cancel',
  'mapping.fault.empty': 'Please fill this in.',
  'mapping.fault.taken': 'This value has an entry already.',
  'mapping.fault.country': 'Two capital letters, such as DE.',
  'mapping.fault.zone': 'Choose a time zone from the list.',
  'mapping.save': 'Save',
  'mapping.discard': 'Discard changes',
  'mapping.isSaved': 'Saved. Jobs are made within half a minute.',
  'mapping.isSavedOff': 'Saved. No jobs are made while it is off.',
  'mapping.notSaved': 'Not saved',
  'mapping.readAgain': 'Open it again',

  'trial.try': 'Try it on the last joiner',
  'trial.title': 'Trial on {name}',
  'trial.about': 'Delivered {when} by {directory}. Nothing was written.',
  'trial.aboutNobody': 'Delivered {when}. Nothing was written.',
  'trial.none': 'No directory has delivered anybody yet.',
  'trial.failed': 'The trial did not work',
  'trial.says': 'The directory says',
  'trial.saysNothing': 'Nothing about the job.',
  'trial.makes': 'The mapping makes',
  'trial.JOB': 'Gets this job and can clock in',
  'trial.TASK': 'Gets no job',
  'trial.KEPT': 'Keeps the job that was not made by the directory',
  'trial.LEFT': 'Has left: the account is closed',
  'trial.task.UNKNOWN_VALUE': '“{value}” has no entry, and other values get no job.',
  'trial.task.noValue': 'The directory says nothing, and other values get no job.',
  'trial.task.UNKNOWN_TIME_ZONE': 'The time zone “{value}” does not exist.',
  'trial.task.UNKNOWN_COST_CENTER': 'There is no cost center “{value}”.',
  'trial.task.ADMINISTRATOR': 'Administrators do not follow the directory.',
  'trial.task.MANAGER_MISSING': 'The manager is not here yet and is linked when they come.',
  'trial.task.MANAGER_WITHOUT_RIGHT': 'The manager may not approve time yet.',
  'trial.task.OWN_MANAGER': 'The directory names the person as their own manager.',
  'trial.task.other': 'Look at the reasons below.',
  'trial.description': 'Job',
  'trial.position': 'Position',
  'trial.sites': 'Sites',
  'trial.from': 'From',
  'trial.rights': 'May',
  'trial.manager': 'Manager',
  'trial.nothing': 'None',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type ConnectionsMessages = Readonly<Record<keyof typeof messages, string>>;
