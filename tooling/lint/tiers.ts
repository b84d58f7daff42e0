/**
 * The folders of the server in tiers, the lowest first: a folder imports only from those that are
 * named before it (docs/architecture.md). The files directly in `server/` stand above all of them.
 */
export const serverTiers: Readonly<Record<string, readonly string[]>> = {
  ground: [
    'configuration',
    'database',
    'spreadsheets',
    'mail',
    'push',
    'telemetry',
    'records',
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
    ...['session', 'accounts', 'calendars', 'webhook-outbox'],
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
  top: ['company', 'doctor', 'commands'],
};
