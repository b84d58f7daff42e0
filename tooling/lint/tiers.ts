/**
 * The server's folders in tiers, lowest first: a folder only imports from earlier ones
 * (docs/architecture.md). The files directly in `server/` are above all of them.
 */
export const serverTiers: Readonly<Record<string, readonly string[]>> = {
  ground: [
    'threads',
    'configuration',
    'database',
    'spreadsheets',
    'mail',
    'push',
    'telemetry',
    'records',
    'queues',
    'jobs',
  ],
  calls: ['calls'],
  base: [
    ...[
      'security',
      'people',
      'passkeys',
      'features',
      'info',
      'employee-groups',
      'schedules',
      'notifications',
    ],
    ...['session', 'accounts', 'api-keys', 'calendars', 'webhook-outbox'],
  ],
  shifts: ['shifts', 'adjusted-time', 'hr-outbox', 'shift-changes'],
  domains: [
    ...['clocking', 'missed-punches', 'time-entries', 'unworked-days', 'approvals'],
    ...[
      'manager-clocking',
      'sign-offs',
      'planning',
      'reports',
      'inspections',
      'terminals',
      'faces',
      'successfactors',
      'hr-sync',
      'webhooks',
      'person-data',
      'retention',
      'monitoring',
    ],
  ],
  application: ['http', 'static', 'releases', 'sign-on', 'scim'],
  top: ['company', 'directory', 'connections', 'invitations', 'doctor', 'commands'],
};
