import { createDomains } from '../createDomains.ts';
import type { AppParts } from '../http/createApp.ts';
import { operations } from '../http/contract.ts';
import { createTestCompany, people } from './testCompany.ts';

const employee = {
  kind: 'employee',
  id: people.dora.id,
  sessionId: 1,
  mustChangePassword: false,
  authorities: new Set([...operations.values()].flatMap(({ authorities }) => authorities)),
} as const;
const terminal = {
  kind: 'terminal',
  id: 1001,
  sessionId: 2,
  place: { geofenceId: null, timeZone: 'UTC' },
} as const;

/** The test company's server for a person with all rights, with all features on. */
export const withEveryRight = {
  prepare: createTestCompany,
  settings: { LIMIT_REQUESTS_PER_SECOND: '100000' },
  domains: (context: Parameters<AppParts['domains']>[0]) => ({
    ...createDomains(context),
    sessions: {
      findEmployee: () => Promise.resolve(employee),
      findTerminal: () => Promise.resolve(terminal),
    },
    isFeatureOn: () => Promise.resolve(true),
  }),
};
